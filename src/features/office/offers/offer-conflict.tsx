import { formatPrice, type LeadTrip } from '@/data/offers';
import { formatDayInIsrael, knownName, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Ltr } from '@/ui/ltr';
import { useLostFocus } from '@/ui/use-lost-focus';

interface OfferConflictProps {
  trip: LeadTrip;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** What has happened to a request's offers since somebody began to write the next one: who, what, when. */
export function OfferConflict({ trip, onTakeTheirs, onKeepMine }: OfferConflictProps) {
  const m = useMessages('staffOffers');
  const locale = useLocale();
  const draft = trip.offers.find(({ state }) => state === 'draft');
  const sent = trip.offers.find(({ state }) => state !== 'draft');
  const event = trip.events[0];
  const box = useLostFocus<HTMLDivElement>(true);
  return (
    <Alert ref={box} tabIndex={-1} tone="warn">
      <p>{m.overtaken.text}</p>
      <ul className="my-2 grid gap-1 border-s-2 border-current ps-3 text-ink">
        {[sent, draft].map((offer) =>
          offer ? (
            <li key={offer.id}>
              {m.offer(offer.number)}, {m.states[offer.cancelled_at ? 'cancelled' : offer.state]}:{' '}
              <Ltr className="font-bold">{formatPrice(locale, offer.total_agorot)}</Ltr>
              {(offer.sent_by_name ?? offer.created_by_name) ? (
                <>
                  {' · '}
                  <bdi>{offer.sent_by_name ?? offer.created_by_name}</bdi>
                </>
              ) : null}
            </li>
          ) : null,
        )}
        {event ? (
          <li>
            {knownName(m.events, event.kind)} · <bdi>{event.actor_name ?? m.actors[event.actor]}</bdi> ·{' '}
            <Ltr>
              {formatDayInIsrael(event.occurred_at)} {timeInIsrael(event.occurred_at)}
            </Ltr>
          </li>
        ) : null}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button tone="outline" size="small" onClick={onTakeTheirs}>
          {m.overtaken.takeTheirs}
        </Button>
        <Button size="small" onClick={onKeepMine}>
          {m.overtaken.keepMine}
        </Button>
      </div>
    </Alert>
  );
}
