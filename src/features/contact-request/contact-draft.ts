import type { OutgoingRequest } from '@/data/outgoing-request';
import type { ContactMessagePayload } from '@/data/submit-lead';
import { dropDraft, readStoredDraft, storeDraft } from '@/lib/stored-draft';
import { CONTACT_FIELDS, emptyContact, isTouched, type ContactPlace, type ContactValues } from './contact-values';
import { draftPlace } from './draft-place';

/** What survives a reload. */
export interface ContactDraft {
  values: ContactValues;
  outgoing: OutgoingRequest<ContactMessagePayload> | null;
}

/** Texts only: what is stored may have been edited by hand. */
function knownValues(stored: Partial<Record<keyof ContactValues, unknown>>): ContactValues {
  const known = CONTACT_FIELDS.filter((field) => typeof stored[field] === 'string');
  return { ...emptyContact, ...Object.fromEntries(known.map((field) => [field, stored[field]])) };
}

/** The stored draft of a form, or null when there is none that can be used. */
export function readDraft(place: ContactPlace): ContactDraft | null {
  return readStoredDraft<ContactDraft>(draftPlace(place), ({ values, outgoing }) =>
    values ? { values: knownValues(values), outgoing: outgoing ?? null } : null,
  );
}

/** Stores the draft; an untouched form leaves nothing behind. */
export function saveDraft(place: ContactPlace, draft: ContactDraft): void {
  if (isTouched(draft.values) || draft.outgoing) storeDraft(draftPlace(place), draft);
  else dropDraft(draftPlace(place));
}
