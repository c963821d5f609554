import { cleanLine } from '@shared/words/text';
import * as z from 'zod/mini';
import { readEmailAddress } from '@/data/typed-email';
import { readPhone } from '@/data/typed-phone';
import { dataOf, readAnswer } from './answer';
import { getSupabase } from './client';
import type { Database } from '@shared/contracts/database.types';

/** How many rows the server holds about one person. */
export interface PersonCounts {
  requests: number;
  /** Those of the requests that the books must still show. */
  bookings: number;
  history: number;
  messages: number;
  visits: number;
  consents: number;
  /** Bare entries of bookings that an earlier deletion left for the books. */
  keptBookings: number;
  /** Invitations into the back office that nobody has taken. */
  invitations: number;
  /** Entries of the fleet, of which the initials stay where rides were driven. */
  drivers: number;
  ridesDriven: number;
}

export interface FoundRequest {
  reference: string;
  /** Instant, ISO 8601. */
  createdAt: string;
  name: string;
  /** E.164. */
  phone: string | null;
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
  /** Whether the address stands among those that get mails about requests or alerts. */
  getsRequestMails: boolean;
}

export interface DeletedPerson {
  /**
   * `changed`: there are more or fewer requests than were agreed to, `upcoming_ride`: a booked ride is still to come; nothing
   * was deleted.
   */
  outcome: 'deleted' | 'changed' | 'upcoming_ride';
  /** Of the requests whose ride is still to come. */
  references: readonly string[];
  counts: PersonCounts;
}

const kindSchema = z.enum(['find', 'export', 'delete']);
export type DataRequestKind = z.infer<typeof kindSchema>;

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
  if (text.includes('@')) {
    // What no form takes any more may still stand in words that somebody wrote.
    const address = readEmailAddress(text) ?? (/^[^@\s]{1,64}@[^@\s]{1,189}$/u.test(text) ? text : null);
    return address?.toLowerCase() ?? null;
  }
  const phone = readPhone(HOME_CODE, text);
  return typeof phone === 'string' ? null : phone.number;
}

/** Of one person, and of a line of the audit list. */
const countsSchema = z.object({
  requests: z.number(),
  bookings: z.number(),
  history: z.number(),
  messages: z.number(),
  visits: z.number(),
  consents: z.number(),
  kept_bookings: z.number(),
  invitations: z.number(),
  drivers: z.number(),
  rides_driven: z.number(),
});

const personSchema = z.object({
  person_hash: z.string(),
  counts: countsSchema,
  requests: z.array(
    z.object({
      reference: z.string(),
      created_at: z.string(),
      name: z.string(),
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
      service_type: z.string(),
      status: z.string(),
      quarantined: z.boolean(),
    }),
  ),
  also_known_as: z.array(z.string()),
  mentions: z.array(z.string()),
  account: z.nullable(z.object({})),
  gets_request_mails: z.boolean(),
});

const exportSchema = z.record(z.string(), z.unknown());
const deletionSchema = z.object({
  outcome: z.enum(['deleted', 'changed', 'upcoming_ride']),
  counts: countsSchema,
  references: z.optional(z.array(z.string())),
});
const removedSchema = z.record(z.string(), z.number());

const toCounts = (counted: z.infer<typeof countsSchema>): PersonCounts => {
  const { kept_bookings: keptBookings, rides_driven: ridesDriven, ...counts } = counted;
  return { ...counts, keptBookings, ridesDriven };
};

type DeskFunctions = Database['public']['Functions'];

/** Calls a function of the data desk. */
async function ask<Name extends 'find_person' | 'export_person' | 'delete_person'>(
  name: Name,
  args: DeskFunctions[Name]['Args'],
): Promise<unknown> {
  const supabase = await getSupabase();
  const data = dataOf(await supabase.rpc(name, args));
  return data;
}

/**
 * Everything that is kept about a person, counted and listed. The look is recorded.
 * @param identifier as {@link readIdentifier} returns it
 * @throws DataError `refused` for anybody but administrators
 */
export async function findPerson(identifier: string): Promise<FoundPerson> {
  const found = readAnswer(personSchema, await ask('find_person', { identifier }));
  return {
    personHash: found.person_hash,
    counts: toCounts(found.counts),
    requests: found.requests.map(({ created_at: createdAt, service_type: serviceType, ...request }) => ({
      ...request,
      createdAt,
      serviceType,
    })),
    alsoKnownAs: found.also_known_as,
    mentions: found.mentions,
    hasAccount: found.account !== null,
    getsRequestMails: found.gets_request_mails,
  };
}

/**
 * All data that the person has a right to, as the server words it. The export is recorded.
 * @throws DataError
 */
export async function exportPerson(identifier: string): Promise<Readonly<Record<string, unknown>>> {
  return readAnswer(exportSchema, await ask('export_person', { identifier }));
}

/**
 * Deletes what is kept about a person, unless the number of requests is no longer what was agreed to, or a booked ride is
 * still to come.
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
  const { outcome, counts, references = [] } = readAnswer(deletionSchema, answer);
  return { outcome, counts: toCounts(counts), references };
}

/**
 * The newest lines of the audit list, at most 50.
 * @throws DataError
 */
export async function fetchDataRequests(): Promise<DataRequest[]> {
  const supabase = await getSupabase();
  const data = dataOf(
    await supabase
      .from('data_requests')
      .select('id, kind, requested_at, requested_by_name, person_hash, counts')
      .order('requested_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(DATA_REQUESTS_LIMIT),
  );
  return data.map((row) => ({
    id: row.id,
    kind: readAnswer(kindSchema, row.kind),
    at: row.requested_at,
    by: row.requested_by_name,
    personHash: row.person_hash,
    counts: toCounts(readAnswer(countsSchema, row.counts)),
  }));
}

/**
 * What earlier deletions left for the books, the latest journey first.
 * @throws DataError
 */
export async function fetchKeptBookings(): Promise<KeptBooking[]> {
  const supabase = await getSupabase();
  const data = dataOf(
    await supabase
      .from('kept_bookings')
      .select('reference, name, service_type, travel_date, kept_until')
      .order('kept_until', { ascending: false })
      .limit(200),
  );
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
  const data = dataOf(
    await supabase
      .from('retention_runs')
      .select('id, ran_at, removed')
      .order('ran_at', { ascending: false })
      .limit(RETENTION_RUNS_LIMIT),
  );
  return data.map(({ id, ran_at: at, removed }) => ({
    id,
    at,
    removed: Object.fromEntries(Object.entries(readAnswer(removedSchema, removed)).filter(([, count]) => count > 0)),
  }));
}
