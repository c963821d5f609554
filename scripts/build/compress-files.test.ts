import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { isFresh } from '../http/fresh-build.ts';
import { compressFiles } from './compress-files.ts';

it('compresses texts as far as it goes, and in tests less', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'compressed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const page = path.join(folder, 'page.html');
  const text = Array.from({ length: 800 }, (_, at) => `<p class="row-${at % 7}">Line ${at * at} of the page</p>`).join(
    '',
  );
  await writeFile(page, text);
  await writeFile(path.join(folder, 'picture.png'), text);
  const sizes: number[] = [];
  for (const isQuick of [false, true]) {
    await compressFiles(folder, isQuick);
    expect(zlib.brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(text);
    expect(zlib.gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(text);
    sizes.push((await stat(`${page}.br`)).size);
  }
  const [smallest = 0, quick = 0] = sizes;
  expect(smallest).toBeLessThan(quick);
  await expect(stat(path.join(folder, 'picture.png.br'))).rejects.toThrow('ENOENT');
});

it('a build for hosts is good for tests, and not the other way round', () => {
  expect(isFresh('abc', 'abc', true)).toBe(true);
  expect(isFresh('abc', 'abc', false)).toBe(true);
  expect(isFresh('abc quick', 'abc', true)).toBe(true);
  expect(isFresh('abc quick', 'abc', false)).toBe(false);
  expect(isFresh('abc', 'abd', true)).toBe(false);
  expect(isFresh(null, 'abc', true)).toBe(false);
});
