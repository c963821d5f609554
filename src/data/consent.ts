/**
 * What this browser's visitor agreed to. Nothing beyond the essential is on until somebody says so; after some days the
 * question is asked again, and a stored consent that is too old counts as none.
 */
import { DAY_MS } from '@shared/clock/clock';
import { business } from '@/config/business';

export type OptionalCategory = 'analytics' | 'marketing' | 'personalization';
export const OPTIONAL_CATEGORIES: readonly OptionalCategory[] = ['analytics', 'marketing', 'personalization'];

export type Consents = Readonly<Record<OptionalCategory, boolean>> & { readonly essential: true };
export const ESSENTIAL_ONLY: Consents = { essential: true, analytics: false, marketing: false, personalization: false };
export const ALL_CONSENTS: Consents = { essential: true, analytics: true, marketing: true, personalization: true };

/** Any category makes it accepted; which ones is said beside it (docs/spec/public-site.md#consent-and-visits). */
export type ConsentChoice = 'accepted' | 'essential-only';

/** Keys in local storage (docs/spec/public-site.md#consent-and-visits). */
const CHOICE_KEY = 'cookieConsent';
const CATEGORIES_KEY = 'gdprConsents';
const DATE_KEY = 'gdprConsentDate';
/** Written and removed at once, to see whether anything can be. */
const PROBE_KEY = 'probe';

/** Dispatched on the window after a choice: a page's own code has a copy of this module (scripts/build/light-code.ts). */
const CHOICE_EVENT = 'consent:chosen';

type Unstored = { consents: Consents; at: number } | null;

/** Stands in for a storage that refuses: the choice then holds until the page is left. */
let unstored: Unstored = null;
/** The last answer, so that equal consents are the same object. */
let known: Consents = ESSENTIAL_ONLY;

const same = (a: Consents, b: Consents) => OPTIONAL_CATEGORIES.every((category) => a[category] === b[category]);

/** The choice that a set of consents amounts to: accepted as soon as any optional category is. */
export const choiceOf = (consents: Consents): ConsentChoice =>
  OPTIONAL_CATEGORIES.some((category) => consents[category]) ? 'accepted' : 'essential-only';

function isFresh(at: number, now: number): boolean {
  // A moment ahead of the clock is a clock that was wrong, or a date written by hand.
  return at <= now + DAY_MS && now - at <= business.consentDays * DAY_MS;
}

/** The stored categories; a choice without them stands for all or none. Null when neither can be read. */
function readCategories(): Consents | null {
  const stored = localStorage.getItem(CATEGORIES_KEY);
  if (stored === null) {
    const choice = localStorage.getItem(CHOICE_KEY);
    return choice === 'accepted' ? ALL_CONSENTS : choice === 'essential-only' ? ESSENTIAL_ONLY : null;
  }
  const parsed = JSON.parse(stored) as Partial<Record<string, unknown>> | null;
  if (parsed === null || typeof parsed !== 'object') return null;
  // Only a plain `true` is a consent.
  return {
    essential: true,
    analytics: parsed['analytics'] === true,
    marketing: parsed['marketing'] === true,
    personalization: parsed['personalization'] === true,
  };
}

function readStored(now: number): Consents | null {
  if (unstored) return isFresh(unstored.at, now) ? unstored.consents : null;
  try {
    const at = Date.parse(localStorage.getItem(DATE_KEY) ?? '');
    return isFresh(at, now) ? readCategories() : null;
  } catch {
    return null;
  }
}

/** Whether this browser keeps a choice. Where it does not nothing optional runs, and nobody is asked anew on every page. */
export function canKeepConsent(): boolean {
  try {
    // Some say that they are full from the start; what is stored already says enough.
    if (localStorage.getItem(DATE_KEY) !== null) return true;
    localStorage.setItem(PROBE_KEY, '');
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Whether the visitor has yet to choose, or chose too long ago. */
export function isConsentMissing(now = Date.now()): boolean {
  return readStored(now) === null && canKeepConsent();
}

/** What the visitor agrees to now; essential only while nothing valid is stored. Equal answers are the same object. */
export function currentConsents(now = Date.now()): Consents {
  const consents = readStored(now) ?? ESSENTIAL_ONLY;
  if (!same(consents, known)) known = consents;
  return known;
}

/** Stores a choice and tells everyone who listens. */
export function saveConsents(chosen: Readonly<Record<OptionalCategory, boolean>>, now = Date.now()): void {
  const { analytics, marketing, personalization } = chosen;
  const consents: Consents = { essential: true, analytics, marketing, personalization };
  try {
    localStorage.setItem(CHOICE_KEY, choiceOf(consents));
    localStorage.setItem(CATEGORIES_KEY, JSON.stringify(consents));
    localStorage.setItem(DATE_KEY, new Date(now).toISOString());
    unstored = null;
  } catch {
    unstored = { consents, at: now };
  }
  dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail: unstored }));
}

/**
 * Calls back after every choice, in this tab or another, with what holds from now on.
 * @returns what ends it
 */
export function onConsentChange(listener: (consents: Consents) => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const hearThisTab = (event: Event) => {
    unstored = (event as CustomEvent<Unstored>).detail;
    listener(currentConsents());
  };
  const hearOtherTabs = ({ key }: StorageEvent) => {
    if (key === null || key === DATE_KEY) listener(currentConsents());
  };
  addEventListener(CHOICE_EVENT, hearThisTab, { signal });
  addEventListener('storage', hearOtherTabs, { signal });
  return () => watch.abort();
}
