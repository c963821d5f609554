import type { CompositeTypes } from '@shared/contracts/database.types';

/** Days that a period of the overview's chart may have, today included. */
export const TREND_PERIODS = [7, 30, 90] as const;
export type TrendPeriod = (typeof TREND_PERIODS)[number];

/** The sums of a day in Israel, "2026-03-17". Visitors are distinct, and only those who agreed to analytics. */
export type TrendDay = CompositeTypes<'day_figures'>;

/** How fast staff answer: the leads of the period, but for those that wait, whenever they came. */
export type ResponseFigures = CompositeTypes<'response_figures'>;

/** Leads that have something in common: the service they ask for, or their status; by the database's name for it. */
export type LeadShare = CompositeTypes<'leads_share'>;

/** The days one after the other up to today, which is not over yet; services the most frequent first, statuses in the order of the work. */
export type DashboardTrends = CompositeTypes<'dashboard_trends'>;
