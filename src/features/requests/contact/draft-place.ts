import type { ContactPlace } from './contact-values';

/** Where the draft of a form is stored. */
export const draftPlace = (place: ContactPlace) => ({ key: `contactDraft:${place}`, version: 1 });

/** Whether something waits there; asked before any of the form's code is here. */
export function hasDraft(place: ContactPlace): boolean {
  try {
    return localStorage.getItem(draftPlace(place).key) !== null;
  } catch {
    return false;
  }
}
