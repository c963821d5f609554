import { formatDayInIsrael, timeInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { useOpenTrip } from './trip-context';

/** What happened so far, the newest first. Events that this version has no words for are left out. */
export function TripTimeline() {
  const { trip } = useOpenTrip();
  const { timeline: m, ticket } = useMessages('trip');
  const kinds: Readonly<Partial<Record<string, string>>> = m.kinds;
  const events = trip.events.flatMap((event, nth) => {
    const what = kinds[event.kind];
    return what ? [{ ...event, what, nth }] : [];
  });
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="trip-timeline" className="grid gap-4 px-1">
      <h2 id="trip-timeline" className="text-card">
        {m.title} <span className="font-sans text-sm font-normal text-ink-2">({ticket.israelTime})</span>
      </h2>
      <ol className="grid">
        {events.map(({ nth, what, actor_name: name, occurred_at: at }) => (
          <li
            key={nth}
            className="relative grid gap-x-6 border-s-2 border-stone-300 pb-4 ps-6 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="absolute -start-1.75 top-1.5 size-3 rounded-full bg-sea-600" />
            <time dateTime={at} className="text-sm text-ink-2">
              <bdi dir="ltr">
                {formatDayInIsrael(at)} {timeInIsrael(at)}
              </bdi>
            </time>
            <span className="wrap-anywhere">{name ? m.by(what, name) : what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
