import { israelClock } from '@shared/clock/clock';
import { formatPrice, type TripView } from '@/data/trip';
import { writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';

/** The rides that nobody came to: how long the driver was there, and what it costs. */
export function MissedRides({ missed }: Pick<TripView, 'missed'>) {
  const locale = useLocale();
  const m = useMessages('trip').band.noShow;
  const clock = (instant: string) => israelClock(new Date(instant));
  const timeOf = (instant: string) => isolatedText(clock(instant).time);
  return (
    <ul className="grid gap-2">
      {missed.map(({ leg, car, pickup_at, waited_from, waited_until, place, fee_agorot: fee }) => (
        <li key={`${leg} ${car}`} className="text-lead">
          {m.waited(
            writtenOutDay(locale, clock(pickup_at).day),
            timeOf(waited_from ?? pickup_at),
            timeOf(waited_until),
            isolatedText(place),
          )}{' '}
          <strong>{fee > 0 ? m.fee(formatPrice(locale, fee)) : m.free}</strong>
        </li>
      ))}
    </ul>
  );
}
