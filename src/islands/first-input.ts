/** Events by which a visitor uses the page. */
const FIRST_INPUT_EVENTS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/** The press, key or scroll that started the application came before anybody could listen for it. */
const hadInput = () => navigator.userActivation?.hasBeenActive || scrollY > 0;

/** Chrome reports a pointer that rests while the page is laid out under it. */
const isResting = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/**
 * Acts at the visitor's first input, so that nothing is downloaded for a page that is only glanced at.
 * @param maxWaitMs milliseconds after which it acts without input; without it, it waits for ever
 * @returns what stops the wait
 */
export function onFirstInput(action: () => void, maxWaitMs?: number): () => void {
  if (hadInput()) {
    action();
    return () => undefined;
  }
  const watch = new AbortController();
  const act = () => {
    watch.abort();
    action();
  };
  if (maxWaitMs !== undefined) {
    const timer = setTimeout(act, maxWaitMs);
    watch.signal.addEventListener('abort', () => clearTimeout(timer));
  }
  for (const type of FIRST_INPUT_EVENTS)
    addEventListener(type, (event) => isResting(event) || act(), { signal: watch.signal, passive: true });
  return () => watch.abort();
}
