import type { OutgoingRequest } from '@/data/outgoing-request';
import type { TripRequestPayload } from '@/data/submit-lead';
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
  outgoing: OutgoingRequest<TripRequestPayload> | null;
}

const STORAGE_KEY = 'tripRequestDraft';
/** Raised when the shape changes: a draft of another version is dropped. */
const VERSION = 1;
const LIFETIME_DAYS = 30;

interface StoredDraft extends TripDraft {
  version: number;
  savedAt: number;
}

/** Storage may be switched off or full: the form then works without a memory. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Values of the right kinds only: what is stored may be of an older build, or edited by hand. */
function knownValues(stored: Partial<Record<TripField, unknown>>): TripValues {
  const known = Object.entries(stored).filter(
    ([field, value]) => field in emptyTrip && typeof value === typeof emptyTrip[field as TripField],
  );
  return { ...emptyTrip, ...Object.fromEntries(known) };
}

/** The stored draft, or null when there is none, or it is too old, or of another version. */
export function readDraft(now = Date.now()): TripDraft | null {
  return attempt(() => {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredDraft | null;
    if (stored?.version !== VERSION || now - stored.savedAt > LIFETIME_DAYS * 86_400_000) return null;
    return {
      values: knownValues(stored.values),
      phoneCountry: stored.phoneCountry,
      step: stored.step,
      completed: stored.completed.filter((index) => Number.isInteger(index)),
      openedAt: stored.openedAt,
      outgoing: stored.outgoing,
    };
  });
}

/** Stores the draft; an untouched form leaves nothing behind. */
export function saveDraft(draft: TripDraft, now = Date.now()): void {
  if (!isTouched(draft.values) && !draft.outgoing) return clearDraft();
  const stored: StoredDraft = { ...draft, version: VERSION, savedAt: now };
  attempt(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(stored)));
}

export function clearDraft(): void {
  attempt(() => localStorage.removeItem(STORAGE_KEY));
}
