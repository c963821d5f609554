/**
 * For each of these React would hydrate the HTML that it happens in at once, in one piece, and all that arrives for it
 * later as well (`isDiscreteEventThatRequiresHydration` of react-dom): a typed letter would wait for a whole form.
 */
const HURRYING = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'keydown',
  'keypress',
  'keyup',
  'textInput',
  'input',
  'change',
  'paste',
  'compositionstart',
  'compositionend',
];

/**
 * Keeps what happens in a place from React until it has taken over: it could not answer, and takes over between other
 * work instead. The browser answers as it does without scripts; presses are remembered (early-press.ts).
 * @param isTakenOver whether React's handlers stand in the place
 * @returns what ends it
 */
export function holdHurry(place: Element, isTakenOver: () => boolean): () => void {
  const watch = new AbortController();
  for (const type of HURRYING)
    document.addEventListener(
      type,
      (event) => {
        if (isTakenOver()) watch.abort();
        else if (event.target instanceof Node && place.contains(event.target)) event.stopPropagation();
      },
      { capture: true, passive: true, signal: watch.signal },
    );
  return () => watch.abort();
}
