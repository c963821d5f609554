import { keptItem } from '@/lib/kept-item';
import { dropDraft, readStoredDraft, storeDraft, type DraftPlace } from '@/lib/stored-draft';

/** Where the draft of each form is stored. The keys name the forms in the outbox as well. */
export const DRAFTS = {
  trip: { key: 'tripRequestDraft', version: 1 },
  contact: { key: 'contactDraft:contact', version: 1 },
  callback: { key: 'contactDraft:callback', version: 1 },
} as const satisfies Record<string, DraftPlace>;

/** What survives a reload of a form. */
export interface FormDraft<FormValues, More> {
  values: FormValues;
  /** When the form was first opened, milliseconds since 1970. */
  openedAt: number;
  /** What else the form remembers; it may have been edited by hand, or be of an older build. */
  more: Partial<More>;
}

/** Whether something waits there. Asked before any of the form's code is here. */
export const hasDraft = ({ key }: DraftPlace): boolean => keptItem('localStorage', key) !== null;

/** Whether anything differs from an untouched form. */
function isTouched<FormValues extends object>(values: FormValues, empty: FormValues): boolean {
  return Object.entries(empty).some(([name, value]) => new Map(Object.entries(values)).get(name) !== value);
}

/** Values of known names and right kinds only. */
function knownValues<FormValues extends object>(stored: object, empty: FormValues): FormValues {
  const kinds = new Map(Object.entries(empty).map(([name, value]) => [name, typeof value]));
  const known = Object.entries(stored).filter(([name, value]) => typeof value === kinds.get(name));
  return { ...empty, ...Object.fromEntries(known) };
}

/** The stored draft, or null when there is none that can be used. */
export function readDraft<FormValues extends object, More>(
  place: DraftPlace,
  empty: FormValues,
  now?: number,
): FormDraft<FormValues, More> | null {
  return readStoredDraft<FormDraft<object, More>, FormDraft<FormValues, More>>(
    place,
    ({ values = {}, openedAt = Date.now(), more = {} }) => ({ values: knownValues(values, empty), openedAt, more }),
    now,
  );
}

/** Stores the draft; an untouched form leaves nothing behind. */
export function saveDraft<FormValues extends object, More>(
  place: DraftPlace,
  empty: FormValues,
  draft: FormDraft<FormValues, More>,
  now?: number,
): void {
  if (isTouched(draft.values, empty)) storeDraft(place, draft, now);
  else dropDraft(place);
}

/** What was typed counts more than what was stored. */
export function mergeTyped<FormValues extends object>(
  stored: FormValues,
  typed: FormValues,
  empty: FormValues,
): FormValues {
  const untouched = new Map(Object.entries(empty));
  const newer = Object.entries(typed).filter(([name, value]) => value !== untouched.get(name));
  return { ...stored, ...Object.fromEntries(newer) };
}
