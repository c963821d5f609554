import { StaffDashboard } from '@/features/staff-dashboard/staff-dashboard';
import type { SectionProps } from '@/features/staff-frame/section';
import { panels } from './panels';

/** The first page of the back office: figures and panels of several features. */
export function OverviewSection({ user, role }: SectionProps) {
  return <StaffDashboard key={user.id} user={user} role={role} panels={panels} />;
}
