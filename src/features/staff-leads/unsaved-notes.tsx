import { useState } from 'react';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { dropNoteDraft, listNoteDrafts } from './note-draft';

interface UnsavedNotesProps {
  userId: string;
  /** Opens a lead; its note has the text again. */
  onOpen: (leadId: string) => void;
}

/** Notes that an ended session or a closed page has left behind on this device, offered again. */
export function UnsavedNotes({ userId, onOpen }: UnsavedNotesProps) {
  const m = useMessages('staffLeads').unsaved;
  const [drafts, setDrafts] = useState(() => listNoteDrafts(userId));
  return drafts.map(({ leadId, reference }) => (
    <Alert key={leadId} tone="info">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>{m.text(reference)}</p>
        <span className="flex flex-wrap gap-2 sm:-my-2">
          <Button tone="outline" size="small" onClick={() => onOpen(leadId)}>
            {m.open}
          </Button>
          <Button
            tone="outline"
            size="small"
            className="inset-ring-0"
            onClick={() => {
              dropNoteDraft(userId, leadId);
              setDrafts(listNoteDrafts(userId));
            }}
          >
            {m.drop}
          </Button>
        </span>
      </div>
    </Alert>
  ));
}
