import { describe, expect, it } from 'vitest';
import { asText, mailLink, networks, type NetworkName } from './share-links';

const shared = {
  title: 'כמה עולה מונית? "באמת" & בלי הפתעות',
  text: 'First line\nsecond line',
  url: 'https://site.example/en/blog/taxi?x=1&y=2#top',
};
const names = Object.keys(networks) as NetworkName[];

describe('share links', () => {
  it.each(names)('of %s carry the whole address and nothing that leaves its place', (name) => {
    const link = new URL(networks[name].link(shared));
    expect(link.protocol).toBe('https:');
    expect(link.hash).toBe('');
    expect([...link.searchParams.values()].join('\n')).toContain(shared.url);
    expect([...link.searchParams.keys()].length).toBeLessThanOrEqual(2);
  });

  it.each(names.filter((name) => !('takesOnlyAddress' in networks[name])))('of %s carry the title', (name) => {
    expect([...new URL(networks[name].link(shared)).searchParams.values()].join('\n')).toContain(shared.title);
  });

  it('write a mail with subject and body', () => {
    const mail = new URL(mailLink(shared));
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe(shared.title);
    expect(mail.searchParams.get('body')).toBe(`${shared.text}\n\n${shared.url}`);
    // A mail program shows "+" as it stands.
    expect(mailLink(shared)).not.toContain('+');
  });

  it('copy title, text and address on lines of their own', () => {
    expect(asText(shared).split('\n').at(-1)).toBe(shared.url);
  });
});
