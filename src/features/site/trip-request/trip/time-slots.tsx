import { isPastSlot, israelInstant } from '@shared/clock/clock';
import { useWatch } from 'react-hook-form';
import { closedFor, closedTimes } from '@/config/rest-clock';
import { useMessages } from '@/i18n/messages';
import { dayIn } from '@/lib/calendar-day';
import { Choice, ChoiceGroup } from './choice-chips';
import { DAY_HOURS } from './day-hours';
import type { TripTimeProps } from './trip-form-props';

const dayParts = ['night', 'morning', 'afternoon', 'evening'] as const;
const HOURS_PER_PART = 24 / dayParts.length;

/** The slots of a part of the day, "00:00" to "05:00" for the first. */
const slotsOf = (part: number) => DAY_HOURS.slice(part * HOURS_PER_PART, (part + 1) * HOURS_PER_PART);

/**
 * The 24 hourly slots by the clock in Israel, in four groups of six; those that are past, or closed to a ride of so many
 * minutes, are struck through.
 */
export function TimeSlots({ form, rules, minutes }: TripTimeProps & { minutes: number }) {
  const m = useMessages('tripRequest');
  const date = dayIn(useWatch({ control: form.state.control, name: 'travel_date' }));
  const closed = date ? closedTimes(rules, date) : [];
  const isClosed = (slot: string) => closedFor(closed, israelInstant(date, slot), minutes) !== null;
  return (
    <ChoiceGroup form={form} field="pickup_time" hint={m.hints.pickup_time}>
      <div className="grid gap-4">
        {dayParts.map((part, index) => (
          <div key={part} role="group" aria-labelledby={`trip-time-${part}`} className="grid gap-1.5">
            <p id={`trip-time-${part}`} className="text-sm font-semibold text-ink-3">
              {m.dayParts[part]}
            </p>
            <div className="grid grid-cols-3 gap-1.5 min-[22.5rem]:grid-cols-6 md:max-lg:text-sm">
              {slotsOf(index).map((slot) => (
                <Choice
                  key={slot}
                  form={form}
                  field="pickup_time"
                  value={slot}
                  struck={date !== '' && (isPastSlot(date, slot) || isClosed(slot))}
                  className="text-sm min-[25rem]:text-base"
                >
                  <bdi dir="ltr">{slot}</bdi>
                </Choice>
              ))}
            </div>
          </div>
        ))}
      </div>
    </ChoiceGroup>
  );
}
