import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A page of the built site, as visitors read it. */
export interface BuiltPage {
  /** From the folder of the site: "en/faq.html". */
  file: string;
  /** Its words, with the descriptions in its head and what search engines are told. */
  text: string;
  title: string;
  description: string;
  /** How many words stand between header and footer. */
  words: number;
  /** How many voices and figures it marks as samples. */
  samples: number;
}

const shownIn = (html: string) => html.replaceAll(/<(script|style)\b.*?<\/\1>/gsu, ' ').replaceAll(/<[^>]+>/gu, ' ');

/** What a document says: without its styles and scripts, but with its descriptions and its structured data. */
export function wordsOf(html: string): string {
  const described = [...html.matchAll(/ (?:content|alt|title|aria-label)="([^"]*)"/gu)].map(([, value]) => value ?? '');
  const told = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(
    ([, json]) => json ?? '',
  );
  return [shownIn(html), ...described, ...told].join(' ').replaceAll(/[\s\u00a0\u202f]+/gu, ' ');
}

const countWords = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A built document as visitors read it. */
export const readPage = (file: string, html: string): BuiltPage => ({
  file,
  text: wordsOf(html),
  title: /<title[^>]*>([^<]*)/u.exec(html)?.[1] ?? '',
  description: /<meta name="description" content="([^"]*)"/u.exec(html)?.[1] ?? '',
  words: countWords(shownIn(/<main\b.*<\/main>/su.exec(html)?.[0] ?? '')),
  samples: (html.match(/\bdata-sample\b/gu) ?? []).length,
});

/** Reads every page of the built site. */
export async function builtPages(dist: string): Promise<BuiltPage[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html')).toSorted();
  return Promise.all(files.map(async (file) => readPage(file, await readFile(path.join(dist, file), 'utf8'))));
}

/** Where a text stands, as one line: "61 pages, first en/faq.html"; null where no page says it. */
export function whereSaid(pages: readonly BuiltPage[], says: (page: BuiltPage) => boolean): string | null {
  const found = pages.filter(says);
  const [first] = found;
  return first ? `${found.length} ${found.length === 1 ? 'page' : 'pages'}, first ${first.file}` : null;
}
