interface Window {
  /** The button that was pressed last, as the start script saw it (src/app/start); null once somebody answers it. */
  pressedButton?: HTMLElement | null | undefined;
  /** What was changed since the page came, as the start script saw it; null once somebody else watches (islands/early-change.ts). */
  changedControls?: Set<EventTarget | null> | null | undefined;
}
