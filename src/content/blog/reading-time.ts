import type { ArticleBlock, RichText } from './article';

/** Words per minute that people read on a screen, in Hebrew as in English. */
const WORDS_PER_MINUTE = 200;

/** The words of a text without their links. */
export const plainText = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text.map((run) => (typeof run === 'string' ? run : 'strong' in run ? run.strong : run.text)).join('');

/** All texts of a block. */
function textsOf(block: ArticleBlock): readonly RichText[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'checklist':
      return [block.title, ...block.items];
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'fares':
      return [block.caption];
    case 'callout':
      return [block.title, block.text];
    case 'quote':
      return [block.text, block.by ?? ''];
    case 'figure':
      return [block.caption];
  }
}

/** The plain texts of a body, in its order. */
export const bodyTexts = (body: readonly ArticleBlock[]): string[] =>
  body.flatMap((block) => textsOf(block).map(plainText));

/** Minutes that reading a body takes, rounded up. */
export function readingTime(body: readonly ArticleBlock[]): number {
  const words = bodyTexts(body)
    .join(' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.ceil(words.length / WORDS_PER_MINUTE);
}
