import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A value that only the browser knows: today's date, what it can do, that the page has been hydrated.
 * @param read is called on every render and returns the same primitive value as long as the page is open
 * @param prerendered stands in the HTML of the build, and in the first render that takes it over
 */
export function useBrowserValue<T extends string | number | boolean>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(neverChanges, read, () => prerendered);
}
