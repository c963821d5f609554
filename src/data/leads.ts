import { SERVICE_TYPES, type ServiceType } from '@shared/lead-fields';
import { getSupabase } from './client';
import type { Enums, Json } from './database.types';
import { toDataError } from './errors';
import { asList, asNumber, asObject, asText, type JsonObject } from './json';

export type LeadStatus = Enums<'lead_status'>;
/** In the order of the work. */
export const LEAD_STATUSES: readonly LeadStatus[] = ['new', 'contacted', 'qualified', 'converted', 'lost'];

export { SERVICE_TYPES, type ServiceType };

/** Orders of the list; "-" turns one round. */
export const LEAD_SORTS = ['-received', 'received', 'travel', '-travel', 'name', '-name', 'status', '-status'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** What the list is narrowed by. */
export interface LeadFilter {
  search: string;
  statuses: readonly LeadStatus[];
  services: readonly ServiceType[];
  /** Days in Israel, "2026-11-20", both included; empty for no limit. */
  receivedFrom: string;
  receivedTo: string;
  assigned: 'anybody' | 'mine' | 'nobody';
  /** Requests held apart, and only those. */
  quarantined: boolean;
}

/** What a row of the list knows of a lead. */
export interface LeadLine {
  id: string;
  reference: string;
  /** Instant, ISO 8601. */
  createdAt: string;
  name: string;
  /** E.164. */
  phone: string;
  email: string | null;
  destination: string | null;
  /** Calendar day, "2026-11-20". */
  travelDate: string | null;
  /** "07:00" in Israel. */
  pickupTime: string | null;
  passengers: number | null;
  service: string;
  /** The customer's language, where the form told. */
  language: string | null;
  status: string;
  /** Account of a member of staff. */
  assignee: string | null;
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
export function toCriteria(filter: LeadFilter): Json {
  return {
    search: filter.search.trim(),
    statuses: [...filter.statuses],
    services: [...filter.services],
    received_from: filter.receivedFrom || null,
    received_to: filter.receivedTo || null,
    assigned: filter.assigned === 'anybody' ? null : filter.assigned,
    quarantined: filter.quarantined,
  };
}

export function readLine(item: JsonObject): LeadLine | null {
  const id = asText(item['id']);
  const createdAt = asText(item['created_at']);
  if (id === null || createdAt === null) return null;
  return {
    id,
    createdAt,
    reference: asText(item['reference']) ?? '',
    name: asText(item['name']) ?? '',
    phone: asText(item['phone']) ?? '',
    email: asText(item['email']),
    destination: asText(item['destination']),
    travelDate: asText(item['travel_date']),
    pickupTime: asText(item['pickup_time'])?.slice(0, 5) ?? null,
    passengers: typeof item['passengers'] === 'number' ? item['passengers'] : null,
    service: asText(item['service_type']) ?? '',
    language: asText(item['language']),
    status: asText(item['status']) ?? '',
    assignee: asText(item['assignee']),
  };
}

/**
 * One page of the list.
 * @param page from 1
 * @throws DataError `refused` below the rank of operator
 */
export async function searchLeads(filter: LeadFilter, sort: LeadSort, page: number): Promise<LeadPage> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase.rpc('search_leads', {
    criteria: toCriteria(filter),
    sort,
    page,
    page_size: LEADS_PER_PAGE,
  });
  if (error) throw toDataError(error, status);
  const answer = asObject(data);
  return { total: asNumber(answer?.['total']), lines: asList(answer?.['rows'], readLine) };
}

/** How to reach the customer of a lead. */
export interface LeadContact {
  reference: string;
  /** E.164. */
  phone: string;
  language: string | null;
}

/** The contacts of some leads, by the leads' ids. @throws DataError */
export async function fetchLeadContacts(ids: readonly string[]): Promise<Map<string, LeadContact>> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase
    .from('leads')
    .select('id, reference, phone, language')
    .in('id', [...ids]);
  if (error) throw toDataError(error, status);
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
  const { data, count, error, status } = await (since === null ? query : query.gt('created_at', since));
  if (error) throw toDataError(error, status);
  return { count: count ?? 0, newest: data[0]?.created_at ?? since ?? BEFORE_ALL };
}

/** Takes a held-back request for a real one. @throws DataError */
export async function releaseLead(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error, status } = await supabase.rpc('release_lead', { lead_id: id });
  if (error) throw toDataError(error, status);
}

export interface StaffName {
  id: string;
  name: string;
}

/** Those who work on leads, by name. @throws DataError */
export async function fetchStaffNames(): Promise<StaffName[]> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase.rpc('list_staff_names');
  if (error) throw toDataError(error, status);
  return asList(data, (item) => {
    const id = asText(item['id']);
    return id === null ? null : { id, name: asText(item['name']) ?? '' };
  });
}
