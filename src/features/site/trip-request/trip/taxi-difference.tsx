import { tariff } from '@/content/fares';
import { cheaperMeter } from '@/content/fares/beside-taxi';
import { dayInText, shekelRange } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';

export interface TaxiDifferenceProps {
  /** Where a ride from Ben Gurion goes, by the name of the place's page. */
  to: string;
  /** "YYYY-MM-DD", "04:05", the clock in Israel. */
  day: string;
  time: string;
  /** What it costs with us. */
  agorot: number;
}

/** Where the meter of a taxi would show less: how much, by the state's tariff, and what the difference buys. Otherwise nothing. */
export function TaxiDifference({ to, day, time, agorot }: TaxiDifferenceProps) {
  const m = useMessages('taxiDifference');
  const locale = useLocale();
  const range = cheaperMeter(to, day, time, agorot);
  if (!range) return null;
  return (
    <p className="pt-2">
      {m.meter(shekelRange(locale, range), dayInText(locale, tariff.since))} {m.buys}
    </p>
  );
}
