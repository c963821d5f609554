import { describe, expect, it } from 'vitest';
import type { BookedRide } from '@/data/ride-lists';
import { locales } from '@/i18n/locales';
import { messages as en } from '@/i18n/messages/en/staff-ride-lists';
import { messages as enRides } from '@/i18n/messages/en/staff-rides';
import { messages as he } from '@/i18n/messages/he/staff-ride-lists';
import { messages as heRides } from '@/i18n/messages/he/staff-rides';
import { csvHead, csvRows } from '@/lib/csv';
import { readCsv } from '../../../../tests/setup/read-csv';
import { rideCsvColumns } from './ride-csv';

const ride: BookedRide = {
  reference: 'TM-22222',
  pickup_at: '2026-03-16T22:30:00Z',
  pickup: 'Ben Gurion Airport',
  dropoff: 'Jaffa Street 1, Jerusalem',
  passengers: 4,
  vehicle_name: { he: 'ספרינטר', en: 'VIP Sprinter', fr: 'VIP Sprinter' },
  driver: { he: 'יוסי כהן', latin: 'Yossi Cohen' },
  plate: '12345678',
  state: 'done',
  booked_agorot: 42_000,
};
const inEnglish = rideCsvColumns(en.file, enRides, 'en');
/** The cells of a ride as a spreadsheet reads them. */
const cells = (changes: Partial<BookedRide> = {}) => readCsv(csvRows(inEnglish, [{ ...ride, ...changes }]))[0];

const NO_NAMES = { he: '', en: '', fr: '' };

describe('the file of rides', () => {
  it('says day, hour and price so that a spreadsheet can sort and add them', () => {
    expect(cells()).toEqual([
      'TM-22222',
      '17/03/2026',
      '00:30',
      'Ben Gurion Airport',
      'Jaffa Street 1, Jerusalem',
      '4',
      'VIP Sprinter',
      'Yossi Cohen',
      '123-45-678',
      'Completed',
      '420',
    ]);
  });

  it('leaves empty what nobody knows, and names a state that it does not know as it came', () => {
    expect(
      cells({
        driver: null,
        plate: null,
        booked_agorot: null,
        vehicle_name: NO_NAMES,
        state: 'towed' as 'planned',
      })?.slice(6),
    ).toEqual(['', '', '', 'towed', '']);
    expect(cells({ booked_agorot: 0 })?.at(-1)).toBe('0');
  });

  it('holds nothing that a spreadsheet would calculate, whoever typed it', () => {
    const formula = '=HYPERLINK("https://example.com";"pay")';
    const hostile = cells({ pickup: formula, dropoff: '+1', driver: { he: '-', latin: '@sum' } });
    expect(hostile?.slice(3, 5)).toEqual([`'${formula}`, "'+1"]);
    expect(hostile?.[7]).toBe("'@sum");
  });

  it('is in the language of the page, each column with a name of its own', () => {
    const columns = rideCsvColumns(he.file, heRides, 'he');
    expect(csvRows(columns, [ride])).toContain('ספרינטר,יוסי כהן');
    expect(csvHead(columns).startsWith('\uFEFFמספר')).toBe(true);
    for (const locale of locales)
      expect(new Set(rideCsvColumns(en.file, enRides, locale).map(([head]) => head)).size).toBe(11);
  });
});
