import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ArticleBlock, ArticleTexts } from '../../src/content/blog/article.ts';
import { articles, blogLanguages } from '../../src/content/blog/index.ts';
import { cardOf, wholeArticles, type WholeArticle } from '../../src/content/blog/summaries.ts';
import { tags } from '../../src/content/blog/tags.ts';
import { findPage, counterpartPath, redirects } from '../../src/content/pages/index.ts';
import { locales } from '../../src/i18n/locales.ts';
import { articleFaults } from '../setup/article-faults.ts';

const BLOG = path.resolve(import.meta.dirname, '../../src/content/blog');

const folders = readdirSync(BLOG, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const languagesIn = (folder: string) =>
  locales.filter((locale) => readdirSync(path.join(BLOG, folder)).includes(`${locale}.ts`));

describe('the registry', () => {
  it('has a line for every folder, with the languages that the folder has', () => {
    const found = folders.map((slug) => ({ slug, languages: languagesIn(slug) }));
    const bySlug = (list: readonly { slug: string }[]) => list.toSorted((a, b) => a.slug.localeCompare(b.slug));
    expect(bySlug(articles)).toEqual(bySlug(found));
  });

  it('makes a page of each in its languages, and none in others', () => {
    for (const { slug, languages } of articles)
      for (const locale of locales)
        expect(findPage(`/blog/${slug}`, locale)?.schema, `${slug} in ${locale}`).toBe(
          languages.includes(locale) ? 'article' : undefined,
        );
  });

  it('answers at the bare address of what Hebrew lacks, by leading to a language that has it', () => {
    const lacking = articles.filter(({ languages }) => !languages.includes('he'));
    expect(lacking).not.toEqual([]);
    for (const { slug, languages } of lacking)
      expect(redirects[`/blog/${slug}`]).toBe(`/${languages.includes('en') ? 'en' : 'fr'}/blog/${slug}`);
    for (const from of Object.keys(redirects)) expect(findPage(from, 'he')).toBeUndefined();
  });

  it('leads from a page that a language lacks to the nearest one that it has', () => {
    expect(counterpartPath('/blog', 'fr')).toBe('/blog');
    for (const { slug, languages } of articles)
      for (const locale of blogLanguages)
        expect(counterpartPath(`/blog/${slug}`, locale)).toBe(languages.includes(locale) ? `/blog/${slug}` : '/blog');
    expect(counterpartPath('/blog/how-much-taxi-from-ben-gurion', 'en')).toBe('/blog/taxi-cost-guide');
  });
});

describe.each(wholeArticles)('$slug in $locale', (article) => {
  it('is whole', () => {
    expect(articleFaults(article)).toEqual([]);
  });

  it('has a card for lists', () => {
    expect(cardOf(article)).toMatchObject({ slug: article.slug, title: article.texts.title });
  });
});

it.each(blogLanguages)('no two articles in %s say the same of themselves', (locale) => {
  const own = wholeArticles.filter((article) => article.locale === locale).map(({ texts }) => texts);
  for (const of of [
    ({ title }: ArticleTexts) => title,
    ({ meta }: ArticleTexts) => meta.title,
    ({ meta }: ArticleTexts) => meta.description,
  ])
    expect(new Set(own.map(of)).size).toBe(own.length);
});

it('every tag is used', () => {
  const used = new Set(wholeArticles.flatMap(({ texts }) => texts.tags));
  expect(Object.keys(tags).filter((tag) => !used.has(tag))).toEqual([]);
});

describe('the search for faults', () => {
  const paragraph = (text: string): ArticleBlock => ({ kind: 'paragraph', text });
  const heading = (id: string): ArticleBlock => ({ kind: 'heading', level: 2, id, text: `About ${id}` });
  const body = [heading('one'), heading('two'), heading('three'), paragraph('word')];
  const sample = (changes: Partial<ArticleTexts> = {}, facts: Partial<WholeArticle['facts']> = {}): WholeArticle => ({
    slug: 'sample',
    locale: 'en',
    facts: { slug: 'sample', published: '2026-01-01', updated: '2026-02-01', cover: 'fare-table', ...facts },
    texts: {
      title: 'A title',
      excerpt: 'An excerpt',
      tags: ['airport'],
      meta: { title: 'A title', description: 'A description', keywords: [] },
      body,
      ...changes,
    },
  });
  const inHebrew = {
    title: 'כותרת',
    excerpt: 'תקציר',
    meta: { title: 'כותרת', description: 'תיאור', keywords: [] },
    body: [
      ...['one', 'two', 'three'].map((id): ArticleBlock => ({
        kind: 'heading',
        level: 2,
        id,
        text: `הפרק שעוסק ב־${id}`,
      })),
      paragraph('מילה'),
    ],
  };
  const withBlock = (block: ArticleBlock) => sample({ body: [...body, block] });

  it('lets a whole article pass', () => {
    expect(articleFaults(sample())).toEqual([]);
    expect(articleFaults({ ...sample(inHebrew), locale: 'he' })).toEqual([]);
  });

  it.each<[string, WholeArticle]>([
    ['another folder', sample({}, { slug: 'simple' })],
    ['days in the wrong order', sample({}, { updated: '2025-01-01' })],
    ['a cover that nobody drew', sample({}, { cover: 'nothing' })],
    ['an unknown tag', sample({ tags: ['cooking'] })],
    ['no tags', sample({ tags: [] })],
    ['a Hebrew text in English', withBlock(paragraph('שלום'))],
    ['an English text in Hebrew', { ...sample({ ...inHebrew, excerpt: 'In English' }), locale: 'he' }],
    ['an empty excerpt', sample({ excerpt: ' ' })],
    ['too few headings', sample({ body: body.slice(1) })],
    ['an anchor twice', withBlock({ kind: 'heading', level: 2, id: 'one', text: 'Once more' })],
    ['an anchor that is none', withBlock({ kind: 'heading', level: 2, id: 'Not one', text: 'Once more' })],
    ['a block twice', sample({ body: [...body, paragraph('Again.'), paragraph('Again.')] })],
    ['a dead link', withBlock({ kind: 'paragraph', text: [{ text: 'there', to: '/nowhere' }] })],
    ['a link to itself', withBlock({ kind: 'list', items: [[{ text: 'here', to: '/blog/sample' }]] })],
    ['a drawing that is none', withBlock({ kind: 'figure', picture: 'blog/none', alt: 'A', caption: 'B' })],
    ['a row too short', withBlock({ kind: 'table', caption: 'T', columns: ['a', 'b'], rows: [['c']] })],
  ])('finds %s', (_what, article) => {
    expect(articleFaults(article)).toHaveLength(1);
  });
});
