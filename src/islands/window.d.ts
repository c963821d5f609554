interface Window {
  /** The button that was pressed last, as the start script saw it (src/app/start); null once somebody answers it. */
  pressedButton?: HTMLElement | null | undefined;
}

/** A control that was changed, as the start script saw it (islands/early-change.ts). */
interface ChangedControl extends EventTarget {
  isChosen?: boolean;
}
