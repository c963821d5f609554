import { useState } from 'react';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { useDraftOwner } from '@/ui/form/own-draft';
import { dropUnsavedLead, unsavedLeads } from './new-lead';
import { dropNoteDraft, listNoteDrafts } from './note-draft';

interface UnsavedNotesProps {
  /** Opens a lead; its note has the text again. */
  onOpen: (leadId: string) => void;
  /** Goes on with a request that was begun, where requests are taken down. */
  onContinue?: (id: string) => void;
}

/** Notes and requests that an ended session or a closed page has left behind on this device, offered again. */
export function UnsavedNotes({ onOpen, onContinue }: UnsavedNotesProps) {
  const m = useMessages('staffLeads').unsaved;
  const owner = useDraftOwner();
  const unsaved = () => [
    ...(onContinue ? unsavedLeads(owner) : []).map(({ id, called }) => ({
      id,
      text: m.request(called),
      onOpen: () => onContinue?.(id),
      drop: () => dropUnsavedLead(owner, id),
    })),
    ...listNoteDrafts(owner).map(({ leadId, reference }) => ({
      id: leadId,
      text: m.text(reference),
      onOpen: () => onOpen(leadId),
      drop: () => dropNoteDraft(owner, leadId),
    })),
  ];
  const [shown, setShown] = useState(unsaved);
  return shown.map(({ id, text, onOpen: open, drop }) => (
    <Alert key={id} tone="info">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>{text}</p>
        <span className="flex flex-wrap gap-2 sm:-my-2">
          <Button tone="outline" size="small" onClick={open}>
            {m.open}
          </Button>
          <Button
            tone="outline"
            size="small"
            className="inset-ring-0"
            onClick={() => {
              drop();
              setShown(unsaved());
            }}
          >
            {m.drop}
          </Button>
        </span>
      </div>
    </Alert>
  ));
}
