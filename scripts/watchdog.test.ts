import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Runs some code beside the watch, which looks every 20 ms and gives up after 10 looks. */
function run(code: string) {
  const module = JSON.stringify(path.join(import.meta.dirname, 'watchdog.ts'));
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', `import { watchThread } from ${module}; ${code}`],
    { encoding: 'utf8', timeout: 20_000, killSignal: 'SIGTERM' },
  );
  return { status, signal, stderr: stderr.trim() };
}

describe('the watch over the thread', () => {
  it('ends a process that goes round in circles, with its line', () => {
    expect(run(`watchThread('stuck', 20, 10); setTimeout(() => { for (;;); }, 500);`)).toEqual({
      status: null,
      signal: 'SIGKILL',
      stderr: 'stuck',
    });
  });

  it('leaves one alone that works and ends', () => {
    expect(run(`watchThread('stuck', 20, 10); setTimeout(() => {}, 1000);`)).toEqual({
      status: 0,
      signal: null,
      stderr: '',
    });
  });
});
