/** What a visitor does who has begun to look at the page. */
const FIRST_SIGNS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Acts at the first sign that somebody is there: what only they need must not be downloaded for a glance.
 * @param patience milliseconds after which it acts without a sign as well; never, where it is not given
 * @returns what takes the wish back
 */
export function onFirstSign(action: () => void, patience?: number): () => void {
  // The press or key that started the application came before anybody could listen for it.
  if (navigator.userActivation?.hasBeenActive) {
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
  for (const sign of FIRST_SIGNS) addEventListener(sign, act, { signal: watch.signal, passive: true });
  return () => watch.abort();
}
