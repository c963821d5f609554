import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { tripSteps } from './steps';

interface StepActionsProps {
  index: number;
  sending: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onSend: () => void;
}

/** Previous and next; on the last step the button that sends. Enter in a field presses none of them. */
export function StepActions({ index, sending, onPrevious, onNext, onSend }: StepActionsProps) {
  const m = useMessages('tripRequest').actions;
  const last = index === tripSteps.length - 1;
  return (
    <div
      className={classNames(
        'gap-3 border-t border-stone-200 px-4 py-5 sm:flex sm:flex-row sm:justify-between sm:px-8',
        last ? 'flex flex-col-reverse' : 'grid grid-cols-2',
      )}
    >
      <Button tone="outline" icon="arrow" iconBackwards disabled={index === 0 || sending} onClick={onPrevious}>
        {m.previous}
      </Button>
      {last ? (
        <Button
          key="send"
          data-sends=""
          tone="primary"
          icon="arrow"
          iconAtEnd
          busy={sending}
          className="sm:min-w-60"
          onClick={onSend}
        >
          {/* In an element of its own a translator’s elements go with the text. */}
          <span>{sending ? m.sending : m.send}</span>
        </Button>
      ) : (
        <Button key="next" tone="primary" icon="arrow" iconAtEnd onClick={onNext}>
          {m.next}
        </Button>
      )}
    </div>
  );
}
