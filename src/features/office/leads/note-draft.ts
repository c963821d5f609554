import { readKeptValues } from '@/ui/form/own-draft';
import { dropDraft, ownDraftNames, ownDraftPlace } from '@/lib/stored-draft';

/** What the form of a note holds; the lead's reference is there to speak of a draft without opening the lead. */
export interface NoteValues extends Record<string, string> {
  staff_notes: string;
  reference: string;
}

const NAME = 'note:';
const NOTHING: NoteValues = { staff_notes: '', reference: '' };

/** Name of the draft of a lead's note. */
export const noteDraftName = (leadId: string): string => NAME + leadId;

export const dropNoteDraft = (userId: string, leadId: string): void =>
  dropDraft(ownDraftPlace(userId, noteDraftName(leadId)));

/** The account's unsaved notes on this device, by lead. */
export function listNoteDrafts(userId: string): { leadId: string; reference: string }[] {
  return ownDraftNames(userId, NAME).flatMap((leadId) => {
    const kept = readKeptValues(ownDraftPlace(userId, noteDraftName(leadId)), NOTHING);
    return kept ? [{ leadId, reference: kept.values.reference }] : [];
  });
}
