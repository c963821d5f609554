import { findZone, foldPlace, type AskedRide, type PriceContent } from '@/data/prices';

/** What customers call places that a list does not know. */
interface UnknownPlaces {
  /** How many requests name one. */
  requests: number;
  /** Each as it was typed last, those that are named most first; spellings that differ by case or accents are one. */
  places: { text: string; requests: number }[];
}

/** @param rides the newest first */
export function unknownPlaces({ zones }: PriceContent, rides: readonly AskedRide[]): UnknownPlaces {
  const known = new Map<string, boolean>();
  const isUnknown = (text: string): boolean => {
    const folded = foldPlace(text);
    const answer = known.get(folded) ?? findZone(zones, text) !== null;
    known.set(folded, answer);
    return !answer;
  };
  const places = new Map<string, { text: string; requests: number }>();
  let requests = 0;
  for (const { pickup, dropoff } of rides) {
    const unknown = new Map([pickup, dropoff].filter(isUnknown).map((text) => [foldPlace(text), text]));
    if (unknown.size > 0) requests += 1;
    for (const [folded, text] of unknown) {
      const place = places.get(folded);
      places.set(folded, { text: place?.text ?? text, requests: (place?.requests ?? 0) + 1 });
    }
  }
  return { requests, places: [...places.values()].toSorted((one, other) => other.requests - one.requests) };
}
