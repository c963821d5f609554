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
    Section: lazy(async () => ({ default: (await import('./overview-section')).OverviewSection })),
  },
];
