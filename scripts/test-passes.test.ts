import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprintOf, readPasses, writePasses } from './test-passes.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'passes-'));
  for (const file of ['.gitignore', 'settings.json', 'src/a.ts', 'docs/b.md', 'dist/page.html', 'notes/secret.txt']) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), file === '.gitignore' ? 'dist\n.cache\nnotes\n.env\n' : 'one');
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

const initGit = () => execFileSync('git', ['init', '-q'], { cwd: root });
const fingerprint = (reads: readonly string[], command = ['tool']) => fingerprintOf(root, reads, command);

describe('the fingerprint of what a step reads', () => {
  it.each([
    [['src'], 'src/a.ts', true],
    [['src'], 'src/new.ts', true],
    [['src'], 'docs/b.md', false],
    [['src'], 'settings.json', false],
    [['src', '*'], 'settings.json', true],
    [['src', '*'], '.env', true],
    [['src', '*'], 'docs/b.md', false],
    [['.'], 'docs/b.md', true],
    [['.'], 'notes/secret.txt', false],
    [['.'], 'dist/page.html', false],
    [['dist'], 'dist/page.html', true],
    [['dist'], 'dist/new.js', true],
  ])('of %s changes with %s: %s', async (reads, file, changes) => {
    initGit();
    const before = await fingerprint(reads);
    expect(await fingerprint(reads)).toBe(before);
    await writeFile(path.join(root, file), 'two');
    expect((await fingerprint(reads)) !== before).toBe(changes);
  });

  it('changes when a file goes, and with the command and the settings', async () => {
    initGit();
    const before = await fingerprint(['.']);
    expect(await fingerprint(['.'], ['tool', '--strict'])).not.toBe(before);
    vi.stubEnv('VITE_SITE_URL', 'https://example.com');
    expect(await fingerprint(['.'])).not.toBe(before);
    vi.unstubAllEnvs();
    await rm(path.join(root, 'src/a.ts'));
    expect(await fingerprint(['.'])).not.toBe(before);
  });

  it('is not known outside a repository', async () => {
    vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(root));
    expect(await fingerprint(['.'])).toBeNull();
  });
});

it('remembers passes, and forgets them where the file does not read', async () => {
  expect(await readPasses(root)).toEqual({});
  const passes = { unit: { fingerprint: 'x', at: 1, passed: 3 } };
  await writePasses(root, passes);
  expect(await readPasses(root)).toEqual(passes);
  await writeFile(path.join(root, '.cache/test-passes.json'), '{');
  expect(await readPasses(root)).toEqual({});
});
