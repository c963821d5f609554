import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languagesOf, pages, type PageEntry } from '../../src/content/pages/index.ts';
import { restKeys } from '../../src/content/rest-keys.ts';
import type { PageContent } from '../../src/content/page-types.ts';
import { localeRegistry, locales, type Locale } from '../../src/i18n/locales.ts';
import { fillTexts } from '../../src/i18n/promises.ts';
import { pageTitle } from '../../src/layout/head-tags.ts';
import { FIRST_PROMISES } from '../../supabase/functions/_shared/facts/promises.ts';
import { LEAD_WORDS } from '../../supabase/functions/_shared/words/lead-words/by-language.ts';
import { textsOf } from '../setup/texts-of.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');

/** A list of one stands in for a word, a number and a list alike: it joins, counts and prints as "2". */
const ANYTHING = ['2'];

const moduleOf = async (file: string) => (await import(path.join(SRC, file))) as Record<string, unknown>;
const HEBREW = /\p{Script=Hebrew}/u;
const LATIN_WORD = /\p{Script=Latin}{3,}/u;

/** Names for the program inside content ("kind: contact"): nobody reads them. */
const IDENTIFIER = /^[a-z][\w-]*$/u;

/** The auth server speaks English; only the other languages need words for what it says. */
const ENGLISH_FROM_THE_SERVER = /^auth\.(?:serverTexts\.|weakPassword|refused)/u;

/** Parts that only some languages have (null says so where they are missing), and shorter names that staff need in some alone. */
const OF_SOME_LANGUAGES = /^(?:services\.groups\.|said\.labels\.0\.)/u;

const groups = readdirSync(path.join(SRC, 'i18n/messages/he')).map((file) => file.replace(/\.ts$/u, ''));
/** Articles differ from language to language: tests/contracts/blog.test.ts. */
const contentPages = pages.filter((page: PageEntry) => page.schema !== 'article');
const sources = [
  ...groups.map((group) => ({
    name: `messages/${group}`,
    file: (l: Locale) => `i18n/messages/${l}/${group}.ts`,
    exported: 'messages',
    languages: locales as readonly Locale[],
  })),
  ...contentPages.map((page: PageEntry) => ({
    name: page.content,
    file: (l: Locale) => `content/${page.content}/${l}.ts`,
    exported: 'content',
    languages: languagesOf(page),
  })),
];

/** A destination's guide is written for the readers of each language, with as many tips as they need. */
const isGuide = (name: string, at: string) =>
  name.startsWith('destinations/') && Object.hasOwn(restKeys.destinations, at.split('.')[0] ?? '');

describe.each(sources)('$name', ({ name, file, exported, languages }) => {
  const load = async (locale: Locale) => textsOf((await moduleOf(file(locale)))[exported], ANYTHING);

  it('leaves no text in another language', async () => {
    for (const locale of languages) {
      const strays = (await load(locale)).filter(([, text]) =>
        localeRegistry[locale].script === 'hebrew'
          ? LATIN_WORD.test(text) && !IDENTIFIER.test(text) && !HEBREW.test(text) && !/[@/]/u.test(text)
          : HEBREW.test(text),
      );
      expect(strays, locale).toEqual([]);
    }
  });

  it('leaves no text empty that another language has', async () => {
    const [first, ...others] = await Promise.all(languages.map(load));
    const keys = (texts: [string, string][]) =>
      texts
        .filter(([, text]) => text.trim() !== '')
        .filter(([at]) => !ENGLISH_FROM_THE_SERVER.test(at) && !OF_SOME_LANGUAGES.test(at))
        .filter(([at]) => !isGuide(name, at))
        .map(([at]) => at);
    for (const other of others) expect(keys(other)).toEqual(keys(first ?? []));
  });
});

/** What a results page shows of a title, in characters. */
const SHOWN_OF_A_TITLE = 60;

describe('head texts', () => {
  it('fit into a results page, with the brand after each title', async () => {
    const long = await Promise.all(
      pages
        .filter(({ area }) => area === 'public')
        .flatMap((page: PageEntry) => languagesOf(page).map((locale) => ({ page, locale })))
        .map(async ({ page: { content, schema }, locale }) => {
          const texts = await moduleOf(`content/${content}/${locale}.ts`);
          const { meta } = texts[schema === 'article' ? 'article' : 'content'] as PageContent;
          return pageTitle(fillTexts(meta, FIRST_PROMISES, locale), locale);
        }),
    );
    expect(long.length).toBeGreaterThan(100);
    expect(long.filter((title) => title.length > SHOWN_OF_A_TITLE)).toEqual([]);
  });

  it('differ from page to page', async () => {
    for (const locale of locales) {
      const metas = await Promise.all(
        contentPages
          .filter((page: PageEntry) => languagesOf(page).includes(locale))
          .map(
            async ({ content }) => ((await moduleOf(`content/${content}/${locale}.ts`))['content'] as PageContent).meta,
          ),
      );
      expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    }
  });
});

it.each(locales)('says of letters before the @ the same at every input that takes an address: %s', async (locale) => {
  const groups = [
    'contact',
    'trip',
    'trip-request',
    'staff',
    'staff-leads',
    'staff-team',
    'staff-fleet',
    'staff-settings',
  ];
  const said = await Promise.all(
    groups.map(async (group) => {
      const texts = textsOf((await moduleOf(`i18n/messages/${locale}/${group}.ts`))['messages'], ['']);
      return texts.filter(([at]) => at.includes('emailLetters')).map(([, text]) => text.replace(/[.:\s]*$/u, ''));
    }),
  );
  const { errors, page } = LEAD_WORDS[locale];
  expect([...said, [page.errors.emailLetters]]).toEqual([...groups, 'page'].map(() => [errors.emailLetters]));
});
