import { formatPrice, type LeadTrip } from '@/data/offers';
import { ConflictPanel } from '@/features/office/kit/conflict-panel';
import { By, Moment } from '@/features/office/kit/moment';
import { knownName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';

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
  const offers = [sent, draft].flatMap((offer) => (offer ? [offer] : []));
  return (
    <ConflictPanel
      text={m.overtaken.text}
      lines={[
        ...offers.map((offer) => ({
          id: offer.id,
          text: (
            <>
              {m.offer(offer.number)}, {m.states[offer.cancelled_at ? 'cancelled' : offer.state]}:{' '}
              <Ltr className="font-bold">{formatPrice(locale, offer.total_agorot)}</Ltr>
              <By name={offer.sent_by_name ?? offer.created_by_name} />
            </>
          ),
        })),
        ...(event
          ? [
              {
                id: 'event',
                text: (
                  <>
                    {knownName(m.events, event.kind)} · <bdi>{event.actor_name ?? m.actors[event.actor]}</bdi> ·{' '}
                    <Moment at={event.occurred_at} />
                  </>
                ),
              },
            ]
          : []),
      ]}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
    />
  );
}
