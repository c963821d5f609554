import { describe, expect, it } from 'vitest';
import { readPage, whereSaid, wordsOf } from './built-site.ts';
import { claimWords } from './claims.ts';

const html = `<html><head><title>FAQ | X</title><style>.four-sprinters{}</style>
<meta name="description" content="A price within\u00a0minutes."><script>const fleet = 'four Sprinters'</script></head>
<body><p>All <b>leather</b></p><i data-sample="">Sample</i>
<script type="application/ld+json">{"description":"Quatre Sprinter"}</script></body></html>`;

describe('what a built page says', () => {
  it('is its words, its descriptions and its structured data, without code and styles', () => {
    const words = wordsOf(html);
    expect(words).toContain('within minutes');
    expect(words).toContain('leather');
    expect(words).toContain('Quatre Sprinter');
    expect(words).not.toMatch(/four.sprinters/iu);
  });

  it('is told with the number of pages and the first of them', () => {
    const page = readPage('en/faq.html', html);
    expect(page).toMatchObject({ title: 'FAQ | X', description: 'A price within\u00a0minutes.', samples: 1 });
    const says = (words: RegExp | null) =>
      whereSaid([page, { ...page, file: 'fr/faq.html' }], ({ text }) => words?.test(text) ?? false);
    expect(says(claimWords.fleet)).toBe('2 pages, first en/faq.html');
    expect(says(claimWords.regularDrivers)).toBeNull();
  });
});
