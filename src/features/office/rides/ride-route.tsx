import type { Ride } from '@/data/rides';
import { useLocale } from '@/i18n/locale-context';
import { forwardArrow } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';

/** From where to where, in the direction of the page: each place is its own text, whatever language it is in. */
export function RideRoute({ ride }: { ride: Pick<Ride, 'pickup' | 'dropoff'> }) {
  return (
    <>
      {/* Each breaks within itself: two names of the other direction on one broken line would read in the wrong order. */}
      <bdi className="inline-block">{ride.pickup}</bdi>
      <span className="inline-block">
        <RouteArrow />
        <bdi>{ride.dropoff}</bdi>
      </span>
    </>
  );
}

/** Between two places: an arrow, read aloud as a word. */
function RouteArrow() {
  const locale = useLocale();
  const m = useMessages('staffRides');
  return (
    <span className="flex-none whitespace-pre">
      <span aria-hidden="true">{` ${forwardArrow(locale)} `}</span>
      <span className="sr-only">{` ${m.to} `}</span>
    </span>
  );
}
