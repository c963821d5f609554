import { StaffDashboard } from '@/features/office/overview/staff-dashboard';
import type { SectionProps } from '@/features/office/frame/section';
import { panels } from './panels';

/** The first page of the back office: figures and panels of several features. */
export function OverviewSection({ user, role }: SectionProps) {
  return <StaffDashboard key={user.id} user={user} role={role} panels={panels} />;
}
