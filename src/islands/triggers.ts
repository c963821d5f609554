import { whenIdle } from '@/lib/when-idle';

/**
 * When the code of a part downloads.
 * - `now`: as soon as the part is drawn.
 * - `near`: when it is on the screen or close to it, or touched.
 * - `touched`: when it is pointed at, pressed or focused.
 * - `idle`: when the application is here and the browser has nothing else to do, or touched. For what outlives a page and
 *   answers presses by the browser alone: React draws anew, with another page, what it has not taken over.
 */
export type When = 'now' | 'near' | 'touched' | 'idle';

/** How far around the screen a part counts as near (rootMargin). */
const NEARNESS = '500px';

/** Milliseconds until it is looked again whether a press still waits. */
const CALM_AFTER_MS = 200;

const TOUCHES = ['pointerover', 'pointermove', 'pointerdown', 'focusin', 'click'] as const;
const touchable = new Map<Element, () => void>();

function noticeTouch({ target }: Event): void {
  if (!(target instanceof Node)) return;
  for (const [place, act] of touchable) if (place.contains(target)) act();
}

/** Acts at an idle moment in which no press waits for an answer: the code of what was pressed comes first. */
function whenCalm(act: () => void): void {
  if (document.querySelector('button[aria-busy=true]')) setTimeout(whenCalm, CALM_AFTER_MS, act);
  else whenIdle(act);
}

/** One set of listeners for all places; in the capture phase, since React stops events in HTML that it has not hydrated. */
function onTouch(place: Element, act: () => void): () => void {
  const options = { capture: true, passive: true };
  if (touchable.size === 0) for (const type of TOUCHES) document.addEventListener(type, noticeTouch, options);
  touchable.set(place, act);
  return () => {
    touchable.delete(place);
    if (touchable.size === 0) for (const type of TOUCHES) document.removeEventListener(type, noticeTouch, options);
  };
}

function onApproach(place: Element, act: () => void): () => void {
  // What cannot be watched comes at its first touch.
  if (!('IntersectionObserver' in window)) return () => undefined;
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && act(), {
    rootMargin: NEARNESS,
  });
  observer.observe(place);
  return () => observer.disconnect();
}

/**
 * Acts once, when the time has come.
 * @param place the part's place in the page; null where nothing of it is there to be touched
 * @returns what stops the wait
 */
export function waitUntil(when: When, place: Element | null, action: () => void): () => void {
  const stops: (() => void)[] = [];
  const stop = () => stops.splice(0).forEach((one) => one());
  let isOver = false;
  const act = () => {
    if (isOver) return;
    isOver = true;
    stop();
    action();
  };
  if (when === 'now') act();
  else {
    if (place) {
      stops.push(onTouch(place, act));
      if (when === 'near') stops.push(onApproach(place, act));
    }
    if (when === 'idle') whenCalm(act);
  }
  // Something may have acted while the rest was being set up.
  if (isOver) stop();
  return () => {
    isOver = true;
    stop();
  };
}
