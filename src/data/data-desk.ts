import { cleanLine } from '@shared/text';
import { readPhone } from '@/lib/typed-phone';
import { getSupabase } from './client';
import type { Database } from './database.types';
import { DataError, toDataError } from './errors';
import { asList, asNumber, asObject, asText, type JsonObject } from './json';

/** How many rows the server holds about one person. */
export interface PersonCounts {
  requests: number;
  /** Those of the requests that the books must still show. */
  bookings: number;
  history: number;
  notifications: number;
  visits: number;
  consents: number;
  /** Bare entries of bookings that an earlier deletion left for the books. */
  keptBookings: number;
}

export interface FoundRequest {
  reference: string;
  /** Instant, ISO 8601. */
  createdAt: string;
  name: string;
  /** E.164. */
  phone: string;
  email: string | null;
  serviceType: string;
  status: string;
  quarantined: boolean;
}

export interface FoundPerson {
  /** Keyed hash that stands for the person in the list of data requests. */
  personHash: string;
  counts: PersonCounts;
  /** Newest first, at most 50; `counts.requests` says how many there are. */
  requests: FoundRequest[];
  /** Other numbers and addresses in these requests. */
  alsoKnownAs: string[];
  /** References of other people's requests whose words name this person. */
  mentions: string[];
  /** Whether somebody signs in with that address. */
  hasAccount: boolean;
  /** Whether the address stands among those that get a mail about every request. */
  getsNotifications: boolean;
}

export interface DeletedPerson {
  /** `changed`: there are more or fewer requests than were agreed to, and nothing was deleted. */
  outcome: 'deleted' | 'changed';
  counts: PersonCounts;
}

export type DataRequestKind = 'find' | 'export' | 'delete';

/** One line of the audit list. */
export interface DataRequest {
  id: number;
  kind: DataRequestKind;
  /** Instant, ISO 8601. */
  at: string;
  /** Name of the administrator as it was then; null when the account is unknown. */
  by: string | null;
  personHash: string;
  counts: PersonCounts;
}

export interface KeptBooking {
  reference: string;
  name: string;
  serviceType: string;
  /** "YYYY-MM-DD"; null when the request named none. */
  travelDate: string | null;
  /** Last day on which the books must show it, "YYYY-MM-DD". */
  keptUntil: string;
}

/** One daily run that deleted what was past its time. */
export interface RetentionRun {
  id: number;
  /** Instant, ISO 8601. */
  at: string;
  /** Rows removed by kind of data, as the server's rules name the kinds; kinds with nothing to remove are left out. */
  removed: Readonly<Record<string, number>>;
}

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
  if (text.includes('@')) return /^[^@\s]{1,64}@[^@\s]{1,189}$/u.test(text) ? text.toLowerCase() : null;
  const phone = readPhone(HOME_CODE, text);
  return typeof phone === 'string' ? null : phone.number;
}

function readCounts(value: unknown): PersonCounts {
  const counts = asObject(value) ?? {};
  return {
    requests: asNumber(counts['requests']),
    bookings: asNumber(counts['bookings']),
    history: asNumber(counts['history']),
    notifications: asNumber(counts['notifications']),
    visits: asNumber(counts['visits']),
    consents: asNumber(counts['consents']),
    keptBookings: asNumber(counts['kept_bookings']),
  };
}

function readRequest(item: JsonObject): FoundRequest | null {
  const reference = asText(item['reference']);
  const createdAt = asText(item['created_at']);
  if (reference === null || createdAt === null) return null;
  return {
    reference,
    createdAt,
    name: asText(item['name']) ?? '',
    phone: asText(item['phone']) ?? '',
    email: asText(item['email']),
    serviceType: asText(item['service_type']) ?? '',
    status: asText(item['status']) ?? '',
    quarantined: item['quarantined'] === true,
  };
}

const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

type DeskFunctions = Database['public']['Functions'];

/** Calls a function of the data desk, which answers an object. */
async function ask<Name extends 'find_person' | 'export_person' | 'delete_person'>(
  name: Name,
  args: DeskFunctions[Name]['Args'],
): Promise<JsonObject> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase.rpc(name, args);
  if (error) throw toDataError(error, status);
  const answer = asObject(data);
  if (!answer) throw new DataError('unexpected', 'the data desk answered no object');
  return answer;
}

/**
 * Everything that is kept about a person, counted and listed. The look is recorded.
 * @param identifier as {@link readIdentifier} returns it
 * @throws DataError `refused` for anybody but administrators
 */
export async function findPerson(identifier: string): Promise<FoundPerson> {
  const found = await ask('find_person', { identifier });
  return {
    personHash: asText(found['person_hash']) ?? '',
    counts: readCounts(found['counts']),
    requests: asList(found['requests'], readRequest),
    alsoKnownAs: readTexts(found['also_known_as']),
    mentions: readTexts(found['mentions']),
    hasAccount: asObject(found['account']) !== null,
    getsNotifications: found['gets_notifications'] === true,
  };
}

/**
 * All data that the person has a right to, as the server words it. The export is recorded.
 * @throws DataError
 */
export async function exportPerson(identifier: string): Promise<JsonObject> {
  return ask('export_person', { identifier });
}

/**
 * Deletes what is kept about a person, unless the number of requests is no longer what was agreed to.
 * @param keepBookings leaves the bare entries of bookings that the books must show
 * @throws DataError
 */
export async function deletePerson(
  identifier: string,
  { keepBookings, expectedRequests }: { keepBookings: boolean; expectedRequests: number },
): Promise<DeletedPerson> {
  const answer = await ask('delete_person', {
    identifier,
    keep_bookings: keepBookings,
    expected_requests: expectedRequests,
  });
  return {
    outcome: answer['outcome'] === 'deleted' ? 'deleted' : 'changed',
    counts: readCounts(answer['counts']),
  };
}

/**
 * The newest lines of the audit list, at most 50.
 * @throws DataError
 */
export async function fetchDataRequests(): Promise<DataRequest[]> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase
    .from('data_requests')
    .select('id, kind, requested_at, requested_by_name, person_hash, counts')
    .order('requested_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(DATA_REQUESTS_LIMIT);
  if (error) throw toDataError(error, status);
  return data.map((row) => ({
    id: row.id,
    kind: row.kind as DataRequestKind,
    at: row.requested_at,
    by: row.requested_by_name,
    personHash: row.person_hash,
    counts: readCounts(row.counts),
  }));
}

/**
 * What earlier deletions left for the books, the latest journey first.
 * @throws DataError
 */
export async function fetchKeptBookings(): Promise<KeptBooking[]> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase
    .from('kept_bookings')
    .select('reference, name, service_type, travel_date, kept_until')
    .order('kept_until', { ascending: false })
    .limit(200);
  if (error) throw toDataError(error, status);
  return data.map((row) => ({
    reference: row.reference,
    name: row.name,
    serviceType: row.service_type,
    travelDate: row.travel_date,
    keptUntil: row.kept_until,
  }));
}

/**
 * The latest runs of the retention, the newest first.
 * @throws DataError `refused` for anybody but administrators
 */
export async function fetchRetentionRuns(): Promise<RetentionRun[]> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase
    .from('retention_runs')
    .select('id, ran_at, removed')
    .order('ran_at', { ascending: false })
    .limit(RETENTION_RUNS_LIMIT);
  if (error) throw toDataError(error, status);
  return data.map(({ id, ran_at: at, removed }) => ({
    id,
    at,
    removed: Object.fromEntries(
      Object.entries(asObject(removed) ?? {})
        .map(([kind, count]) => [kind, asNumber(count)] as const)
        .filter(([, count]) => count > 0),
    ),
  }));
}
