import { releaseLead } from '@/data/leads';
import { StepButton } from '@/features/office/kit/step-button';
import { useStep } from '@/features/office/kit/use-step';
import { useMessages } from '@/i18n/messages';
import { leadListKey, leadQuery, staffCountsKey } from './queries';

interface ReleaseButtonProps {
  leadId: string;
  onReleased?: () => void;
}

/** "Not spam": the request takes its place in the list. */
export function ReleaseButton({ leadId, onReleased }: ReleaseButtonProps) {
  const m = useMessages('staffLeads').release;
  const step = useStep<void, void>({
    call: () => releaseLead(leadId),
    again: [leadListKey, staffCountsKey, leadQuery(leadId).queryKey],
    onEnd: (end) => (end === 'done' ? onReleased?.() : undefined),
    toast: () => m.done,
  });
  return (
    <StepButton tone="outline" size="small" icon="check" busy={step.isBusy} onClick={() => step.run()}>
      {m.button}
    </StepButton>
  );
}
