import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServerProcess } from '../../tests/setup/server-process.ts';
import { below, noted, type Benchmark, type Row } from './benchmark.ts';

/** Milliseconds from the start of the process until the home page has been answered. */
async function timeToFirstAnswer(env: Record<string, string>): Promise<number> {
  const started = performance.now();
  const server = startServerProcess(process.cwd(), env);
  try {
    await server.printed(/The site runs at/u);
    const response = await fetch(`http://127.0.0.1:${env['PORT']}/`);
    if (!response.ok) throw new Error(`The home page answered ${response.status}`);
    await response.text();
    return performance.now() - started;
  } finally {
    await server.stop();
  }
}

async function run(): Promise<Row[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  try {
    // The site's address is the usual one, so that the build is the one that stands in dist/ afterwards too.
    const env = { DATA_DIR: dataDir, PORT: String(await freePort()), SITE_URL: 'http://localhost:4173' };
    const first = await timeToFirstAnswer(env);
    const again = [await timeToFirstAnswer(env), await timeToFirstAnswer(env), await timeToFirstAnswer(env)];
    return [
      noted('first start, new database', first / 1000, 's'),
      below('warm start to first answer, slowest of three', Math.max(...again) / 1000, 5, 's'),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const startUp: Benchmark = {
  name: 'start-up',
  group: 'backend',
  about: 'npm start until the home page is answered, embedded database',
  run,
};
