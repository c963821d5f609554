import { describe, expect, it } from 'vitest';
import type { BookedRide } from '@/data/ride-lists';
import { locales } from '@/i18n/locales';
import { messages as en } from '@/i18n/messages/en/staff-ride-lists';
import { messages as enRides } from '@/i18n/messages/en/staff-rides';
import { messages as he } from '@/i18n/messages/he/staff-ride-lists';
import { messages as heRides } from '@/i18n/messages/he/staff-rides';
import { csvHead, csvRows } from '@/lib/csv';
import { NO_FACTS } from '../../../../tests/fixtures/no-answers';
import { readCsv } from '../../../../tests/setup/read-csv';
import { rideCsvColumns } from './ride-csv';

const ride: BookedRide = {
  ...NO_FACTS,
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
/** The cells of a ride as a spreadsheet reads them, by the heads of their columns. */
function cells(changes: Partial<BookedRide> = {}) {
  const [row = []] = readCsv(csvRows(inEnglish, [{ ...ride, ...changes }]));
  return Object.fromEntries(inEnglish.map(([head], at) => [head, row[at]]));
}
const { columns: heads } = en.file;

const NO_NAMES = { he: '', en: '', fr: '' };

describe('the file of rides', () => {
  it('says day, hour and price so that a spreadsheet can sort and add them', () => {
    expect(cells()).toMatchObject({
      [heads.reference]: 'TM-22222',
      [heads.day]: '17/03/2026',
      [heads.time]: '00:30',
      [heads.pickup]: 'Ben Gurion Airport',
      [heads.dropoff]: 'Jaffa Street 1, Jerusalem',
      Passengers: '4',
      [heads.vehicle]: 'VIP Sprinter',
      [heads.driver]: 'Yossi Cohen',
      [heads.plate]: '123-45-678',
      [heads.state]: 'Completed',
      [heads.booked]: '420',
    });
  });

  it('leaves empty what nobody knows, and names a state that it does not know as it came', () => {
    expect(
      cells({
        driver: null,
        plate: null,
        booked_agorot: null,
        vehicle_name: NO_NAMES,
        state: 'towed' as 'planned',
      }),
    ).toMatchObject({
      [heads.vehicle]: '',
      [heads.driver]: '',
      [heads.plate]: '',
      [heads.state]: 'towed',
      [heads.booked]: '',
    });
    expect(cells({ booked_agorot: 0 })).toHaveProperty([heads.booked], '0');
  });

  it('holds nothing that a spreadsheet would calculate, whoever typed it', () => {
    const formula = '=HYPERLINK("https://example.com";"pay")';
    const hostile = cells({ pickup: formula, dropoff: '+1', driver: { he: '-', latin: '@sum' } });
    expect(hostile).toMatchObject({
      [heads.pickup]: `'${formula}`,
      [heads.dropoff]: "'+1",
      [heads.driver]: "'@sum",
    });
  });

  it('is in the language of the page, each column with a name of its own', () => {
    const columns = rideCsvColumns(he.file, heRides, 'he');
    expect(csvRows(columns, [ride])).toContain('ספרינטר,יוסי כהן');
    expect(csvHead(columns).startsWith('\uFEFFמספר')).toBe(true);
    for (const locale of locales) {
      const names = rideCsvColumns(en.file, enRides, locale).map(([head]) => head);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
