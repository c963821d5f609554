import { describe, expect, it } from 'vitest';
import { emailLink, telephoneLink, whatsappLink } from './contact-links';

describe('contact links', () => {
  it('keeps a message inside its parameter', () => {
    expect(whatsappLink('+972 54-555-0142', 'שלום & ?a=b\nsecond')).toBe(
      'https://wa.me/972545550142?text=שלום%20%26%20%3Fa%3Db%0Asecond',
    );
  });

  it('leads to the message that was meant, whatever its letters', () => {
    const text = 'שלום "à" é\u2028\t#%&+=?/\\\u007F 😀';
    const link = new URL(whatsappLink('+972545550142', text));
    expect(link.searchParams.get('text')).toBe(text);
    expect([link.hash, [...link.searchParams.keys()].length]).toEqual(['', 1]);
  });

  it('lets only digits into a number', () => {
    expect(telephoneLink('+972 3 555"><b>0142')).toBe('tel:+97235550142');
  });

  it('cannot start a second mail header', () => {
    expect(emailLink('a@b.example', 'Trip\r\nBcc: x@y.example')).toBe(
      'mailto:a@b.example?subject=Trip%20Bcc%3A%20x%40y.example',
    );
  });
});
