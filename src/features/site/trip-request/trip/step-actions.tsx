import { formatPrice } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { SampleMark } from '@/ui/sample-mark';
import { tripSteps } from './steps';
import type { ShownPrice } from './ticket-price';

interface StepActionsProps {
  index: number;
  sending: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onSend: () => void;
}

/** The ticket's price once more where the ticket lies below the form. Its line is always there, and the buttons never move. */
export function PriceLine({ price }: { price: ShownPrice | null }) {
  const m = useMessages('tripRequest').price;
  const locale = useLocale();
  const amount = price && formatPrice(locale, price.total_agorot);
  return (
    <p className="min-h-6 px-4 pb-3 font-bold sm:px-8 lg:hidden">
      {price && amount ? (
        <>
          {m.line(price.isAtMost ? m.atMost(amount) : amount)}{' '}
          <span className="text-sm font-normal text-ink-2">
            {price.isAtMost ? m.withVat : m.final} {price.isSample ? <SampleMark label={m.sample} /> : null}
          </span>
        </>
      ) : null}
    </p>
  );
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
