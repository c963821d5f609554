import { createContext, use } from 'react';
import type { RepricedTrip, TripChange, TripView } from '@/data/trip';
import type { TripWish, WishState } from './use-trip';

/** Rows that open in place, in their order. */
export const PANELS = ['change', 'ask_change', 'decline', 'cancel'] as const;
export type TripPanel = (typeof PANELS)[number];

/** What every part of an open trip works with. */
interface OpenTrip {
  trip: TripView;
  wish: WishState;
  send: (wish: TripWish) => Promise<void>;
  reprice: (fields: TripChange) => Promise<RepricedTrip | null>;
  /** The row that is open. */
  panel: TripPanel | null;
  openPanel: (panel: TripPanel | null) => void;
}

export const TripContext = createContext<OpenTrip | null>(null);

/** The trip that is open. @throws Error outside of one */
export function useOpenTrip(): OpenTrip {
  const open = use(TripContext);
  if (!open) throw new Error('no trip is open here');
  return open;
}
