import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Band } from './band';
import { ShareView } from './booking-buttons';
import { useOpenTrip } from './trip-context';

/** Who rides in which of several cars, with a link for each car; whoever has such a link reads of their own. */
export function PartyBand() {
  const { trip } = useOpenTrip();
  const locale = useLocale();
  const m = useMessages('trip').party;
  const { cars, scope } = trip;
  if (cars.length === 0) return null;
  const legs = trip.booking?.legs ?? [];
  return (
    <Band title={scope === 'full' ? m.title : m.own}>
      {scope === 'full' ? <p>{m.text}</p> : null}
      <ul className="grid gap-5">
        {cars.map((own) => {
          const { leg, car, party, view_key: key } = own;
          const at = legs.length > 1 && legs.find(({ position }) => position === leg)?.pickup_at;
          return (
            <li key={`${leg} ${car}`} className="grid gap-2">
              <p className="font-bold">
                {m.car(car)}
                {at ? ` · ${shortMoment(locale, at)}` : null}
              </p>
              <p className="wrap-anywhere">{party ? <bdi>{party}</bdi> : m.unknown}</p>
              {/* One link is for all rides of the car. */}
              {key && cars.find((other) => other.car === car) === own ? (
                <div className="flex flex-wrap gap-3">
                  <ShareView trip={trip} viewKey={key} label={m.share(car)} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
