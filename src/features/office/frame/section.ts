import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { StaffSectionId } from '@/content/staff';
import type { SessionUser } from '@/data/session';
import type { StaffCounts } from '@/data/staff-counts';
import { can, type StaffRight, type StaffRole } from '@/data/user-roles';
import type { IconName } from '@/ui/icon-paths';

export interface SectionProps {
  user: SessionUser;
  /** Undefined while it is looked up, null when nobody has given the account one. */
  role: StaffRole | null | undefined;
}

/** One part of the back office. The list of them is `pages/dashboard/sections.ts`. */
export interface StaffSection {
  readonly id: StaffSectionId;
  /** Without language prefix. */
  readonly path: string;
  readonly icon: IconName;
  /** Which of the things that wait are counted at its link. */
  readonly counts?: Exclude<keyof StaffCounts, 'sound'>;
  /** Which right it takes to see it; none unless said otherwise. */
  readonly right?: StaffRight;
  readonly Section: ComponentType<SectionProps>;
  /** Downloads its code. */
  readonly load: () => Promise<unknown>;
  /** The same, and begins to read what it shows first: somebody is about to go there. */
  readonly prepare: (cache: QueryClient) => Promise<unknown>;
}

/** Whether an account with that role sees a section; with a right, nobody yet while the role is looked up. */
export function maySee(section: StaffSection, role: StaffRole | null | undefined): boolean {
  return !section.right || can(role, section.right);
}
