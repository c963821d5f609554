/** Events that show that a visitor is using the page. */
const FIRST_SIGNS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/** The press, key or scroll that started the application came before anybody could listen for it. */
const hasBegun = () => navigator.userActivation?.hasBeenActive || scrollY > 0;

/** Chrome reports a pointer that rests while the page is laid out under it. */
const isResting = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/**
 * Acts at the first sign that somebody is there: what only they need must not be downloaded for a glance.
 * @param patience milliseconds after which it acts without a sign as well; never, where it is not given
 * @returns what stops the wait
 */
export function onFirstSign(action: () => void, patience?: number): () => void {
  if (hasBegun()) {
    action();
    return () => undefined;
  }
  const watch = new AbortController();
  const act = () => {
    watch.abort();
    action();
  };
  if (patience !== undefined) {
    const timer = setTimeout(act, patience);
    watch.signal.addEventListener('abort', () => clearTimeout(timer));
  }
  for (const sign of FIRST_SIGNS)
    addEventListener(sign, (event) => isResting(event) || act(), { signal: watch.signal, passive: true });
  return () => watch.abort();
}
