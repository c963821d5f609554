import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { NEXT_BUTTON } from './form-loading';
import { tripSteps } from './steps';

interface StepActionsProps {
  index: number;
  sending: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous and next; on the last step the button that sends. Only that one submits: Enter does nothing before it. */
export function StepActions({ index, sending, onPrevious, onNext }: StepActionsProps) {
  const m = useMessages('tripRequest').actions;
  return (
    <div className="grid grid-cols-2 gap-3 border-t border-lime-200 px-4 py-5 sm:flex sm:justify-between sm:px-8">
      <Button tone="line" icon="arrow" iconBackwards disabled={index === 0 || sending} onClick={onPrevious}>
        {m.previous}
      </Button>
      {index < tripSteps.length - 1 ? (
        <Button key="next" tone="amber" icon="arrow" iconAtEnd onClick={onNext} {...{ [NEXT_BUTTON]: '' }}>
          {m.next}
        </Button>
      ) : (
        <Button key="send" type="submit" tone="amber" icon="chat" busy={sending} className="sm:min-w-52">
          {sending ? m.sending : m.send}
        </Button>
      )}
    </div>
  );
}
