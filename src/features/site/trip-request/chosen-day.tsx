import { MINUTES_OF_DAY, israelInstant } from '@shared/clock/clock';
import { closedFor, closedTimes } from '@/config/rest-clock';
import { writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { ClosedDaysNote } from './trip/closed-days-note';
import { useRestRules } from './trip/use-rest-rules';

/** A day that was chosen before the request itself: with its weekday and month, and at once when nobody drives on it. */
export function ChosenDay({ day }: { day: string }) {
  const locale = useLocale();
  const rules = useRestRules();
  const rest = closedFor(
    closedTimes({ ...rules, before: 0, after: 0 }, day),
    israelInstant(day, '00:00'),
    MINUTES_OF_DAY,
  );
  return (
    <>
      <output className="block text-sea-700">{writtenOutDay(locale, day)}</output>
      {rest ? <ClosedDaysNote rules={rules} day={day} /> : null}
    </>
  );
}
