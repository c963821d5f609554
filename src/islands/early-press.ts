/** Buttons that need code to answer; those of a popover the browser answers by itself. */
const WAITING_BUTTON = 'button:not([popovertarget])';

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
 * @param options.inServerHtml the place is HTML that React is to take over. React stops a press there that it cannot
 *   answer; one that comes up to the document has been answered.
 */
export function rememberPress(place: Document | Element, { inServerHtml = false } = {}): EarlyPress {
  const watch = new AbortController();
  let pressed: { button: HTMLButtonElement; at: number } | null = null;
  const buttons = () => [...place.querySelectorAll<HTMLButtonElement>(WAITING_BUTTON)];
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !place.contains(target)) return;
      const button = target.closest<HTMLButtonElement>(WAITING_BUTTON);
      if (button) pressed = { button, at: buttons().indexOf(button) };
    },
    // On the way down: React lets no click come up from HTML that it has not taken over.
    { capture: true, signal: watch.signal },
  );
  if (inServerHtml)
    document.addEventListener(
      'click',
      () => {
        pressed = null;
      },
      { signal: watch.signal },
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
