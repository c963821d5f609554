import type { LeadPayload } from '@/data/submit-lead';
import { dropDraft } from '@/lib/stored-draft';
import { emptyContact, emptyTrip } from '../fields/form-values';
import { answersOf, formOf, readAnswers, sameAnswers } from '../fields/lead-payload';
import { DRAFTS, readDraft } from './form-draft';

/** Drops the draft of a request that has arrived without its form, unless something else has been written since. */
export function dropArrivedDraft(key: string, payload: LeadPayload): void {
  const place = Object.values(DRAFTS).find((each) => each.key === key);
  const form = formOf(payload);
  const draft = place && readDraft(place, form === 'trip' ? emptyTrip : emptyContact);
  if (place && draft && sameAnswers(readAnswers(form, draft.values), answersOf(payload))) dropDraft(place);
}
