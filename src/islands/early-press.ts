/** Buttons that need code to answer; those of a popover, and those that lead to a page, the browser answers by itself. */
const WAITING_BUTTON = 'button:not([popovertarget],[data-leads])';
/** A part with code of its own (src/features/flight-board) that answers before the application does. */
const ANSWERING_PART = '[data-own=on]';

interface PressMemory {
  /** Told of every click there. */
  note: (click: Event) => void;
  /** Presses the button again, or that which has taken its place meanwhile; at most once. */
  pressAgain: () => void;
}

/** Remembers the last button that was pressed inside a place whose code is not there yet. */
export function pressMemory(place: Document | Element): PressMemory {
  let pressed: HTMLButtonElement | undefined;
  let at = -1;
  const waiting = () => [...place.querySelectorAll<HTMLButtonElement>(WAITING_BUTTON)];
  return {
    note({ target }) {
      const buttons = waiting();
      const found = buttons.findIndex((button) => button.contains(target as Node) && !button.closest(ANSWERING_PART));
      if (found < 0) return;
      pressed = buttons[found];
      at = found;
    },
    pressAgain() {
      const button = pressed?.isConnected ? pressed : waiting()[at];
      at = -1;
      pressed = undefined;
      button?.click();
    },
  };
}

/** The one button of a place that was pressed last, before its code was there. */
export interface EarlyPress {
  /** Presses it again, or the button that has taken its place meanwhile; at most once. Ends the watch. */
  pressAgain: () => void;
  /** Ends the watch without a press. */
  forget: () => void;
}

/**
 * Every island's watch over its own place until it is live; over the whole document the start script keeps one until the
 * application answers.
 * @param isTakenOver whether the place answers by itself by now
 */
export function rememberPress(place: Element, isTakenOver = () => false): EarlyPress {
  const watch = new AbortController();
  const memory = pressMemory(place);
  document.addEventListener(
    'click',
    (click) => {
      if (!isTakenOver()) memory.note(click);
    },
    // Capture phase: React lets no click bubble from HTML that it has not hydrated.
    { capture: true, signal: watch.signal },
  );
  return {
    pressAgain() {
      watch.abort();
      memory.pressAgain();
    },
    forget: () => watch.abort(),
  };
}
