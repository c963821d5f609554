/**
 * The guides are true: what each tells somebody to do is done in a copy of the project, the compiler has nothing to say, and the
 * checks that the guide names are green. By day: it names each file that has to be touched, and no other. What needs
 * the whole build runs with the others.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RECIPES } from '../fixtures/guide-recipes.ts';
import { means, namedPaths } from '../setup/named-files.ts';
import { isNight } from '../setup/night.ts';
import { scratchProject, type ScratchProject } from '../setup/scratch-project.ts';

const GUIDES = path.resolve(import.meta.dirname, '../../docs/guides');
const read = (guide: string) => readFileSync(path.join(GUIDES, `${guide}.md`), 'utf8');

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/u.test(file);
/** The tests that a guide has run at its end. */
const checksOf = (guide: string) =>
  namedPaths(read(guide)).filter((name) => isTest(name) && !/^tests\/(?:e2e\/|contracts\/dist)/u.test(name));
const namesOf = (guide: string) => namedPaths(read(guide)).filter((name) => !isTest(name));

async function inCopy<Answer>(work: (copy: ScratchProject) => Promise<Answer>): Promise<Answer> {
  const copy = await scratchProject();
  try {
    return await work(copy);
  } finally {
    copy.close();
  }
}

it('each has its recipe', () => {
  const guides = readdirSync(GUIDES).map((file) => file.replace(/\.md$/u, ''));
  // new-fact.test.ts plants a field, languages.test.ts a language.
  const done = [...RECIPES.map(({ guide }) => guide), 'add-a-language', 'add-a-request-field'];
  expect(done.toSorted()).toEqual(guides.toSorted());
});

describe.each(RECIPES)('$guide', ({ guide, changes, generate = [], ifNeeded = [] }) => {
  it('names the files that are touched, and no other', () => {
    const touched = [...new Set(changes.map(({ file }) => file))];
    const named = namesOf(guide);
    expect(touched.filter((file) => !namedPaths(read(guide)).some((name) => means(name, file)))).toEqual([]);
    expect(named.filter((name) => !touched.some((file) => means(name, file)))).toEqual(ifNeeded);
  });

  it.runIf(isNight)(
    'does what it says, and its check is green',
    () =>
      inCopy(async (copy) => {
        copy.change(changes);
        for (const script of generate) expect(await copy.run('tsx/dist/cli.mjs', script)).toMatchObject({ ok: true });
        expect(await copy.run('typescript/bin/tsc', '-b', '--pretty', 'false')).toEqual({ ok: true, output: '' });
        const { output } = await copy.run('vitest/vitest.mjs', 'run', ...checksOf(guide));
        // Not by the exit code: Postgres, where it is stopped, ends the process with its own.
        expect(output).toMatch(/Test Files +\d+ passed \(/u);
      }),
    1_800_000,
  );
});
