import { isDayClosed } from '@/config/rest-clock';
import { writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { ClosedDaysNote } from './trip/closed-days-note';
import { useRestRules } from './trip/use-rest-rules';

/** A day that was chosen before the request itself: with its weekday and month, and at once that it is closed. */
export function ChosenDay({ day }: { day: string }) {
  const locale = useLocale();
  const rules = useRestRules();
  return (
    <>
      <output className="block text-sea-700">{writtenOutDay(locale, day)}</output>
      {isDayClosed(rules, day) ? <ClosedDaysNote rules={rules} day={day} /> : null}
    </>
  );
}
