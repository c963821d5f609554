/** Milliseconds from the release of a pointer until its click, which a touch screen reports by itself. */
const CLICK_WITHIN_MS = 300;

/**
 * Watches whether a pointer, or the space bar, is held down in a place.
 * @param signal ends the watch
 * @returns what settles once nothing is held there and its click has been answered: what moved away before would lose it
 */
export function watchHeldPress(place: Node, signal: AbortSignal): () => Promise<void> {
  let isHeld = false;
  let go = () => undefined as void;
  const press = (event: Event) => {
    if (!(event.target instanceof Node) || !place.contains(event.target)) return;
    isHeld = !(event instanceof KeyboardEvent) || event.key === ' ';
  };
  const release = () => {
    isHeld = false;
    go();
  };
  const options = { capture: true, signal };
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, press, options);
  // The click itself is answered first.
  for (const type of ['click', 'pointercancel', 'keyup'])
    document.addEventListener(type, () => setTimeout(release), options);
  document.addEventListener('pointerup', () => setTimeout(release, CLICK_WITHIN_MS), options);
  return () =>
    new Promise((resolve) => {
      if (isHeld) go = resolve;
      else resolve();
    });
}
