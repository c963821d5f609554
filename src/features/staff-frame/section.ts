import type { ComponentType } from 'react';
import type { StaffSectionId } from '@/content/staff';
import type { SessionUser } from '@/data/session';
import type { StaffRole } from '@/data/user-roles';
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
  /** Who sees it; everybody unless said otherwise. What they may read and do is the database's decision. */
  readonly roles?: readonly StaffRole[];
  readonly Section: ComponentType<SectionProps>;
}

/** Whether an account of that rank sees a section; nobody yet while the rank is looked up. */
export function sees(section: StaffSection, role: StaffRole | null | undefined): boolean {
  return !section.roles || (role ? section.roles.includes(role) : false);
}
