import { onFirstSign } from '@/islands/visitor-signs';
import { readDraft, saveDraft } from './trip-draft';
import { emptyTrip, fieldId, type TripField } from './trip-values';

/**
 * Bringing the form to life. The server's HTML of step 1 stands in the page from the start and can be typed into; the
 * code behind it is heavy and downloads when the visitor comes near. Until then this module keeps watch.
 */

/** The form starts to load this far before it scrolls into view. */
const NEARNESS = '600px';
const TYPED_FIELDS: readonly TripField[] = ['name', 'phone', 'email'];

let alive = false;
let pressed: HTMLElement | null = null;
let openGate: () => void = () => undefined;
const gate = new Promise<void>((resolve) => {
  openGate = resolve;
});

/** Resolves when the form is wanted; at once where there is no visitor to wait for. */
export function whenFormIsWanted(): Promise<void> {
  return import.meta.env.SSR ? Promise.resolve() : gate;
}

/** Resolves when it is worth asking for a chunk again that did not arrive. */
export function nextOpportunity(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['online', 'pointerdown', 'focusin']) addEventListener(event, () => resolve(), { once: true });
  });
}

/** The form has taken over: a button that was pressed too early is pressed again. */
export function formIsAlive(): void {
  alive = true;
  if (pressed?.isConnected) pressed.click();
  pressed = null;
}

/** The page is left, or reloaded for a newer build, before the form took over: what was typed goes into the draft. */
function keepTyped(section: HTMLElement): void {
  if (alive) return;
  const typed = TYPED_FIELDS.map((field) => {
    const input = section.querySelector<HTMLInputElement>(`#${fieldId(field)}`);
    return [field, input?.value ?? ''] as const;
  }).filter(([, value]) => value !== '');
  if (typed.length === 0) return;
  const untouched = { values: emptyTrip, phoneCountry: 'IL', step: 0, completed: [], openedAt: Date.now() };
  const draft = readDraft() ?? untouched;
  saveDraft({ ...draft, values: { ...draft.values, ...Object.fromEntries(typed) } });
}

/** Whether the wish is clear without waiting for one: the visitor is in the form already, or was led to it. */
function isWantedAtOnce(section: HTMLElement): boolean {
  const hasNoServerHtml = !section.querySelector('form');
  const isBeingFilled =
    section.contains(document.activeElement) ||
    [...section.querySelectorAll('input')].some(({ value }) => value !== '');
  return hasNoServerHtml || isBeingFilled || readDraft() !== null || location.hash === `#${section.id}`;
}

/**
 * Opens the gate when the visitor, once active, comes near the section, or touches it; at once where waiting is pointless
 * or the browser cannot tell. Somebody who only glances at the page never downloads the form.
 * @returns what undoes it
 */
export function watchForInterest(section: HTMLElement, onInterest: () => void) {
  const watch = new AbortController();
  const { signal } = watch;
  const want = () => {
    onInterest();
    openGate();
  };
  // React stops events inside HTML that it has not taken over yet, so they are watched before they come down to it.
  for (const type of ['focusin', 'pointerdown', 'click']) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || !section.contains(target)) return;
        if (type === 'click' && !alive) pressed = target.closest('button');
        want();
      },
      { signal, capture: true },
    );
  }
  addEventListener('pagehide', () => keepTyped(section), { signal });
  if (isWantedAtOnce(section) || !('IntersectionObserver' in window)) want();
  else {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && want(), {
      rootMargin: NEARNESS,
    });
    const observe = () => observer.observe(section);
    const ignore = onFirstSign(observe);
    signal.addEventListener('abort', () => {
      ignore();
      observer.disconnect();
    });
  }
  return () => watch.abort();
}
