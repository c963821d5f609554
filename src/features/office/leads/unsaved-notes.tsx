import { useState } from 'react';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { dropUnsavedLead, unsavedLeads } from './new-lead';
import { dropNoteDraft, listNoteDrafts } from './note-draft';

interface UnsavedNotesProps {
  userId: string;
  /** Opens a lead; its note has the text again. */
  onOpen: (leadId: string) => void;
  /** Goes on with a request that was begun, where requests are taken down. */
  onContinue?: (id: string) => void;
}

/** Notes and requests that an ended session or a closed page has left behind on this device, offered again. */
export function UnsavedNotes({ userId, onOpen, onContinue }: UnsavedNotesProps) {
  const m = useMessages('staffLeads').unsaved;
  const [notes, setNotes] = useState(() => listNoteDrafts(userId));
  const [leads, setLeads] = useState(() => (onContinue ? unsavedLeads(userId) : []));
  return (
    <>
      {leads.map(({ id, called }) => (
        <Unsaved
          key={id}
          text={m.request(called)}
          onOpen={() => onContinue?.(id)}
          onDrop={() => {
            dropUnsavedLead(userId, id);
            setLeads(unsavedLeads(userId));
          }}
        />
      ))}
      {notes.map(({ leadId, reference }) => (
        <Unsaved
          key={leadId}
          text={m.text(reference)}
          onOpen={() => onOpen(leadId)}
          onDrop={() => {
            dropNoteDraft(userId, leadId);
            setNotes(listNoteDrafts(userId));
          }}
        />
      ))}
    </>
  );
}

function Unsaved({ text, onOpen, onDrop }: { text: string; onOpen: () => void; onDrop: () => void }) {
  const m = useMessages('staffLeads').unsaved;
  return (
    <Alert tone="info">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>{text}</p>
        <span className="flex flex-wrap gap-2 sm:-my-2">
          <Button tone="outline" size="small" onClick={onOpen}>
            {m.open}
          </Button>
          <Button tone="outline" size="small" className="inset-ring-0" onClick={onDrop}>
            {m.drop}
          </Button>
        </span>
      </div>
    </Alert>
  );
}
