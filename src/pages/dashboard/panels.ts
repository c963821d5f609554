import { LeadsBreakdownPanel } from '@/features/staff-dashboard/leads-breakdown-panel';
import type { DashboardPanel } from '@/features/staff-dashboard/panel';
import { PopularPagesPanel } from '@/features/staff-dashboard/popular-pages-panel';
import { ProfilePanel } from '@/features/staff-dashboard/profile-panel';
import { ResponseTimePanel } from '@/features/staff-dashboard/response-time-panel';
import { TrafficPanel } from '@/features/staff-dashboard/traffic-panel';
import { SecurityPanel } from '@/features/staff-security/security-panel';
import { NextRidesWaiting } from '@/features/staff-tasks/next-rides-panel';
import { TodayPanels } from '@/features/staff-tasks/today-panels';
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
