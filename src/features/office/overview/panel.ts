import type { ComponentType } from 'react';
import type { DashboardStats } from '@/data/dashboard-stats';
import type { TrendPeriod } from '@/data/dashboard-trends';
import type { SessionUser } from '@/data/session';
import { can, type StaffRight, type StaffRole } from '@/data/user-roles';

export interface PanelProps {
  user: SessionUser;
  /** Undefined while it loads, null when nobody has given the account one. */
  staffRole: StaffRole | null | undefined;
  /** Undefined while they load. */
  stats: DashboardStats | undefined;
  /** How many days the panels look back that show a period; one choice for all of them. */
  period: TrendPeriod;
  onPeriodChange: (period: TrendPeriod) => void;
}

/** One panel of the dashboard. The list of them is `pages/dashboard/panels.ts`; a new panel is one line there. */
export interface DashboardPanel {
  readonly id: string;
  /** `top` stands above the figures; `main` is two thirds of a wide screen; on a narrow one `side` follows `main`. */
  readonly column: 'top' | 'main' | 'side';
  /** Panels that show the statistics are left out when those cannot be had. */
  readonly needsStats: boolean;
  /** Which right it takes to see it; none unless said otherwise. */
  readonly right?: StaffRight;
  readonly Panel: ComponentType<PanelProps>;
  /**
   * Keeps the panel's place while its texts download, and while the role is looked up that it takes to see it: most who come here
   * have it, and for them nothing moves.
   */
  readonly Waiting?: ComponentType;
}

/** The panels of a column that an account sees. */
export function panelsFor(
  panels: readonly DashboardPanel[],
  column: DashboardPanel['column'],
  { role, statsFailed }: { role: StaffRole | null | undefined; statsFailed: boolean },
): readonly DashboardPanel[] {
  return panels.filter(
    (panel) =>
      panel.column === column &&
      !(panel.needsStats && statsFailed) &&
      (!panel.right || can(role, panel.right) || (role === undefined && panel.Waiting !== undefined)),
  );
}
