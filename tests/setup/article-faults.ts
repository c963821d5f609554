import { fillTexts } from '../../src/i18n/promises.ts';
import { FIRST_PROMISES } from '../../supabase/functions/_shared/facts/promises.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ArticleBlock, RichText } from '../../src/content/blog/article.ts';
import { bodyTexts } from '../../src/content/blog/reading-time.ts';
import { fillShabbat } from '../../src/content/blog/shabbat-times.ts';
import type { WholeArticle } from '../../src/content/blog/summaries.ts';
import { tags } from '../../src/content/blog/tags.ts';
import { findPage } from '../../src/content/pages/index.ts';
import { localeRegistry, type Locale } from '../../src/i18n/locales.ts';

const ART = path.resolve(import.meta.dirname, '../../src/art');

const DAY = /^\d{4}-\d\d-\d\d$/u;
const ANCHOR = /^[a-z][a-z\d-]*$/u;

const drawingExists = (name: string) => existsSync(path.join(ART, `${name}.svg`));
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

function richTexts(block: ArticleBlock): readonly RichText[] {
  if (block.kind === 'paragraph' || block.kind === 'callout') return [block.text];
  if (block.kind === 'list' || block.kind === 'checklist') return block.items;
  return block.kind === 'table' ? block.rows.flat() : [];
}

/** Where the article's links lead, as they are written. */
const linksOf = (body: readonly ArticleBlock[]): string[] =>
  body
    .flatMap(richTexts)
    .flatMap((text) =>
      typeof text === 'string' ? [] : text.flatMap((run) => (typeof run === 'object' && 'to' in run ? [run.to] : [])),
    );

const anchorsOf = (body: readonly ArticleBlock[]): string[] =>
  body.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.id] : []));

function linkFaults({ slug, locale, texts }: WholeArticle): string[] {
  return linksOf(texts.body).flatMap((link) => {
    const [page = '', anchor] = link.split('#');
    if (!findPage(page, locale)) return [`a link leads nowhere: ${link}`];
    if (page === `/blog/${slug}`) return [`a link leads to the article itself: ${link}`];
    return anchor === '' ? [`a link has an empty anchor: ${link}`] : [];
  });
}

function blockFaults(block: ArticleBlock): string[] {
  if (block.kind === 'figure') return drawingExists(block.picture) ? [] : [`there is no drawing ${block.picture}`];
  if (block.kind !== 'table') return [];
  const uneven = block.rows.filter((row) => row.length !== block.columns.length);
  return uneven.map((row) => `a row of “${block.caption}” has ${row.length} cells of ${block.columns.length}`);
}

function structureFaults(body: readonly ArticleBlock[]): string[] {
  const anchors = anchorsOf(body);
  const firstHeading = body.find((block) => block.kind === 'heading');
  return [
    ...(anchors.length < 3 ? [`${anchors.length} headings make no table of contents`] : []),
    ...anchors.filter((id) => !ANCHOR.test(id)).map((id) => `${id} is no anchor`),
    ...repeated(anchors).map((id) => `two headings have the anchor ${id}`),
    ...(firstHeading?.kind === 'heading' && firstHeading.level === 3 ? ['the first heading is of level 3'] : []),
    ...repeated(body.map((block) => `${block.kind}: ${bodyTexts([block]).join(' ')}`)).map(
      (block) => `the same block stands twice: ${block}`,
    ),
    ...body.flatMap(blockFaults),
  ];
}

const letters = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/** Whether a text is in another language; names in Latin letters may stand in Hebrew sentences. */
function isStray(text: string, locale: Locale): boolean {
  const hebrew = letters(text, /\p{Script=Hebrew}/gu);
  const latin = letters(text, /\p{Script=Latin}/gu);
  return localeRegistry[locale].script === 'hebrew' ? latin > 3 && latin > hebrew : hebrew > 0;
}

function languageFaults({ locale, texts }: WholeArticle): string[] {
  const { title, excerpt, meta, body } = texts;
  const alts = body.flatMap((block) => (block.kind === 'figure' ? [block.alt] : []));
  const written = [title, excerpt, meta.title, meta.description, ...meta.keywords, ...alts, ...bodyTexts(body)];
  const all = fillShabbat(fillTexts(written, FIRST_PROMISES, locale), { promises: FIRST_PROMISES }, locale);
  return [
    ...all.filter((text) => isStray(text, locale)).map((text) => `not in ${locale}: ${text}`),
    ...[title, excerpt, ...alts].filter((text) => text.trim() === '').map(() => 'a text is empty'),
  ];
}

function factFaults({ slug, locale, facts, texts }: WholeArticle): string[] {
  const { published, updated, cover } = facts;
  const names = tags as Record<string, Partial<Record<string, string>>>;
  return [
    ...(facts.slug === slug ? [] : [`the folder ${slug} calls itself ${facts.slug}`]),
    ...(DAY.test(published) && DAY.test(updated) && published <= updated ? [] : [`${published}, ${updated}: no days`]),
    ...(drawingExists(`blog/${cover}`) ? [] : [`there is no cover ${cover}`]),
    ...(texts.tags.length === 0 ? ['no tags'] : []),
    ...texts.tags.filter((tag) => !names[tag]?.[locale]).map((tag) => `the tag ${tag} has no name`),
  ];
}

/** Everything that is wrong with an article in one language, one line for each. */
export const articleFaults = (article: WholeArticle): string[] => [
  ...factFaults(article),
  ...languageFaults(article),
  ...structureFaults(article.texts.body),
  ...linkFaults(article),
];
