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
        {counts.bookings > 0 ? m.bookings(counts.bookings) : m.keptBefore(counts.kept_bookings)}
      </legend>
      {choices.map(({ value, label, hint }) => (
        <div key={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <input
            id={`${name}-${value}`}
            type="radio"
            name={name}
            aria-describedby={`${name}-${value}-hint`}
            checked={keeps === value}
            className="mt-2.5 size-6 accent-sea-600"
            onChange={() => onChange(value)}
          />
          <label htmlFor={`${name}-${value}`} className="flex min-h-11 items-center font-bold">
            {label}
          </label>
          <p id={`${name}-${value}-hint`} className="col-start-2 text-sm text-ink-2">
            {hint}
          </p>
        </div>
      ))}
      {!keeps && counts.kept_bookings > 0 ? <p className="text-sm text-ink-2">{m.keptGoToo}</p> : null}
    </fieldset>
  );
}
