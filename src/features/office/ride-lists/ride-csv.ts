import { factsIn, type FactValues, labelOf } from '@/data/facts';
import { shownPlate } from '@/data/fleet';
import type { BookedRide } from '@/data/ride-lists';
import { driverName, formatDayInIsrael, knownName, timeInIsrael } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import type { Messages } from '@/i18n/messages';
import type { CsvColumn } from '@/lib/csv';

/** The columns of a file of rides, as the file of leads has its own: days, hours and prices so that a spreadsheet can sort and add them. */
export function rideCsvColumns(
  { columns }: Messages['staffRideLists']['file'],
  { states, said }: Pick<Messages['staffRides'], 'states' | 'said'>,
  locale: Locale,
): CsvColumn<BookedRide>[] {
  return [
    [columns.reference, ({ reference }) => reference],
    [columns.day, ({ pickup_at }) => formatDayInIsrael(pickup_at)],
    [columns.time, ({ pickup_at }) => timeInIsrael(pickup_at)],
    [columns.pickup, ({ pickup }) => pickup],
    [columns.dropoff, ({ dropoff }) => dropoff],
    ...factsIn('file').map((name): CsvColumn<BookedRide> => [
      labelOf(name, said),
      (ride) => (ride as FactValues)[name] as string | number | null,
    ]),
    [columns.vehicle, ({ vehicle_name }) => vehicle_name[locale] ?? null],
    [columns.driver, ({ driver }) => driver && driverName(locale, driver)],
    [columns.plate, ({ plate }) => plate && shownPlate(plate)],
    [columns.state, ({ state }) => knownName(states, state)],
    [columns.booked, ({ booked_agorot }) => (booked_agorot === null ? null : booked_agorot / 100)],
  ];
}
