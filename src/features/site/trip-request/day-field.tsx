import { useRef, useState, type ComponentProps } from 'react';
import { useMessages } from '@/i18n/messages';
import { island } from '@/islands/island';
import { Icon } from '@/ui/icon';
import { TypedDay } from './day/typed-day';

const DayChoice = island<{ label: string; day: string; first: string; onChoose: (day: string) => void }>(
  { when: 'now', messages: ['tripRequest'], standIn: null },
  async () => (await import('./day/day-choice')).DayChoice,
);

type DayFieldProps = ComponentProps<typeof TypedDay>;

/** A day, typed or chosen in a calendar that knows when nobody drives; `today` is the first that makes sense, empty in the HTML of the build. */
export function DayField({ day, today, onDay, ...input }: DayFieldProps) {
  const m = useMessages('tripStart');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // Escape closes the calendar wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <TypedDay
        {...input}
        placeholder={m.dateShape}
        day={day}
        today={today}
        className="pe-12 font-normal rtl:ps-12 rtl:pe-4"
        onDay={onDay}
      />
      <button
        ref={opener}
        type="button"
        aria-label={m.calendar}
        aria-expanded={isOpen}
        className="absolute inset-y-0 end-0 inline-flex w-12 items-center justify-center text-sea-700"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" />
      </button>
      {isOpen ? (
        <div className="absolute start-0 top-full z-20 mt-1 w-80 max-w-[calc(100vw-4rem)] rounded-lg bg-white p-3 font-normal shadow-3 ring-1 ring-stone-300">
          <DayChoice
            label={m.calendar}
            day={day}
            first={today}
            onChoose={(chosen) => {
              onDay(chosen);
              close();
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
