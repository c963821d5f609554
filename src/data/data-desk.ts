import { cleanLine } from '@shared/words/text';
import { readEmailAddress } from '@/data/typed-email';
import { readPhone } from '@/data/typed-phone';
import type { CompositeTypes, Tables } from '@shared/contracts/database.types';
import { callDatabase } from './call-database';
import { askTables } from './read-tables';

/** How many rows the server holds about one person. */
export type PersonCounts = CompositeTypes<'person_counts'>;
export type FoundRequest = CompositeTypes<'found_request'>;
export type FoundPerson = CompositeTypes<'found_person'>;

/**
 * `changed`: there are more or fewer requests than were agreed to, `upcoming_ride`: a booked ride is still to come; nothing was
 * deleted.
 */
export type DeletedPerson = CompositeTypes<'deleted_person'>;

/** One line of the audit list. */
export type DataRequest = Pick<
  Tables<'data_requests'>,
  'id' | 'kind' | 'requested_at' | 'requested_by_name' | 'person_hash' | 'counts'
>;

/** Its last day: that on which the books must show it. */
export type KeptBooking = Pick<
  Tables<'kept_bookings'>,
  'reference' | 'name' | 'service_type' | 'travel_date' | 'kept_until'
>;

/** One daily run that deleted what was past its time, with the rows removed by kind of data, as the server's rules name the kinds. */
export type RetentionRun = Pick<Tables<'retention_runs'>, 'id' | 'ran_at' | 'removed'>;

/** Runs of the retention that are shown. */
const RETENTION_RUNS_LIMIT = 14;

/** Lines of the audit list that are read. */
const DATA_REQUESTS_LIMIT = 50;

/** Numbers without a country are read as Israeli ones, as in the request form. */
const HOME_CODE = '+972';

/**
 * An e-mail address or phone number in any notation, as the server compares it: small letters, or E.164.
 * @returns null when the text is neither
 */
export function readIdentifier(typed: string): string | null {
  const text = cleanLine(typed);
  if (text.includes('@')) {
    // What no form takes any more may still stand in words that somebody wrote.
    const address = readEmailAddress(text) ?? (/^[^@\s]{1,64}@[^@\s]{1,189}$/u.test(text) ? text : null);
    return address?.toLowerCase() ?? null;
  }
  const phone = readPhone(HOME_CODE, text);
  return typeof phone === 'string' ? null : phone.number;
}

/**
 * Deletes what is kept about a person, unless the number of requests is no longer what was agreed to, or a booked ride is
 * still to come.
 * @param keepBookings leaves the bare entries of bookings that the books must show
 * @throws DataError
 */
export const deletePerson = (
  identifier: string,
  { keepBookings, expectedRequests }: { keepBookings: boolean; expectedRequests: number },
): Promise<DeletedPerson> =>
  callDatabase('delete_person', {
    identifier,
    keep_bookings: keepBookings,
    expected_requests: expectedRequests,
  });

/**
 * The newest lines of the audit list, at most 50.
 * @throws DataError
 */
export const fetchDataRequests = (): Promise<DataRequest[]> =>
  askTables((supabase) =>
    supabase
      .from('data_requests')
      .select('id, kind, requested_at, requested_by_name, person_hash, counts')
      .order('requested_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(DATA_REQUESTS_LIMIT),
  );

/**
 * What earlier deletions left for the books, the latest journey first.
 * @throws DataError
 */
export const fetchKeptBookings = (): Promise<KeptBooking[]> =>
  askTables((supabase) =>
    supabase
      .from('kept_bookings')
      .select('reference, name, service_type, travel_date, kept_until')
      .order('kept_until', { ascending: false })
      .limit(200),
  );

/**
 * The latest runs of the retention, the newest first.
 * @throws DataError `refused` for anybody but administrators
 */
export async function fetchRetentionRuns(): Promise<RetentionRun[]> {
  const data = await askTables((supabase) =>
    supabase
      .from('retention_runs')
      .select('id, ran_at, removed')
      .order('ran_at', { ascending: false })
      .limit(RETENTION_RUNS_LIMIT),
  );
  return data.map(({ removed, ...run }) => ({
    ...run,
    removed: Object.fromEntries(Object.entries(removed).filter(([, count]) => count > 0)),
  }));
}
