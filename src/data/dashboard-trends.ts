import { getSupabase } from './client';
import { DataError, toDataError } from './errors';
import { asList, asNumber, asObject, asText, type JsonObject } from './json';

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

const readFigures = (item: JsonObject): TrendFigures => ({
  visitors: asNumber(item['visitors']),
  pageViews: asNumber(item['page_views']),
  leads: asNumber(item['leads']),
});

function readDay(item: JsonObject): TrendDay | null {
  const day = asText(item['day']);
  return day && /^\d{4}-\d\d-\d\d$/u.test(day) ? { day, ...readFigures(item) } : null;
}

function readComparison(answer: unknown): DashboardTrends['comparison'] {
  const latest = asObject(asObject(answer)?.['latest']);
  const before = asObject(asObject(answer)?.['before']);
  return latest && before ? { latest: readFigures(latest), before: readFigures(before) } : null;
}

/** Null stays null: "nobody has answered yet" is not "answered after 0 minutes". */
const asMinutes = (value: unknown): number | null => (value === null || value === undefined ? null : asNumber(value));

function readResponse(answer: unknown): ResponseFigures {
  const figures = asObject(answer) ?? {};
  return {
    answered: asNumber(figures['answered']),
    medianMinutes: asMinutes(figures['median_minutes']),
    withinHour: asNumber(figures['within_hour']),
    due: asNumber(figures['due']),
    waiting: asNumber(figures['waiting']),
    longestWaitMinutes: asMinutes(figures['longest_wait_minutes']),
  };
}

const readShare =
  (key: string) =>
  (item: JsonObject): LeadShare | null => {
    const name = asText(item[key]);
    return name === null ? null : { name, leads: asNumber(item['leads']) };
  };

/**
 * The answer of `get_dashboard_trends`: a missing figure is 0, a row that cannot be read is left out.
 * @throws DataError (unexpected) when the answer is no object at all
 */
export function parseDashboardTrends(answer: unknown): DashboardTrends {
  const trends = asObject(answer);
  if (!trends) throw new DataError('unexpected', 'the trends are not an object');
  return {
    days: asList(trends['days'], readDay),
    comparison: readComparison(trends['comparison']),
    response: readResponse(trends['response']),
    services: asList(trends['services'], readShare('service')),
    statuses: asList(trends['statuses'], readShare('status')),
  };
}

/** @throws DataError `refused` for an account without a role */
export async function fetchDashboardTrends(period: TrendPeriod): Promise<DashboardTrends> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase.rpc('get_dashboard_trends', { days: period });
  if (error) throw toDataError(error, status);
  return parseDashboardTrends(data);
}
