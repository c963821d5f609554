import type { Localized } from '@/i18n/locales';
import { destinations } from './destinations';
import { services } from './services';

/** A page as lists name it: its name and one line. */
export interface PageSummary {
  name: Localized<string>;
  line: Localized<string>;
}

/** Pages that stand in a list, by path. For the build: menus and cards read the lists themselves. */
export const pageSummaries: ReadonlyMap<string, PageSummary> = new Map([
  ...services.map(({ path, name, line }) => [path, { name, line }] as const),
  ...destinations.map(({ path, name, tagline }) => [path, { name, line: tagline }] as const),
]);
