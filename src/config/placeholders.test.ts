import { describe, expect, it } from 'vitest';
import { endingWindows, oldFacts, placeholdersIn } from './placeholders.ts';

describe('what is not the business’s own yet', () => {
  it.each([
    ['the fictional name', { name: { he: 'תמר הסעות VIP' } }, 'business.name.he'],
    ['a fictional phone', { phone: '+97235550142' }, 'business.phone'],
    ['an address of the kind kept for examples', { email: 'hello@tamar-vip.example' }, 'business.email'],
    ['a legal name for example', { name: 'חברה לדוגמה בע״מ' }, 'business.name'],
    ['a number of zeros', { registrationNumber: '000000000' }, 'business.registrationNumber'],
    ['the site on the developer’s machine', { siteUrl: 'http://localhost:4173' }, 'business.siteUrl'],
  ])('is %s', (_what, value, at) => {
    expect(placeholdersIn(value, 'business')).toMatchObject([{ at, kind: 'placeholder' }]);
  });

  it('is every sample, once, however deep it stands', () => {
    const reviews = { en: [{ author: 'A', sample: true }, { author: 'B' }, { author: 'C at example', sample: true }] };
    expect(placeholdersIn(reviews, 'reviews').map(({ at, kind }) => `${kind} ${at}`)).toEqual([
      'sample reviews.en.0',
      'sample reviews.en.2',
    ]);
  });

  it('is every claim that is to be confirmed', () => {
    const fleet = { fleet: { confirm: true }, seats: { value: 8, confirm: false } };
    expect(placeholdersIn(fleet, 'claims')).toEqual([{ at: 'claims.fleet', kind: 'confirm', value: '{}' }]);
  });

  it('is every fact that was read more than a year ago', () => {
    const facts = { trains: { read: '2025-11-20' }, ferries: { read: '2025-11-24' } };
    expect(oldFacts(facts, new Date('2026-11-22T00:00:00Z')).map(({ at }) => at)).toEqual(['facts.trains']);
  });

  it('is nothing of a business that filled everything in', () => {
    const own = {
      name: { en: 'Galil Drivers' },
      phone: '+97246999999',
      rating: { value: 4.8, count: 300, sample: false },
      quoteUrl: '',
    };
    expect(placeholdersIn(own, 'business')).toEqual([]);
  });

  it('is the end of the rest windows, from 400 days before it on', () => {
    expect(endingWindows('2036-12-31', new Date('2035-11-26T00:00:00Z'))).toEqual([]);
    expect(endingWindows('2036-12-31', new Date('2035-11-28T00:00:00Z'))).toMatchObject([{ kind: 'old' }]);
  });
});
