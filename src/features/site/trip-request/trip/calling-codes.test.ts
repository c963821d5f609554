import { describe, expect, it } from 'vitest';
import metadata from 'libphonenumber-js/min/metadata';
import { locales } from '@/i18n/locales';
import { AREA_CODES, callingCodes, findCallingCode, hebrewName, searchCallingCodes } from './calling-codes';

const list = callingCodes('en');
const found = (query: string) => searchCallingCodes(list, query).map((entry) => entry.iso);

describe('the calling codes', () => {
  it('are about 240, each with a code, names and a flag', () => {
    expect(list.length).toBeGreaterThan(235);
    expect(new Set(list.map((entry) => entry.iso)).size).toBe(list.length);
    for (const { iso, code, name, flag } of list) {
      expect(code, iso).toMatch(/^\+\d{1,3}(?:-\d{3})?$/u);
      expect(name, iso).not.toBe(iso);
      expect(hebrewName(iso), iso).toMatch(/\p{Script=Hebrew}/u);
      expect([...flag], iso).toHaveLength(2);
    }
  });

  it('are named in the language of the page, and in Hebrew in every language', () => {
    const names = locales.map((locale) => callingCodes(locale).find((entry) => entry.iso === 'DE'));
    expect(names.map((entry) => entry?.name)).toEqual(['גרמניה', 'Germany', 'Allemagne']);
    expect(hebrewName('DE')).toBe('גרמניה');
  });

  it('begin with Israel and the usual countries', () => {
    expect(list.slice(0, 4).map((entry) => entry.iso)).toEqual(['IL', 'US', 'FR', 'GB']);
  });

  it('give each territory of the North American plan an area code that belongs to it', () => {
    const { countries, country_calling_codes } = metadata as unknown as {
      countries: Record<string, unknown[]>;
      country_calling_codes: Record<string, string[]>;
    };
    expect(Object.keys(AREA_CODES).toSorted()).toEqual(
      country_calling_codes['1']?.filter((iso) => !['US', 'CA'].includes(iso)).toSorted(),
    );
    for (const [iso, area] of Object.entries(AREA_CODES)) {
      // Field 10 of a country's metadata is the pattern of its leading digits; DO's counts four of them.
      const leading = new RegExp(`^(?:${String(countries[iso]?.[10])})`, 'u');
      expect(leading.test(area) || leading.test(`${area}2`), iso).toBe(true);
    }
  });

  it.each([
    ['france', 'FR'],
    ['צרפת', 'FR'],
    ['allemagne', 'DE'],
    ['il', 'IL'],
    ['972', 'IL'],
    ['+972', 'IL'],
    ['+1-876', 'JM'],
    ['1876', 'JM'],
    ['turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['Deutschland', 'DE'],
    ['Россия', 'RU'],
    ['España', 'ES'],
    ['00972', 'IL'],
    ['٩٧٢', 'IL'],
    ['uk', 'GB'],
    ['ארה״ב', 'US'],
    ['cote d’ivoire', 'CI'],
    ['CÔTE D', 'CI'],
  ])('answer %s with %s first', (query, iso) => {
    expect(found(query)[0]).toBe(iso);
  });

  it('list every country that shares a code, and nothing for nonsense', () => {
    expect(found('+44').slice(0, 4).toSorted()).toEqual(['GB', 'GG', 'IM', 'JE']);
    expect(found('qqq')).toEqual([]);
    expect(found('  ')).toHaveLength(list.length);
  });

  it('find the chosen one among the countries that share a code', () => {
    expect(findCallingCode('en', '+44')?.iso).toBe('GB');
    expect(findCallingCode('en', '+44', 'JE')?.iso).toBe('JE');
    expect(findCallingCode('en', '+44', 'IL')?.iso).toBe('GB');
  });
});
