import { useMemo, useSyncExternalStore } from 'react';
import { readTripFragment } from '@/data/trip';

/** What opens a trip: it lives in the address and in memory, nowhere else. */
export interface TripLink {
  reference: string;
  key: string;
}

interface Opened {
  /** Null where the address is no trip's link, and in the HTML of the build. */
  link: TripLink | null;
  /** The address begins like a link, and is none: cut off on its way. */
  isBroken: boolean;
  /** The HTML of the build, which is both a page with a link and one without. */
  isPrerendered: boolean;
}

const BEGINS_LIKE_ONE = /^#[2-9A-HJ-NP-Z]{4,5}(?:-|$)/iu;

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** What the address opens; another link in the same tab counts, too. */
export function useTripLink(): Opened {
  const fragment = useSyncExternalStore<string | null>(
    subscribe,
    () => location.hash,
    () => null,
  );
  return useMemo(() => {
    const link = fragment === null ? null : readTripFragment(fragment);
    const isBroken = link === null && fragment !== null && BEGINS_LIKE_ONE.test(fragment);
    return { link, isBroken, isPrerendered: fragment === null };
  }, [fragment]);
}
