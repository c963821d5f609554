/** Buttons that need code to answer; those of a popover or dialog, and those that lead to a page, the browser answers by itself. */
export const WAITING_BUTTON = 'button:not([popovertarget],[commandfor],[data-leads])';
/** A part with code of its own (src/features/site/flights) that answers before the application does. */
const ANSWERING_PART = '[data-own=on]';

/** The one button of a place that was pressed last, before its code was there. */
export interface EarlyPress {
  /** Told of what was pressed before. */
  note: (target: EventTarget | null) => void;
  /** Presses it again, or the button that has taken its place meanwhile; at most once. Ends the watch. */
  pressAgain: () => void;
  /** Ends the watch without a press. */
  forget: () => void;
}

/**
 * Remembers the last button that was pressed inside a place whose code is not there yet: every island does over its own
 * place until it is live, the application over the whole document until it answers.
 * @param isTakenOver whether the place answers by itself by now
 */
export function rememberPress(place: Document | Element, isTakenOver = () => false): EarlyPress {
  const watch = new AbortController();
  let pressed: HTMLButtonElement | undefined;
  let at = -1;
  const waiting = () => [...place.querySelectorAll<HTMLButtonElement>(WAITING_BUTTON)];
  const note = (target: EventTarget | null) => {
    const buttons = waiting();
    const found = buttons.findIndex((button) => button.contains(target as Node) && !button.closest(ANSWERING_PART));
    if (found < 0) return;
    pressed = buttons[found];
    at = found;
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!isTakenOver()) note(target);
    },
    // Capture phase: React lets no click bubble from HTML that it has not hydrated.
    { capture: true, signal: watch.signal },
  );
  return {
    note,
    pressAgain() {
      watch.abort();
      const button = pressed?.isConnected ? pressed : waiting()[at];
      at = -1;
      pressed = undefined;
      button?.removeAttribute('aria-busy');
      button?.click();
    },
    forget: () => watch.abort(),
  };
}

/**
 * The button inside a place that the start script saw pressed before any other code was here. Whoever takes it answers it.
 * @returns null where there was none, or somebody has answered it
 */
export function takeFirstPress(place: Document | Element): HTMLElement | null {
  const { pressedButton } = window;
  if (!pressedButton || !place.contains(pressedButton)) return null;
  window.pressedButton = null;
  return pressedButton;
}
