import type { Localized } from '@/i18n/locales';
import { overviewEntries } from './overviews';

/** A page as lists name it: its name and one line. */
export interface PageSummary {
  name: Localized<string>;
  line: Localized<string>;
}

/** Pages that stand in a list, by path. For the build: menus and cards read the lists themselves. */
export const pageSummaries: ReadonlyMap<string, PageSummary> = new Map(
  Object.values(overviewEntries).flatMap((entries) =>
    entries.map(({ path, name, line }) => [path, { name, line }] as const),
  ),
);
