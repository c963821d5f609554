import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { HomeContent } from '@/content/pages/home/he';
import { useLocale } from '@/i18n/locale-context';
import { todayInIsrael } from '@/i18n/format';
import { localizedPath } from '@/i18n/localized-path';
import { island } from '@/islands/island';
import { useBrowserValue } from '@/islands/use-browser-value';
import type { TripWish } from '@/lib/trip-wish';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { DateInput } from '@/ui/date-input';
import { TextInput } from '@/ui/field';
import { Select } from '@/ui/select';

const ChosenDay = island<{ day: string }>(
  { when: 'now', messages: ['tripRequest'], standIn: null },
  async () => (await import('@/features/site/trip-request/chosen-day')).ChosenDay,
);

const PLACES_ID = 'start-places';
/** As many as the request form offers. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * The beginning of a request: where from, where to, which day, how many. A plain form whose answers travel in the address,
 * as those of quote buttons do (`TripWish`): it needs no code, and the browser keeps what was typed for the way back.
 * Without JavaScript, where no form could take the answers over, it is a button.
 */
export function TripStart({ words: m }: { words: HomeContent['hero']['start'] }) {
  const locale = useLocale();
  // Today is the visitor's, not the day on which the page was built.
  const today = useBrowserValue(todayInIsrael, '');
  const dateField = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  // What was chosen before this code had come.
  useEffect(() => setDay(dateField.current?.value ?? ''), []);
  return (
    <form
      action={localizedPath(locale, '/plan-your-trip')}
      aria-label={m.label}
      className="flex flex-wrap gap-3 rounded-lg bg-paper p-4 text-sm font-bold text-ink shadow-3 forced-colors:border print:hidden"
    >
      {(['from', 'to'] as const).map((name) => (
        <Labelled key={name} label={m[name]} className="basis-full md:basis-9/20 xl:basis-0">
          <TextInput {...named(name)} list={PLACES_ID} maxLength={200} placeholder={m.place} className="font-normal" />
        </Labelled>
      ))}
      <datalist id={PLACES_ID}>
        <option>{m.airport}</option>
      </datalist>
      <Labelled label={m.date} className="basis-34 xl:max-w-44">
        <DateInput
          {...named('date')}
          ref={dateField}
          min={today || undefined}
          className="font-normal"
          onChange={({ target }) => setDay(target.value)}
        />
      </Labelled>
      <Labelled label={m.passengers} className="basis-34 xl:max-w-44">
        <Select {...named('passengers')} className="font-normal">
          <option value="">{m.howMany}</option>
          {COUNTS.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
      </Labelled>
      {today !== '' && day >= today ? (
        <div className="order-last grid basis-full gap-2">
          <ChosenDay day={day} />
        </div>
      ) : null}
      <Button
        type="submit"
        tone="primary"
        data-leads
        className="grow basis-full self-end focus-visible:outline-sea-500 md:basis-34 xl:max-w-44"
      >
        {m.action}
      </Button>
    </form>
  );
}

/** The name of a field is one that the request form reads. */
const named = (name: keyof TripWish) => ({ name });

function Labelled({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <label className={classNames('grid min-w-0 grow content-end gap-1 noscript:hidden', className)}>
      {label}
      {children}
    </label>
  );
}
