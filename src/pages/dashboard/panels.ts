import { LeadsBreakdownPanel } from '@/features/office/overview/leads-breakdown-panel';
import type { DashboardPanel } from '@/features/office/overview/panel';
import { PopularPagesPanel } from '@/features/office/overview/popular-pages-panel';
import { ProfilePanel } from '@/features/office/overview/profile-panel';
import { ResponseTimePanel } from '@/features/office/overview/response-time-panel';
import { TrafficPanel } from '@/features/office/overview/traffic-panel';
import { SecurityPanel } from '@/features/office/security/security-panel';
import { NextRidesWaiting } from '@/features/office/tasks/next-rides-panel';
import { TodayPanels } from '@/features/office/tasks/today-panels';
import { RecentLeads } from './leads-with-offers';

/**
 * Everything on the dashboard but its figures, in the order of each column; what is to be done today comes first. It stands with
 * the page and not in the feature, because panels come from several features and features do not import each other.
 */
export const panels: readonly DashboardPanel[] = [
  {
    id: 'today',
    column: 'top',
    needsStats: false,
    right: 'work on leads',
    Panel: TodayPanels,
    Waiting: NextRidesWaiting,
  },
  { id: 'recent-leads', column: 'top', needsStats: true, Panel: RecentLeads },
  { id: 'traffic', column: 'main', needsStats: true, Panel: TrafficPanel },
  { id: 'leads-breakdown', column: 'main', needsStats: true, Panel: LeadsBreakdownPanel },
  { id: 'profile', column: 'side', needsStats: false, Panel: ProfilePanel },
  { id: 'security', column: 'side', needsStats: false, right: 'read alerts', Panel: SecurityPanel },
  { id: 'response-time', column: 'side', needsStats: true, Panel: ResponseTimePanel },
  { id: 'popular-pages', column: 'side', needsStats: true, Panel: PopularPagesPanel },
];
