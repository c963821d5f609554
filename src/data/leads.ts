import { LEAD_FIELD_NAMES, leadField, routeText, type ServiceType } from '@shared/facts/lead-fields';
import type { Locale } from '@shared/words/locales';
import { dataOf } from './answer';
import { getSupabase } from './client';
import { Constants, type CompositeTypes, type Enums, type Tables } from '@shared/contracts/database.types';
import { callDatabase } from './call-database';
import { askTables } from './read-tables';

export { readAnswerOf } from '@shared/contracts/lead-contract';
export { JOINT_RULES } from '@shared/facts/joint-rules';
export {
  CONTACT_SERVICE_TYPE,
  isLeadField,
  leadField,
  onLineOf,
  saysRouteOnly,
  SERVICE_TYPES,
  staffFields,
  type LeadFieldName,
  type ServiceType,
} from '@shared/facts/lead-fields';
export { childSeatsOf } from '@shared/facts/ride-facts';

export type LeadStatus = Enums<'lead_status'>;
/** In the order of the work. */
export const LEAD_STATUSES: readonly LeadStatus[] = Constants.public.Enums.lead_status;

/** Orders of the list; "-" turns one round. */
export const LEAD_SORTS = Constants.public.Enums.lead_sort;
export type LeadSort = Enums<'lead_sort'>;

/** Stretches of days in Israel, counted from today by the server: from today on, today, tomorrow, the next seven days. */
export const TRAVEL_PERIODS = Constants.public.Enums.travel_period;
export type TravelPeriod = Enums<'travel_period'>;

/** What the list is narrowed by. */
export interface LeadFilter {
  search: string;
  statuses: readonly LeadStatus[];
  services: readonly ServiceType[];
  /** Days in Israel, "2026-11-20", both included; empty for no limit. */
  receivedFrom: string;
  receivedTo: string;
  /** When the trip is: a period that moves with the calendar, or days like the above. */
  travel: TravelPeriod | '';
  travelFrom: string;
  travelTo: string;
  languages: readonly Locale[];
  /** Round trips, and only those. */
  roundTrip: boolean;
  /** "anybody", "mine", "nobody", or the account of a member of staff. */
  assigned: string;
  /** Requests held apart, and only those. */
  quarantined: boolean;
}

/**
 * A lead as staff read it, under the names of its columns: the answers (phone in E.164, travel_date "2026-11-20",
 * pickup_time "07:00" in Israel) and what the house knows of it.
 */
export type Lead = CompositeTypes<'shown_lead'>;

/** What a row of the list knows of a lead. `message`: how a message begins; null for trips. */
export type LeadLine = CompositeTypes<'lead_line'>;

const TIMES = LEAD_FIELD_NAMES.filter((name) => leadField(name).kind === 'slot');

/** The times of a lead in minutes: the database tells seconds, too. */
export function inMinutes<Row extends object>(row: Row): Row {
  const times = Object.entries(row).filter(([name]) => TIMES.some((time) => time === name));
  return { ...row, ...Object.fromEntries(times.map(([name, time]) => [name, time && String(time).slice(0, 5)])) };
}

export interface LeadPage {
  /** At most one over the limit up to which the server counts; see {@link countEnd}. */
  total: number;
  lines: LeadLine[];
}

export const LEADS_PER_PAGE = 50;
/** The server counts the list up to here (SQL function search_leads), … */
const LIST_COUNT_END = 10_000;
/** … and the hits of a search up to here. */
const SEARCH_COUNT_END = 1_000;

/** How far the server counts under this filter: a total above it means "more than that". */
export function countEnd(filter: LeadFilter): number {
  return filter.search.trim() ? SEARCH_COUNT_END : LIST_COUNT_END;
}

/** The filter as the server's functions take it. */
export const toCriteria = (filter: LeadFilter): CompositeTypes<'lead_criteria'> => ({
  search: filter.search.trim(),
  statuses: [...filter.statuses],
  services: [...filter.services],
  received_from: filter.receivedFrom || null,
  received_to: filter.receivedTo || null,
  travel: filter.travel || null,
  travel_from: filter.travelFrom || null,
  travel_to: filter.travelTo || null,
  languages: [...filter.languages],
  round_trip: filter.roundTrip,
  assigned: filter.assigned === 'anybody' ? null : filter.assigned,
  quarantined: filter.quarantined,
});

/**
 * One page of the list.
 * @param page from 1
 * @throws DataError `refused` below the rank of operator
 */
export async function searchLeads(filter: LeadFilter, sort: LeadSort, page: number): Promise<LeadPage> {
  const { total, rows } = await callDatabase('search_leads', {
    criteria: toCriteria(filter),
    sort,
    page,
    page_size: LEADS_PER_PAGE,
  });
  return { total, lines: rows.map(inMinutes) };
}
/** How to reach the customer of a lead. */
export type LeadContact = Pick<Tables<'leads'>, 'reference' | 'phone' | 'language'>;

/** The contacts of some leads, by the leads' ids. @throws DataError */
export async function fetchLeadContacts(ids: readonly string[]): Promise<Map<string, LeadContact>> {
  const data = await askTables((supabase) =>
    supabase
      .from('leads')
      .select('id, reference, phone, language')
      .in('id', [...ids]),
  );
  return new Map(data.map(({ id, ...contact }) => [id, contact]));
}

/** Where counting begins while there is no request at all. */
const BEFORE_ALL = '1970-01-01T00:00:00Z';

/**
 * The newest request, and how many came after an instant (held-back ones apart). Cheap: asked again and again.
 * @param since ISO 8601; null asks only for the newest
 * @throws DataError
 */
export async function countLeadsSince(since: string | null): Promise<{ count: number; newest: string }> {
  const supabase = await getSupabase();
  const query = supabase
    .from('leads')
    .select('created_at', since === null ? {} : { count: 'exact' })
    .eq('quarantined', false)
    .order('created_at', { ascending: false })
    .limit(1);
  const answer = await (since === null ? query : query.gt('created_at', since));
  const [newest] = dataOf(answer);
  return { count: answer.count ?? 0, newest: newest?.created_at ?? since ?? BEFORE_ALL };
}

/** A lead that is to change its status; `seen` is the one that the caller knows of. */
export type StatusChange = CompositeTypes<'status_change'>;

/**
 * Changes the status of leads at once; one that somebody else has changed meanwhile stays as it is.
 * @returns the ids of those that were changed
 * @throws DataError
 */
export async function setLeadStatuses(changes: readonly StatusChange[]): Promise<ReadonlySet<string>> {
  return new Set(await callDatabase('set_lead_statuses', { changes: [...changes] }));
}

/** Takes a held-back request for a real one. @throws DataError */
export async function releaseLead(id: string): Promise<void> {
  await callDatabase('release_lead', { lead_id: id });
}

export type StaffName = CompositeTypes<'staff_name'>;

/** How a request comes in that staff take down. */
export const LEAD_ORIGINS = ['phone', 'whatsapp', 'partner'] as const;

/**
 * Stores what a customer asked for by phone or chat.
 * @param answers by their columns, checked
 * @param key makes a repetition of the call one request
 * @returns the request; null when the database found something wrong with it
 * @throws DataError
 */
export async function createLead(
  answers: Partial<Lead>,
  origin: string,
  key: string,
): Promise<CompositeTypes<'entry_receipt'> | null> {
  const { pickup, dropoff } = answers;
  const destination = pickup && dropoff ? routeText(pickup, dropoff) : null;
  const fields = { ...answers, destination, origin, request_key: key };
  return (await callDatabase('create_lead', { fields })).receipt;
}
