/** Buttons that need code to answer; those of a popover, and those that lead to a page, the browser answers by itself. */
const WAITING_BUTTON = 'button:not([popovertarget],[data-leads])';
/** A part with code of its own (src/features/flight-board) that answers before the application does. */
const ANSWERING_PART = '[data-own=on]';

/** The one button of a place that was pressed last, before its code was there. */
export interface EarlyPress {
  /** Presses it again, or the button that has taken its place meanwhile; at most once. Ends the watch. */
  pressAgain: () => void;
  /** Ends the watch without a press. */
  forget: () => void;
}

/**
 * Remembers the last button pressed inside a place whose code is not there yet. The start script keeps such a watch over
 * the whole document until the application answers, every island over its own place until it is live.
 * @param isTakenOver whether the place answers by itself by now
 */
export function rememberPress(place: Document | Element, isTakenOver = () => false): EarlyPress {
  const watch = new AbortController();
  let pressed: { button: HTMLButtonElement; at: number } | null = null;
  const buttons = () => [...place.querySelectorAll<HTMLButtonElement>(WAITING_BUTTON)];
  document.addEventListener(
    'click',
    ({ target }) => {
      if (isTakenOver() || !(target instanceof Element) || !place.contains(target)) return;
      const button = target.closest<HTMLButtonElement>(WAITING_BUTTON);
      if (button && !button.closest(ANSWERING_PART)) pressed = { button, at: buttons().indexOf(button) };
    },
    // Capture phase: React lets no click bubble from HTML that it has not hydrated.
    { capture: true, signal: watch.signal },
  );
  return {
    pressAgain() {
      watch.abort();
      const { button, at } = pressed ?? {};
      pressed = null;
      if (button?.isConnected) button.click();
      else if (at !== undefined) buttons()[at]?.click();
    },
    forget: () => watch.abort(),
  };
}
