/**
 * The steps of the form in the history of the tab: each is an entry, with the steps before it directly before, so that the way
 * back leads to the step before, and from the first one out of the form.
 */
import { entryState, noteInEntry, pushEntry } from '@/lib/page-entry';

/** The step that the current entry shows; undefined where the visitor has not been in the form since the page came. */
export const shownStep = (): number | undefined => entryState().step;

/**
 * Puts the steps up to this one into the history. A draft may have brought the form to a late step by itself: who does not
 * touch the form leaves the page by one press.
 */
export function layEntries(upTo: number): void {
  if (shownStep() === undefined) noteInEntry({ step: 0, stepsBefore: 0 });
  const { step = 0, stepsBefore = 0 } = entryState();
  for (let nth = 1; step + nth <= upTo; nth += 1) pushEntry({ step: step + nth, stepsBefore: stepsBefore + nth });
}

let isOnTheWay = false;

/** Whether the history has gone where the form sent it, and not where the visitor did. Answers so once. */
export function hasArrived(): boolean {
  const arrived = isOnTheWay;
  isOnTheWay = false;
  return arrived;
}

/** The history goes to a step that the form shows already. */
export function goToEntry(target: number): void {
  const { step, stepsBefore = 0 } = entryState();
  if (step === undefined || target > step) layEntries(target);
  else if (step - target > stepsBefore) pushEntry({ step: target, stepsBefore: 0 });
  else if (target < step) {
    isOnTheWay = true;
    history.go(target - step);
  }
}
