import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteLead, type LeadRecord } from '@/data/lead-record';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { holdPoint } from '@/ui/hold-point';
import { showToast } from '@/ui/toast';
import { dropNoteDraft } from './note-draft';
import { leadListKey } from './queries';

interface LeadDeletionProps {
  userId: string;
  record: LeadRecord;
  onDeleted: () => void;
}

/** Deletes a lead for good, after asking once more. */
export function LeadDeletion({ userId, record, onDeleted }: LeadDeletionProps) {
  const m = useMessages('staffLeads').deletion;
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: () => deleteLead(record.id),
    onSuccess: async () => {
      dropNoteDraft(userId, record.id);
      onDeleted();
      showToast({ tone: 'success', title: m.done(record.reference) });
      await cache.invalidateQueries({ queryKey: leadListKey(userId) });
    },
  });
  if (!isAsking) {
    return (
      <Button
        tone="outline"
        size="small"
        className="justify-self-start text-danger"
        onClick={(event) => {
          holdPoint(event);
          setAsking(true);
        }}
      >
        {m.button}
      </Button>
    );
  }
  return (
    <Alert tone="danger">
      <p className="font-bold">{m.question}</p>
      {deletion.isError ? <p>{m.failed}</p> : null}
      <div className="flex flex-wrap gap-2 pt-2">
        <Button tone="danger" size="small" busy={deletion.isPending} onClick={() => deletion.mutate()}>
          {m.confirm}
        </Button>
        {/* The focus goes to the answer that does no harm. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus tone="outline" size="small" className="text-ink" onClick={() => setAsking(false)}>
          {m.keep}
        </Button>
      </div>
    </Alert>
  );
}
