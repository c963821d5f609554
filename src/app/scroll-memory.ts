import { HELD_ATTRIBUTE } from '@/lib/held-place';
import { entryState, pushEntry } from '@/lib/page-entry';

/**
 * Where the visitor was on each page of this tab's history. The browser restores a place at once, while the page's later
 * parts are still coming in above it; here it is held until they have.
 */
const STORAGE_KEY = 'scrollPlaces';
/** So many places are kept. */
const KEPT = 50;
/** What a visitor does who goes on by themselves. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Parts of the page that are still to come. */
const PENDING = 'main [data-placeholder]';

/** Where a visitor was. */
interface Place {
  /** Pixels from the top of the page. */
  y: number;
  /**
   * The section that was being read, by its place among so many, and its distance from the top of the window: parts above
   * it may be of another height by the time the visitor comes back. Noted when the page is left.
   */
  section?: { at: number; of: number; top: number };
}

const places = new Map<string, Place>();
let held: AbortController | null = null;
/** The history has gone to another page, and that page is not shown yet. */
let isReturning = false;

/** The router's key of the current entry, as its locations carry it. */
export const entryKey = (): string => entryState().key ?? 'default';

const placeName = (): string => `${location.pathname} ${entryKey()} ${entryState().anchor ?? 0}`;

function readPlaces(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, Place][];
    for (const [name, place] of stored) places.set(name, place);
  } catch {
    // The places of earlier documents are forgotten, then.
  }
}

function storePlaces(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-KEPT)));
  } catch {
    // As above.
  }
}

function notePlace(): void {
  if (held || isReturning) return;
  const name = placeName();
  // What was touched last is kept longest.
  places.delete(name);
  places.set(name, { y: window.scrollY });
}

const sections = () => [...document.querySelectorAll('main section, footer')];

/** Notes where the visitor is, by what is read there. */
function noteSection(): void {
  notePlace();
  const place = places.get(placeName());
  const all = sections();
  const at = all.findLastIndex((section) => section.getBoundingClientRect().top < window.innerHeight / 2);
  const top = all[at]?.getBoundingClientRect().top;
  if (place && !held && !isReturning && top !== undefined) place.section = { at, of: all.length, top };
}

/** Begins to note where the visitor is. @returns what ends it */
export function watchPlaces(): () => void {
  readPlaces();
  notePlace();
  const watch = new AbortController();
  addEventListener('scroll', notePlace, { signal: watch.signal, passive: true });
  // A link may leave the page.
  addEventListener('click', noteSection, { signal: watch.signal, capture: true });
  addEventListener('pagehide', storePlaces, { signal: watch.signal });
  return () => watch.abort();
}

/**
 * The history has gone to another page: until it is shown nothing is noted, since what browsers scroll by meanwhile is not
 * the visitor's.
 */
export function beginReturn(): void {
  isReturning = true;
}

/** Another page is shown. */
export function endMove(): void {
  isReturning = false;
  held?.abort();
}

/** Where a place is now, in pixels from the top of the page. */
function topOf({ y, section }: Place): number {
  if (!section || document.querySelector(PENDING)) return y;
  const all = sections();
  const read = all.length === section.of ? all[section.at] : undefined;
  return read ? window.scrollY + read.getBoundingClientRect().top - section.top : y;
}

/** Goes to where the visitor left the history's current entry. @returns whether that is known */
export function returnToPlace(): boolean {
  const place = places.get(placeName());
  if (place) holdPlace(() => window.scrollTo({ top: topOf(place), behavior: 'instant' }));
  return place !== undefined;
}

/** A new entry of the history for another part of the same page. */
export function pushAnchor(address: string): void {
  noteSection();
  // The entry before it shows the same step of a form, not the one before.
  pushEntry({ stepsBefore: 0 }, address);
}

/**
 * Goes to a place of the page and stays there while parts of the page come in above it, until all are there or the visitor
 * moves.
 */
export function holdPlace(go: () => void): void {
  held?.abort();
  const stop = new AbortController();
  held = stop;
  const { dataset } = document.documentElement;
  dataset[HELD_ATTRIBUTE] = '';
  const observer = new ResizeObserver(() => {
    go();
    if (!document.querySelector(PENDING)) stop.abort();
  });
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    if (held !== stop) return;
    held = null;
    delete dataset[HELD_ATTRIBUTE];
  });
  for (const move of MOVES) addEventListener(move, () => stop.abort(), { signal: stop.signal, passive: true });
  go();
  observer.observe(document.body);
}
