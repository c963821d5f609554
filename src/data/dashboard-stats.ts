import * as z from 'zod/mini';
import { dataOf, readAnswer } from './answer';
import { getSupabase } from './client';

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
  pickup: string | null;
  dropoff: string | null;
  /** Both places in one text, of requests that name neither by itself. */
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

const statsSchema = z.object({
  total_leads: z.number(),
  new_leads: z.number(),
  converted_leads: z.number(),
  total_visitors: z.number(),
  today_visitors: z.number(),
  total_page_views: z.number(),
  month_leads: z.number(),
  month_visitors: z.number(),
  visitors_before_month: z.number(),
  yesterday_visitors_by_now: z.number(),
  top_pages: z.array(z.object({ page: z.string(), views: z.number() })),
  recent_leads: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      pickup: z.nullable(z.string()),
      dropoff: z.nullable(z.string()),
      destination: z.nullable(z.string()),
      created_at: z.string(),
      status: z.string(),
    }),
  ),
});

/**
 * The answer of `get_customer_dashboard_stats` as figures.
 * @throws DataError `unexpected` when a figure or a row cannot be read
 */
export function parseDashboardStats(answer: unknown): DashboardStats {
  const stats = readAnswer(statsSchema, answer);
  return {
    totalLeads: stats.total_leads,
    newLeads: stats.new_leads,
    convertedLeads: stats.converted_leads,
    totalVisitors: stats.total_visitors,
    todayVisitors: stats.today_visitors,
    totalPageViews: stats.total_page_views,
    monthLeads: stats.month_leads,
    monthVisitors: stats.month_visitors,
    visitorsBeforeMonth: stats.visitors_before_month,
    yesterdayVisitorsByNow: stats.yesterday_visitors_by_now,
    topPages: stats.top_pages,
    recentLeads: stats.recent_leads
      .slice(0, RECENT_LEADS_LIMIT)
      .map(({ created_at: createdAt, ...lead }) => ({ ...lead, createdAt })),
  };
}

/** @throws DataError `refused` for an account without a role */
export async function fetchDashboardStats(): Promise<DashboardStats> {
  const supabase = await getSupabase();
  const data = dataOf(await supabase.rpc('get_customer_dashboard_stats'));
  return parseDashboardStats(data);
}
