import { getSupabase } from './client';
import { DataError, toDataError } from './errors';
import { asList, asNumber, asObject, asText, type JsonObject } from './json';

export interface PageViews {
  /** Path as visited, "/" for the home page. */
  page: string;
  views: number;
}

/** What approved staff of any rank may see of a lead. */
export interface RecentLead {
  id: string;
  name: string;
  /** Null when the visitor left none. */
  email: string | null;
  destination: string | null;
  /** Instant, ISO 8601. */
  createdAt: string;
  /** One of the known statuses or, from a newer server, another word. */
  status: string;
}

export interface DashboardStats {
  totalLeads: number;
  newLeads: number;
  convertedLeads: number;
  totalVisitors: number;
  /** Visitors since midnight in Israel. */
  todayVisitors: number;
  totalPageViews: number;
  /** Leads that came since the first of the month, in Israel. */
  monthLeads: number;
  /** Visitors since the first of the month and before it; both are sums of days. */
  monthVisitors: number;
  visitorsBeforeMonth: number;
  /** Visitors of yesterday, from midnight until the time of day that it is now. */
  yesterdayVisitorsByNow: number;
  /** Most viewed first. */
  topPages: PageViews[];
  /** Newest first, at most {@link RECENT_LEADS_LIMIT}. */
  recentLeads: RecentLead[];
}

/** Rows of the recent leads table (specification, section 9). */
export const RECENT_LEADS_LIMIT = 10;

function readPage(item: JsonObject): PageViews | null {
  const page = asText(item['page']);
  return page === null ? null : { page, views: asNumber(item['views']) };
}

function readLead(item: JsonObject): RecentLead | null {
  const id = asText(item['id']);
  const createdAt = asText(item['created_at']);
  if (id === null || createdAt === null || Number.isNaN(Date.parse(createdAt))) return null;
  return {
    id,
    name: asText(item['name']) ?? '',
    email: asText(item['email']),
    destination: asText(item['destination']),
    createdAt,
    status: asText(item['status']) ?? '',
  };
}

/**
 * The answer of `get_customer_dashboard_stats` as figures: a missing one is 0, a row that cannot be read is left out.
 * @throws DataError (unexpected) when the answer is no object at all
 */
export function parseDashboardStats(answer: unknown): DashboardStats {
  const stats = asObject(answer);
  if (!stats) throw new DataError('unexpected', 'the statistics are not an object');
  return {
    totalLeads: asNumber(stats['total_leads']),
    newLeads: asNumber(stats['new_leads']),
    convertedLeads: asNumber(stats['converted_leads']),
    totalVisitors: asNumber(stats['total_visitors']),
    todayVisitors: asNumber(stats['today_visitors']),
    totalPageViews: asNumber(stats['total_page_views']),
    monthLeads: asNumber(stats['month_leads']),
    monthVisitors: asNumber(stats['month_visitors']),
    visitorsBeforeMonth: asNumber(stats['visitors_before_month']),
    yesterdayVisitorsByNow: asNumber(stats['yesterday_visitors_by_now']),
    topPages: asList(stats['top_pages'], readPage),
    recentLeads: asList(stats['recent_leads'], readLead).slice(0, RECENT_LEADS_LIMIT),
  };
}

/** @throws DataError `refused` for an account without a role */
export async function fetchDashboardStats(): Promise<DashboardStats> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase.rpc('get_customer_dashboard_stats');
  if (error) throw toDataError(error, status);
  return parseDashboardStats(data);
}
