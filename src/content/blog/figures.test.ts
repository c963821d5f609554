import { describe, expect, it } from 'vitest';
import { destinationSlugs } from '../destinations/slugs';
import { drive as englishDrive } from './figures.en';
import { drive as frenchDrive, spoken } from './figures.fr';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ').replaceAll('\u2060', '');

describe('the length of a drive', () => {
  it('begins in hours where it ends in hours', () => {
    const drives = [englishDrive, frenchDrive].flatMap((drive) =>
      destinationSlugs.flatMap((slug) => Object.values(drive(slug))),
    );
    expect(drives.map(plain).filter((text) => /^\d+ min.*\d hr?\b/u.test(text))).toEqual([]);
  });

  it.each([
    [45, '45 min'],
    [60, '1 h'],
    [75, '1 h 15'],
    [125, '2 h 05'],
  ])('of %i minutes is said in French as %s', (minutes, said) => {
    expect(plain(spoken(minutes))).toBe(said);
  });
});
