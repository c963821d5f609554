import { useId } from 'react';
import { business } from '@/config/business';
import type { PersonCounts } from '@/data/data-desk';
import { useMessages } from '@/i18n/messages';

interface BookingChoiceProps {
  counts: PersonCounts;
  keeps: boolean;
  onChange: (keeps: boolean) => void;
}

/** Whether bookings leave a bare entry for the books, or go with everything else. */
export function BookingChoice({ counts, keeps, onChange }: BookingChoiceProps) {
  const m = useMessages('staffDataDesk').confirm;
  const name = useId();
  const choices = [
    { value: true, label: m.keep, hint: m.keepHint(business.retention.bookingYears) },
    { value: false, label: m.deleteAll, hint: m.deleteAllHint },
  ];
  return (
    <fieldset className="grid gap-1">
      <legend className="font-bold">
        {counts.bookings > 0 ? m.bookings(counts.bookings) : m.keptBefore(counts.keptBookings)}
      </legend>
      {choices.map(({ value, label, hint }) => (
        <label key={label} htmlFor={`${name}-${value}`} className="flex min-h-11 items-start gap-3 py-2">
          <input
            id={`${name}-${value}`}
            type="radio"
            name={name}
            checked={keeps === value}
            className="mt-0.5 size-6 flex-none accent-sea-600"
            onChange={() => onChange(value)}
          />
          <span>
            <span className="font-bold">{label}</span>
            <span className="block text-sm text-ink-2">{hint}</span>
          </span>
        </label>
      ))}
      {!keeps && counts.keptBookings > 0 ? <p className="text-sm text-ink-2">{m.keptGoToo}</p> : null}
    </fieldset>
  );
}
