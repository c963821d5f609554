import { isRestNow } from '@/config/rest-clock';
import { formatPrice, type HeldPrice } from '@/data/submit-lead';
import { dayAndTime, shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import {
  CopyReference,
  SentAnswers,
  SentChatLink,
  SentReference,
  TripPageLink,
  UnmailedNote,
  type SentProps,
} from '../sending/sent-parts';

/** The lasting confirmation above the form: the reference, and what happens next. */
export function TripSent({ onClose, ...props }: SentProps & { onClose: () => void }) {
  const m = useMessages('tripRequest').sent;
  const locale = useLocale();
  const { price, closed, mailed } = props.sent;
  const { steps: usual, restFirst } = price ? m.price : m;
  const [first = '', ...further] = usual;
  const steps = [isRestNow() ? restFirst : first, ...further];
  return (
    <div className="grid gap-6 rounded-lg bg-sea-100 p-5 sm:p-8 lg:col-span-2 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <SentReference {...props} />
        {price ? <Held price={price} /> : null}
        {closed.map(({ way, starts_at: start, ends_at: end }) => (
          <Alert key={way} tone="warn" role="none">
            <p>{m.closedWay(way, shortMoment(locale, start), shortMoment(locale, end))}</p>
          </Alert>
        ))}
        {mailed ? null : <UnmailedNote />}
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

/** The price that was given, and until when it holds. */
function Held({ price }: { price: HeldPrice }) {
  const m = useMessages('tripRequest').sent.price;
  const locale = useLocale();
  const { total_agorot: total, other_agorot: other, held_until: until } = price;
  return (
    <div>
      <p className="font-bold">{m.held(formatPrice(locale, total), ...dayAndTime(locale, new Date(until)))}</p>
      {other === null ? null : <p>{m.other(formatPrice(locale, other))}</p>}
      <p>{m.confirm}</p>
    </div>
  );
}
