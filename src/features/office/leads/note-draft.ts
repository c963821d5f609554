import { dropDraft, ownDraftNames, ownDraftPlace, readStoredDraft, storeDraft } from '@/lib/stored-draft';

/** A staff note that has not been saved yet. It stays on the device, so that an ended session loses no text. */
export interface NoteDraft {
  text: string;
  /** The saved note that the text set out from. */
  base: string;
  /** The lead's reference, to speak of it without opening it. */
  reference: string;
}

const NAME = 'note:';
const placeOf = (userId: string, leadId: string) => ownDraftPlace(userId, NAME + leadId);

export function readNoteDraft(userId: string, leadId: string): NoteDraft | null {
  return readStoredDraft<NoteDraft>(placeOf(userId, leadId), ({ text, base, reference }) =>
    typeof text === 'string' && typeof base === 'string' && typeof reference === 'string'
      ? { text, base, reference }
      : null,
  );
}

/** Keeps what is typed; a text that is as saved needs no keeping. */
export function keepNoteDraft(userId: string, leadId: string, draft: NoteDraft): void {
  if (draft.text === draft.base) dropNoteDraft(userId, leadId);
  else storeDraft(placeOf(userId, leadId), draft);
}

export function dropNoteDraft(userId: string, leadId: string): void {
  dropDraft(placeOf(userId, leadId));
}

/** The account's unsaved notes on this device, by lead. */
export function listNoteDrafts(userId: string): { leadId: string; reference: string }[] {
  return ownDraftNames(userId, NAME).flatMap((leadId) => {
    const draft = readNoteDraft(userId, leadId);
    return draft ? [{ leadId, reference: draft.reference }] : [];
  });
}
