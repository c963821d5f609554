import { watchHeldPress } from './held-press';
import { LIVE_EVENT } from './live-event';
import { controlAt, spotOf, type Spot } from './spot';

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

interface Press {
  button: HTMLElement;
  spot: Spot;
}

/** Presses the button that stands there, once its part answers; not after the visitor has pressed something else. */
function pressThere(spot: Spot): void {
  const watch = new AbortController();
  const press = () => {
    const button = controlAt(spot, WAITING_BUTTON);
    if (!button) return;
    watch.abort();
    button.click();
  };
  document.addEventListener(LIVE_EVENT, press, { signal: watch.signal });
  document.addEventListener('pointerdown', () => watch.abort(), { capture: true, signal: watch.signal });
  press();
}

/**
 * Remembers the last button that was pressed inside a place whose code is not there yet: every island does over its own
 * place until it is live, the application over the whole document until it answers.
 * @param isTakenOver whether the place answers by itself by now
 */
export function rememberPress(place: Document | Element, isTakenOver = () => false): EarlyPress {
  const watch = new AbortController();
  const released = watchHeldPress(place, watch.signal);
  let pressed: Press | null = null;
  let held: Press | null = null;
  let isAnswered = false;
  const pressOn = (target: EventTarget | null): Press | null => {
    const button = target instanceof Element ? target.closest<HTMLElement>(WAITING_BUTTON) : null;
    if (!button || !place.contains(button) || button.closest(ANSWERING_PART)) return null;
    return { button, spot: spotOf(button, WAITING_BUTTON) };
  };
  const note = (target: EventTarget | null) => {
    pressed = pressOn(target) ?? pressed;
  };
  // Capture phase: React lets no click bubble from HTML that it has not hydrated.
  const options = { capture: true, signal: watch.signal };
  document.addEventListener('pointerdown', ({ target }) => (held = isTakenOver() ? null : pressOn(target)), options);
  document.addEventListener(
    'click',
    ({ target }) => {
      held = null;
      if (!isTakenOver() && !isAnswered) note(target);
    },
    options,
  );
  const answer = () => {
    watch.abort();
    const press = held ?? pressed;
    held = pressed = null;
    if (!press) return;
    if (!press.button.isConnected) return pressThere(press.spot);
    press.button.removeAttribute('aria-busy');
    press.button.click();
  };
  return {
    note,
    pressAgain() {
      isAnswered = true;
      // A button that was drawn anew while it was held gets no click.
      if (held && !held.button.isConnected) return void released().then(answer);
      held = null;
      answer();
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
