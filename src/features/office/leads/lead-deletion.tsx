import { deleteLead, type LeadRecord } from '@/data/lead-record';
import { StepQuestion } from '@/features/office/kit/step-question';
import { useStep } from '@/features/office/kit/use-step';
import { useMessages } from '@/i18n/messages';
import { useDraftOwner } from '@/ui/form/own-draft';
import { showToast } from '@/ui/toast';
import { dropNoteDraft } from './note-draft';
import { leadListKey } from './queries';

interface LeadDeletionProps {
  record: LeadRecord;
  onDeleted: () => void;
}

/** Deletes a lead for good, after asking once more. */
export function LeadDeletion({ record, onDeleted }: LeadDeletionProps) {
  const m = useMessages('staffLeads').deletion;
  const owner = useDraftOwner();
  const step = useStep<void, void>({
    call: () => deleteLead(record.id),
    again: [leadListKey],
    onEnd: (end) => {
      if (end !== 'done') return;
      dropNoteDraft(owner, record.id);
      onDeleted();
      showToast({ tone: 'success', title: m.done(record.reference) });
    },
  });
  return (
    <StepQuestion
      name={`${record.id}:delete`}
      words={m}
      tone="danger"
      className="justify-self-start text-danger"
      step={step}
      onConfirm={() => step.run()}
    />
  );
}
