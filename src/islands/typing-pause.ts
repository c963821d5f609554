/** Milliseconds without a key after which hands rest: longer than from letter to letter of a word. */
const HANDS_REST_MS = 300;

/**
 * Watches whether somebody is typing in a place.
 * @param signal ends the watch
 * @returns what settles once no key has been pressed there for a moment, or something was: taking a form over in between
 *   would keep the next letter waiting, and whoever presses a button waits for its answer
 */
export function watchTyping(place: Element, signal: AbortSignal): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let go = () => undefined as void;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
    go();
  };
  const type = ({ target }: Event) => {
    if (!(target instanceof Node) || !place.contains(target)) return;
    clearTimeout(timer);
    timer = setTimeout(rest, HANDS_REST_MS);
  };
  const options = { capture: true, passive: true, signal };
  for (const name of ['keydown', 'input']) document.addEventListener(name, type, options);
  // The click itself is answered first.
  document.addEventListener('click', () => setTimeout(rest), options);
  return () =>
    new Promise((resolve) => {
      if (timer === undefined) resolve();
      else go = resolve;
    });
}
