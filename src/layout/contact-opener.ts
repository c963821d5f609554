/** Who opens the contact widget: the shell has the buttons, a feature has the widget, and neither knows the other. */
const listeners = new Set<() => void>();
let isAwaited = false;

/** Asks for the contact widget. Pressed before the widget's code is here, the wish is kept until it is. */
export function openContactWidget(): void {
  isAwaited = listeners.size === 0;
  for (const listener of listeners) listener();
}

/**
 * Hears every wish for the contact widget, one made earlier included.
 * @returns what ends the listening
 */
export function onContactWidgetWanted(listener: () => void): () => void {
  listeners.add(listener);
  if (isAwaited) {
    isAwaited = false;
    listener();
  }
  return () => {
    listeners.delete(listener);
  };
}
