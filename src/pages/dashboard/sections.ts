import { downloadedSection } from '@/features/office/frame/downloaded-section';
import type { StaffSection } from '@/features/office/frame/section';

/**
 * The sections of the back office, in the order of their links. They stand with the page, because sections come from
 * several features and features do not import each other.
 */
export const sections: readonly StaffSection[] = [
  {
    id: 'overview',
    path: '/dashboard',
    icon: 'home',
    counts: 'tasks',
    ...downloadedSection(async () => ({ Section: (await import('./overview-section')).OverviewSection })),
  },
  {
    id: 'leads',
    path: '/dashboard/leads',
    icon: 'note',
    right: 'work on leads',
    ...downloadedSection(async () => ({ Section: (await import('./leads-with-offers')).LeadsSection })),
  },
  {
    id: 'rides',
    path: '/dashboard/rides',
    icon: 'route',
    right: 'work on leads',
    ...downloadedSection(async () => {
      const { RidesSection, readDayAhead } = await import('./rides-section');
      return { Section: RidesSection, readAhead: readDayAhead };
    }),
  },
  {
    id: 'security',
    path: '/dashboard/security',
    icon: 'shield',
    right: 'read alerts',
    counts: 'alerts',
    ...downloadedSection(async () => ({
      Section: (await import('@/features/office/security/security-section')).SecuritySection,
    })),
  },
  {
    id: 'team',
    path: '/dashboard/team',
    icon: 'users',
    right: 'give roles',
    counts: 'accounts',
    ...downloadedSection(async () => ({ Section: (await import('@/features/office/team/team-section')).TeamSection })),
  },
  {
    id: 'data',
    path: '/dashboard/data',
    icon: 'user',
    right: 'use the data desk',
    ...downloadedSection(async () => ({
      Section: (await import('@/features/office/data-desk/staff-data-desk')).StaffDataDesk,
    })),
  },
  {
    id: 'fleet',
    path: '/dashboard/fleet',
    icon: 'car',
    right: 'work on leads',
    ...downloadedSection(async () => ({ Section: (await import('@/features/office/fleet/staff-fleet')).StaffFleet })),
  },
  {
    id: 'meeting-points',
    path: '/dashboard/meeting-points',
    icon: 'pin',
    right: 'change meeting points',
    ...downloadedSection(async () => ({
      Section: (await import('@/features/office/meeting-points/staff-meeting-points')).StaffMeetingPoints,
    })),
  },
  {
    id: 'prices',
    path: '/dashboard/prices',
    icon: 'tag',
    right: 'change prices',
    ...downloadedSection(async () => ({ Section: (await import('./prices-section')).PricesSection })),
  },
  {
    id: 'settings',
    path: '/dashboard/settings',
    icon: 'edit',
    right: 'change settings',
    ...downloadedSection(async () => ({
      Section: (await import('@/features/office/settings/staff-settings')).StaffSettings,
    })),
  },
];
