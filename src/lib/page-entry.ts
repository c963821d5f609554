/**
 * An entry of the history within the page that is shown: another place of it, another step of a form. The router has its own
 * name for a page in each entry, and is told nothing as long as that stays the same.
 */
export interface EntryState {
  /** The router's name for its location. */
  key?: string;
  /** Tells the entry apart from the one before it. */
  anchor?: number;
  /** The step of the page's form that is shown. */
  step?: number;
  /** How many entries directly before this one are the steps before it. */
  stepsBefore?: number;
}

/** Dispatched on the window when the history has gone to another entry of the same page. Who prevents its default shows it. */
export const ENTRY_EVENT = 'entry:shown';

/** What is kept in the current entry. */
export const entryState = (): EntryState => (history.state as EntryState | null) ?? {};

/** @param address where it differs from the current one */
export function pushEntry(more: EntryState, address?: string): void {
  change(() => history.pushState({ ...entryState(), anchor: Date.now() + history.length, ...more }, '', address));
}

/** Changes what is kept in the current entry. */
export function noteInEntry(more: EntryState): void {
  change(() => history.replaceState({ ...entryState(), ...more }, ''));
}

/** Browsers refuse where a page does so very often: then the way back leads a step further. */
function change(make: () => void): void {
  try {
    make();
  } catch (error) {
    console.warn('[history]', error);
  }
}
