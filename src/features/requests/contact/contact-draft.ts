import { dropDraft, readStoredDraft, storeDraft } from '@/lib/stored-draft';
import { CONTACT_FIELDS, emptyContact, isTouched, type ContactPlace, type ContactValues } from './contact-values';
import { draftPlace } from './draft-place';

/** Texts only: what is stored may have been edited by hand. */
function knownValues(stored: Partial<Record<keyof ContactValues, unknown>>): ContactValues {
  const known = CONTACT_FIELDS.filter((field) => typeof stored[field] === 'string');
  return { ...emptyContact, ...Object.fromEntries(known.map((field) => [field, stored[field]])) };
}

/** What survives a reload of a form, or null when there is nothing that can be used. */
export function readDraft(place: ContactPlace): ContactValues | null {
  return readStoredDraft<{ values: ContactValues }, ContactValues>(draftPlace(place), ({ values }) =>
    values ? knownValues(values) : null,
  );
}

/** Stores the draft; an untouched form leaves nothing behind. */
export function saveDraft(place: ContactPlace, values: ContactValues): void {
  if (isTouched(values)) storeDraft(draftPlace(place), { values });
  else dropDraft(draftPlace(place));
}
