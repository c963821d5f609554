/** `npm run new-firm` takes languages away: in a copy of the project, the site that is built has nothing of the others. By night. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNight } from '../setup/night.ts';
import { scratchProject, type ScratchProject } from '../setup/scratch-project.ts';

/** Says what the copy's build offers, and how its functions answer. */
const LOOK = `
import { readdirSync, readFileSync } from 'node:fs';
import { answerLocale } from './supabase/functions/_shared/words/answer-locale.ts';
import { customerLanguage } from './supabase/functions/_shared/words/locales.ts';
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
const read = (ending: RegExp) => files.filter((file) => ending.test(file)).map((file) => readFileSync('dist/' + file, 'utf8'));
const pages = read(/\\.html$/u);
const found = (texts: readonly string[], pattern: RegExp) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, one]) => one)))].toSorted();
console.log(JSON.stringify({
  pages: found(pages, /<html[^>]* lang="?(\\w+)/gu),
  twins: found([...pages, ...read(/^sitemap\\.xml$/u)], /hreflang="([\\w-]+)"/giu),
  addresses: found(pages, / href="\\/(he|en|english|fr)(?=[/"])/gu),
  folders: files.filter((file) => /^(?:he|en|fr|english)(?:\\.html)?$/u.test(file)).toSorted(),
  texts: found(read(/^assets[/].*\\.js$/u), /(Foire aux questions|שאלות נפוצות)/gu),
  answers: ['he', 'en', 'fr'].map((language) => answerLocale(language, null)),
  unknown: customerLanguage({ language: 'fr', phone: null }),
}));
`;

/** What is generated, and the settings. */
const GENERATED = ['site-paths', 'account-templates', 'env-names'];

describe.runIf(isNight).each([
  {
    languages: 'he,en',
    checks: [...GENERATED, 'languages', 'site-content'],
    looks: {
      pages: ['en', 'he'],
      twins: ['en', 'he', 'x-default'],
      addresses: ['en', 'english'],
      folders: ['en', 'english.html'],
      answers: ['he', 'en', 'he'],
      unknown: 'en',
    },
  },
  {
    // Addresses of languages are looked for by their prefixes, of which there are none.
    languages: 'en',
    checks: GENERATED,
    looks: { pages: ['en'], addresses: [], folders: [], texts: [], answers: ['en', 'en', 'en'], unknown: 'en' },
  },
])('a firm that works in $languages', ({ languages, checks, looks }) => {
  let copy: ScratchProject;
  beforeAll(async () => {
    copy = await scratchProject();
    copy.change([
      { file: 'answers.env', text: `LANGUAGES=${languages}\nVITE_BUSINESS_NAME_EN='Negev Rides'\n` },
      { file: 'look.ts', text: LOOK },
    ]);
  });
  afterAll(() => copy?.close());

  it('has a site of these alone', { timeout: 1_800_000 }, async () => {
    const tsx = (...args: string[]) => copy.run('tsx/dist/cli.mjs', ...args);
    expect(await tsx('scripts/new-firm.ts', '--from', 'answers.env')).toMatchObject({ ok: true });
    expect(await tsx('scripts/build.ts')).toMatchObject({ ok: true });
    const { output } = await tsx('look.ts');
    expect(JSON.parse(output)).toMatchObject(looks);
  });

  it('passes the checks of languages and of what is generated', { timeout: 1_800_000 }, async () => {
    const { output } = await copy.run('vitest/vitest.mjs', 'run', '--project=contracts', ...checks);
    expect(output).toMatch(new RegExp(`Test Files +${checks.length} passed \\(`, 'u'));
  });
});
