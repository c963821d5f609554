import type { PageContent } from '../page-types';

/** The parts of the back office, each a page of its own below /dashboard. */
export const staffSectionIds = [
  'overview',
  'leads',
  'rides',
  'security',
  'team',
  'data',
  'fleet',
  'meeting-points',
  'prices',
  'settings',
] as const;
export type StaffSectionId = (typeof staffSectionIds)[number];

/** Where people go many times a day: what shows them is there before they press. */
export const dailySectionIds: readonly StaffSectionId[] = ['overview', 'leads', 'rides'];

/** Content of a page of the back office: which part of it the page shows. */
export interface StaffPageContent extends PageContent {
  section: StaffSectionId;
}
