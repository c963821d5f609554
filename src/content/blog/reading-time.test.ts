import { expect, it } from 'vitest';
import type { ArticleBlock } from './article';
import { bodyTexts, readingTime } from './reading-time';

const words = (count: number): ArticleBlock => ({
  kind: 'paragraph',
  text: Array.from({ length: count }, (_, at) => `word${at}`).join(' '),
});

it.each([
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
  [2400, 12],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingTime([words(count)])).toBe(minutes);
});

it('counts what every kind of block has to read, and no dashes or marks', () => {
  const body: readonly ArticleBlock[] = [
    { kind: 'heading', level: 2, id: 'a', text: 'One two' },
    { kind: 'paragraph', text: ['three – ', { strong: 'four' }, ' ', { text: 'five six', to: '/x' }] },
    { kind: 'list', items: ['seven', ['eight', { strong: ' nine' }]] },
    { kind: 'checklist', title: 'ten', items: ['eleven'] },
    { kind: 'table', caption: 'twelve', columns: ['thirteen'], rows: [['14']] },
    { kind: 'fares', caption: 'fifteen' },
    { kind: 'callout', tone: 'tip', title: 'sixteen', text: 'seventeen' },
    { kind: 'quote', text: 'eighteen', by: 'nineteen' },
    { kind: 'figure', picture: 'blog/x', alt: 'not read', caption: 'twenty' },
  ];
  const read = bodyTexts(body).join(' ');
  expect(read).toContain('three – four five six');
  expect(read).not.toContain('not read');
  expect(readingTime([...body, words(180)])).toBe(1);
  expect(readingTime([...body, words(181)])).toBe(2);
});
