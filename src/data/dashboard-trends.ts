import * as z from 'zod/mini';
import { dataOf, readAnswer } from './answer';
import { getSupabase } from './client';

/** Days that a period of the overview's chart may have, today included. */
export const TREND_PERIODS = [7, 30, 90] as const;
export type TrendPeriod = (typeof TREND_PERIODS)[number];

/** Sums over one day or several. */
export interface TrendFigures {
  /** Distinct visitors of a day; over several days each counts once a day. Only those who agreed to analytics. */
  visitors: number;
  pageViews: number;
  leads: number;
}

export interface TrendDay extends TrendFigures {
  /** A day in Israel, "2026-03-17". */
  day: string;
}

/** How fast staff answer: the leads of the period, but for those that wait, whenever they came. */
export interface ResponseFigures {
  answered: number;
  /** Whole minutes, above an hour quarters of an hour, above a day hours; null before the first answer. */
  medianMinutes: number | null;
  /** Of the `due` ones: answered in less than an hour. */
  withinHour: number;
  /** Answered, or older than an hour. */
  due: number;
  waiting: number;
  /** Null when nobody waits. */
  longestWaitMinutes: number | null;
}

/** Leads that have something in common: the service they ask for, or their status. */
export interface LeadShare {
  /** The database's name for it, such as "day_tour" or "contacted". */
  name: string;
  leads: number;
}

export interface DashboardTrends {
  /** One after the other up to today, which is not over yet. */
  days: TrendDay[];
  /** As many whole days until yesterday, and before them; null when counting began later than that. */
  comparison: { latest: TrendFigures; before: TrendFigures } | null;
  response: ResponseFigures;
  /** Most frequent first; none without leads. */
  services: LeadShare[];
  /** In the order of the work; none without leads. */
  statuses: LeadShare[];
}

const figures = { visitors: z.number(), page_views: z.number(), leads: z.number() };
const figuresSchema = z.object(figures);

const trendsSchema = z.object({
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  comparison: z.nullable(z.object({ latest: figuresSchema, before: figuresSchema })),
  response: z.object({
    answered: z.number(),
    median_minutes: z.nullable(z.number()),
    within_hour: z.number(),
    due: z.number(),
    waiting: z.number(),
    longest_wait_minutes: z.nullable(z.number()),
  }),
  services: z.array(z.object({ service: z.string(), leads: z.number() })),
  statuses: z.array(z.object({ status: z.string(), leads: z.number() })),
});

const toFigures = ({ visitors, page_views: pageViews, leads }: z.infer<typeof figuresSchema>): TrendFigures => ({
  visitors,
  pageViews,
  leads,
});

/**
 * The answer of `get_dashboard_trends`.
 * @throws DataError `unexpected` when a figure or a row cannot be read
 */
export function parseDashboardTrends(answer: unknown): DashboardTrends {
  const { days, comparison, response, services, statuses } = readAnswer(trendsSchema, answer);
  return {
    days: days.map(({ day, ...sums }) => ({ day, ...toFigures(sums) })),
    comparison: comparison && { latest: toFigures(comparison.latest), before: toFigures(comparison.before) },
    response: {
      answered: response.answered,
      medianMinutes: response.median_minutes,
      withinHour: response.within_hour,
      due: response.due,
      waiting: response.waiting,
      longestWaitMinutes: response.longest_wait_minutes,
    },
    services: services.map(({ service, leads }) => ({ name: service, leads })),
    statuses: statuses.map(({ status, leads }) => ({ name: status, leads })),
  };
}

/** @throws DataError `refused` for an account without a role */
export async function fetchDashboardTrends(period: TrendPeriod): Promise<DashboardTrends> {
  const supabase = await getSupabase();
  const data = dataOf(await supabase.rpc('get_dashboard_trends', { days: period }));
  return parseDashboardTrends(data);
}
