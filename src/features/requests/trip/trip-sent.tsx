import { isRestNow } from '@/config/rest-clock';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import {
  CopyReference,
  SentAnswers,
  SentChatLink,
  SentReference,
  TripPageLink,
  type SentProps,
} from '../sending/sent-parts';

/** The lasting confirmation above the form: the reference, and what happens next. */
export function TripSent({ onClose, ...props }: SentProps & { onClose: () => void }) {
  const m = useMessages('tripRequest').sent;
  const [first = '', ...further] = m.steps;
  const steps = [isRestNow() ? m.restFirst : first, ...further];
  return (
    <div className="grid gap-6 rounded-lg bg-sea-100 p-5 sm:p-8 lg:col-span-2 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <SentReference {...props} />
        <div className="flex flex-wrap gap-3">
          <CopyReference {...props} />
          <SentChatLink {...props} />
          <Button tone="outline" size="small" icon="close" onClick={onClose}>
            {m.close}
          </Button>
        </div>
        <SentAnswers {...props} />
      </div>
      <div className="grid content-start gap-2">
        <p className="font-bold">{m.next}</p>
        <ol className="grid list-decimal gap-2 ps-5 marker:font-bold marker:text-sea-700">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <TripPageLink />
        </p>
      </div>
    </div>
  );
}
