import { israelClock } from '@shared/clock/clock';
import * as z from 'zod/mini';
import { restRules } from '@/config/published';
import { isDayClosed } from '@/config/rest-clock';
import type { SettingOf } from '@/data/settings';
import { formatCalendarDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { dateOfDay } from '@/lib/calendar-day';
import { DayCalendar } from '@/ui/day-calendar';
import { FieldError } from '@/ui/field';
import { Ltr } from '@/ui/ltr';
import { RemovableChips } from './removable-chips';
import { DAYS_MAX, toggleDay, upcomingDays } from './setting-drafts';
import { SettingFrame } from './setting-frame';
import { useSettingForm } from './use-setting-form';

const schema = z.object({ days: z.array(z.string()).check(z.maxLength(DAYS_MAX, 'tooMany')) });

/**
 * A list of days, chosen in a calendar, where what holidays close is struck through as in the visitors' own. Days that have passed
 * are not shown, and go with the next change.
 */
export function DayListSetting({ setting }: { setting: SettingOf<'dates'> }) {
  const m = useMessages('staffSettings');
  const words = m.dates;
  const { intl, direction } = localeRegistry[useLocale()];
  const today = israelClock().day;
  const record = useSettingForm({
    setting,
    schema,
    errorText: () => words.tooMany(DAYS_MAX),
    valuesOf: (stored) => ({ days: [...upcomingDays(stored.value, today)] }),
    valueOf: ({ days }) => days,
  });
  const { form, values } = record;
  const { days } = values;
  const toggle = (day: string) => form.state.setValue('days', [...toggleDay(days, day)], { shouldValidate: true });
  const weekday = new Intl.DateTimeFormat(intl, { weekday: 'long' });

  return (
    <SettingFrame setting={setting} record={record}>
      <div className="grid items-start gap-5 md:grid-cols-[22rem_minmax(0,1fr)]">
        <DayCalendar
          words={words.calendar}
          intl={intl}
          rtl={direction === 'rtl'}
          today={today}
          selected={days}
          multiple
          isClosed={(day) => isDayClosed(restRules(), day) && !days.includes(day)}
          showing=""
          onChoose={toggle}
        />
        <div className="grid gap-2">
          <p className="font-bold">{words.list}</p>
          <RemovableChips
            label={words.list}
            none={words.none}
            items={days.map((day) => ({
              id: day,
              text: (
                <>
                  {weekday.format(dateOfDay(day))} <Ltr>{formatCalendarDay(day)}</Ltr>
                </>
              ),
              removeLabel: words.remove(formatCalendarDay(day)),
            }))}
            onRemove={toggle}
          />
          <FieldError id={`${setting.key}-error`} message={form.errorOf('days')} />
        </div>
      </div>
    </SettingFrame>
  );
}
