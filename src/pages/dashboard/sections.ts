import { lazy } from 'react';
import type { StaffSection } from '@/features/staff-frame/section';

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
    Section: lazy(async () => ({ default: (await import('./overview-section')).OverviewSection })),
  },
  {
    id: 'leads',
    path: '/dashboard/leads',
    icon: 'note',
    right: 'work on leads',
    Section: lazy(async () => ({ default: (await import('./leads-with-offers')).LeadsSection })),
  },
  {
    id: 'rides',
    path: '/dashboard/rides',
    icon: 'route',
    right: 'work on leads',
    Section: lazy(async () => ({ default: (await import('./rides-section')).RidesSection })),
  },
  {
    id: 'security',
    path: '/dashboard/security',
    icon: 'shield',
    right: 'read alerts',
    counts: 'alerts',
    Section: lazy(async () => ({
      default: (await import('@/features/staff-security/security-section')).SecuritySection,
    })),
  },
  {
    id: 'team',
    path: '/dashboard/team',
    icon: 'users',
    right: 'give roles',
    counts: 'accounts',
    Section: lazy(async () => ({ default: (await import('@/features/staff-team/team-section')).TeamSection })),
  },
  {
    id: 'data',
    path: '/dashboard/data',
    icon: 'user',
    right: 'use the data desk',
    Section: lazy(async () => ({
      default: (await import('@/features/staff-data-desk/staff-data-desk')).StaffDataDesk,
    })),
  },
  {
    id: 'fleet',
    path: '/dashboard/fleet',
    icon: 'car',
    right: 'work on leads',
    Section: lazy(async () => ({ default: (await import('@/features/staff-fleet/staff-fleet')).StaffFleet })),
  },
  {
    id: 'prices',
    path: '/dashboard/prices',
    icon: 'tag',
    right: 'change prices',
    Section: lazy(async () => ({ default: (await import('@/features/staff-prices/staff-prices')).StaffPrices })),
  },
  {
    id: 'settings',
    path: '/dashboard/settings',
    icon: 'edit',
    right: 'change settings',
    Section: lazy(async () => ({ default: (await import('@/features/staff-settings/staff-settings')).StaffSettings })),
  },
];
