/** Parts of a page whose code comes later (server-drawn.tsx). */
const PARTS = '[data-island]';

/**
 * Where a control stands: its part of the page, -1 outside of all, and its number among the part's controls of the kind. It
 * finds the control that has taken the place of another one when the page is drawn anew, with other nodes.
 */
export interface Spot {
  part: number;
  nth: number;
}

const parts = () => [...document.querySelectorAll<HTMLElement>(PARTS)];
const ofPart = (part: Element | null, kind: string) =>
  [...(part ?? document).querySelectorAll<HTMLElement>(kind)].filter((one) => part || !one.closest(PARTS));

/** @param kind selector of the controls that are counted */
export function spotOf(control: HTMLElement, kind: string): Spot {
  const part = control.closest<HTMLElement>(PARTS);
  return { part: part ? parts().indexOf(part) : -1, nth: ofPart(part, kind).indexOf(control) };
}

/** @returns null where there is none, undefined where its part does not answer yet */
export function controlAt({ part, nth }: Spot, kind: string): HTMLElement | null | undefined {
  const place = parts()[part] ?? null;
  if (part >= 0 && !(place && 'live' in place.dataset)) return undefined;
  return ofPart(place, kind)[nth] ?? null;
}

const FOCUSABLE = 'a, button, input, select, textarea, summary';
/** All that takes the focus in a part. */
export const focusablesOf = (part: HTMLElement): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)];
