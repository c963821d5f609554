import { expect, it } from 'vitest';
import { readPage } from './built-site.ts';
import { adviceFor } from './copy-advice.ts';

const page = (file: string, title: string, text: string) =>
  adviceFor(readPage(file, `<title>${title}</title><header>menu</header><main><p>${text}</p></main>`));

it('says what is long, short, or not the word of the house', () => {
  expect(page('en/faq.html', 'Questions', 'A few words.')).toEqual([]);
  expect(page('en/faq.html', 'x'.repeat(66), '')).toEqual(['a title of 66 characters, 65 are shown']);
  expect(page('haifa.html', 'חיפה', 'מילה '.repeat(600))).toEqual([]);
  expect(page('fr/haifa.html', 'Haïfa', 'mot '.repeat(499))).toEqual(['499 words, usual are 500 to 1000']);
  expect(page('en/blog/dead-sea-guide.html', 'The Dead Sea', 'word '.repeat(2601))).toHaveLength(1);
  expect(page('index.html', 'בית', 'זה איננו ייעוץ')).toEqual(['the house says לא']);
});
