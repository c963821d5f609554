/**
 * Built pages are valid HTML by the Nu checker, the W3C's own (npm vnu-jar; needs Java): by day every third, so that each
 * language has some of each kind, at night all. Runs after the build.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNight } from '../setup/night.ts';
import { ensureProgram } from '../setup/system-program.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const run = promisify(execFile);

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** A run is over before the better of Java's two compilers has earned its keep; the checker asks for a deep stack. */
const JAVA_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m'];

/** @returns what the checker finds in a folder's pages, one line for each. */
async function complaints(folder: string): Promise<string[]> {
  const java = await ensureProgram('java');
  const options = ['--errors-only', '--format', 'json', '--exit-zero-always', '--skip-non-html', folder];
  const { stderr } = await run(java, [...JAVA_OPTIONS, '-jar', CHECKER, ...options], { maxBuffer: 64_000_000 });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  return messages.map(
    ({ url, message, extract = '' }) => `${new URL(url).pathname.slice(folder.length)}: ${message} ${extract}`,
  );
}

/** Style sheets are newer than the checker's idea of CSS. */
const withoutStyles = (html: string) => html.replaceAll(/<style>.*?<\/style>/gsu, '');

describe('the Nu checker', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('finds what is wrong in a planted page, and nothing in any of the site', async () => {
    const all = (await readdir(DIST, { recursive: true })).filter((file) => file.endsWith('.html')).toSorted();
    const pages = all.filter((_, nth) => isNight || nth % 9 === 0);
    for (const page of pages) {
      await mkdir(path.dirname(path.join(folder, page)), { recursive: true });
      await writeFile(path.join(folder, page), withoutStyles(await readFile(path.join(DIST, page), 'utf8')));
    }
    expect(pages.length).toBeGreaterThan(10);
    const planted = '<!doctype html><html lang="en"><title>x</title><ul><p>y</p></ul>';
    await writeFile(path.join(folder, 'planted.html'), planted);
    expect(await complaints(folder)).toEqual([
      expect.stringMatching(/^\/planted\.html: .*“p” not allowed as child of element “ul”/u),
    ]);
  }, 240_000);
});
