import type { LeadTrip, OfficeEvent } from '@/data/offers';
import { formatDayInIsrael, knownName, timeInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';

/** In their own words: what was asked for, or why. */
const wordsOf = ({ text, reason }: OfficeEvent['detail']): string =>
  [text, reason].find((words): words is string => typeof words === 'string') ?? '';

/** What traveller and office have done with the trip, the newest first. */
export function TripTimeline({ events }: Pick<LeadTrip, 'events'>) {
  const m = useMessages('staffOffers');
  if (events.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="font-bold">{m.timeline}</h4>
      <ol className="grid gap-2 border-s-2 border-stone-200 ps-4">
        {events.map(({ id, kind, actor, actor_name, occurred_at, detail }) => (
          <li key={id}>
            <p>{kind === 'offer_sent' && detail['by'] === 'hand' ? m.offerReady : knownName(m.events, kind)}</p>
            {wordsOf(detail) ? (
              <p className="whitespace-pre-line wrap-anywhere text-ink-2">
                <bdi>{wordsOf(detail)}</bdi>
              </p>
            ) : null}
            <p className="text-sm text-ink-3">
              <Ltr>
                {formatDayInIsrael(occurred_at)} {timeInIsrael(occurred_at)}
              </Ltr>
              {' · '}
              <bdi>{actor_name ?? m.actors[actor]}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
