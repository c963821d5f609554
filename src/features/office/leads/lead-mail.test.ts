import { expect, it } from 'vitest';
import { leadMailLink } from './lead-mail';

it('opens a mail whose address, subject and greeting stay in their places', () => {
  const link = new URL(leadMailLink('dana&cc=x@example.com', 'Your trip\r\nBcc: x', 'Hello Dana & co,\n\nbye'));
  expect(link.protocol).toBe('mailto:');
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(link.pathname).toBe('dana%26cc%3Dx@example.com');
  expect(link.searchParams.get('subject')).toBe('Your trip Bcc: x');
  expect(link.searchParams.get('body')).toBe('Hello Dana & co,\r\n\r\nbye');
});
