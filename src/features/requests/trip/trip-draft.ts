import { dropDraft, readStoredDraft, storeDraft } from '@/lib/stored-draft';
import { emptyTrip, isTouched, type TripField, type TripValues } from './trip-values';

/** What survives a reload. */
export interface TripDraft {
  values: TripValues;
  /** ISO code of the country chosen in the calling-code list: several share a code. */
  phoneCountry: string;
  /** Index of the step being filled in. */
  step: number;
  /** Indexes of the steps that passed. */
  completed: readonly number[];
  /** When the form was first opened, milliseconds since 1970. */
  openedAt: number;
}

/** Its key names the form in the outbox as well. */
export const TRIP_DRAFT = { key: 'tripRequestDraft', version: 1 };

/** Values of the right kinds only: what is stored may be of an older build, or edited by hand. */
function knownValues(stored: Partial<Record<TripField, unknown>>): TripValues {
  const known = Object.entries(stored).filter(
    ([field, value]) => field in emptyTrip && typeof value === typeof emptyTrip[field as TripField],
  );
  return { ...emptyTrip, ...Object.fromEntries(known) };
}

/** The stored draft, or null when there is none that can be used. */
export function readDraft(now?: number): TripDraft | null {
  const read = (stored: Partial<TripDraft>) => {
    const { values, phoneCountry, step, completed, openedAt } = stored as TripDraft;
    return {
      values: knownValues(values),
      phoneCountry,
      step,
      completed: completed.filter((index) => Number.isInteger(index)),
      openedAt,
    };
  };
  return readStoredDraft(TRIP_DRAFT, read, now);
}

/** Stores the draft; an untouched form leaves nothing behind. */
export function saveDraft(draft: TripDraft, now?: number): void {
  if (isTouched(draft.values)) storeDraft(TRIP_DRAFT, draft, now);
  else clearDraft();
}

export function clearDraft(): void {
  dropDraft(TRIP_DRAFT);
}
