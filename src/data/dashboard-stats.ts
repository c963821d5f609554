import type { CompositeTypes } from '@shared/contracts/database.types';

/** What approved staff of any rank may see of a lead. */
export type RecentLead = CompositeTypes<'recent_lead'>;

/** The figures of the overview; recent leads the newest first, pages the most viewed first, ten of each at most. */
export type DashboardStats = CompositeTypes<'dashboard_stats'>;

/** Rows of the recent leads table, as many as the database sends. */
export const RECENT_LEADS_LIMIT = 10;
