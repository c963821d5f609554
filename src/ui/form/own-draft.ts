import { createContext, useContext, useState } from 'react';
import { dropDraft, ownDraftPlace, readStoredDraft, storeDraft, type DraftPlace } from '@/lib/stored-draft';

/** Whose drafts are kept on this device; null where nobody is signed in. */
export const DraftOwner = createContext<string | null>(null);

/** The account whose drafts are kept; empty for nobody's. */
export const useDraftOwner = (): string => useContext(DraftOwner) ?? '';

/** Where a form keeps its draft; null where it keeps none. The place stays the one that the form began with. */
export function useDraftPlace(name: string | undefined): DraftPlace | null {
  const owner = useContext(DraftOwner);
  const [place] = useState(() => (owner !== null && name !== undefined ? ownDraftPlace(owner, name) : null));
  return place;
}

export interface KeptValues<Values> {
  values: Values;
  /** What the values set out from, as the form knows it. */
  seen: unknown;
}

const isAlike = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** The values that a form has kept, under its own names and of its kinds only: an older build may have had others. */
export function readKeptValues<Values extends object>(place: DraftPlace, first: Values): KeptValues<Values> | null {
  return readStoredDraft<KeptValues<object>, KeptValues<Values>>(place, ({ values = {}, seen = null }) => {
    const known = new Map<string, unknown>(Object.entries(first));
    const fitting = Object.entries(values).filter(
      ([name, value]) => known.has(name) && isAlike(known.get(name), value),
    );
    return { values: { ...first, ...Object.fromEntries(fitting) }, seen };
  });
}

/** Whether something waits there since before. */
export function useHasDraft(name: string): boolean {
  const place = useDraftPlace(name);
  const [isWaiting] = useState(() => place !== null && readStoredDraft(place, () => true) === true);
  return isWaiting;
}

/** A single text that is kept while it is typed: a reason, a name. @returns the text, how to type it, and how to have it forgotten */
export function useKeptText(
  name: string,
  first = '',
): [text: string, type: (text: string) => void, forget: () => void] {
  const place = useDraftPlace(name);
  const [text, setText] = useState(() => (place && readKeptValues(place, { text: first })?.values.text) ?? first);
  return [
    text,
    (typed) => {
      setText(typed);
      if (!place) return;
      if (typed === first) dropDraft(place);
      else storeDraft(place, { values: { text: typed } });
    },
    () => {
      if (place) dropDraft(place);
    },
  ];
}
