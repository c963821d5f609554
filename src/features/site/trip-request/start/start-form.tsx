import { useRef, useState, type FormEvent } from 'react';
import { DAY_ROUTES, KNOWN_PLACES, STOPS } from '@/data/submit-lead';
import { todayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { island } from '@/islands/island';
import { useBrowserValue } from '@/islands/use-browser-value';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import { DayField } from '../day-field';
import {
  BackFields,
  CountFields,
  HourSelect,
  HoursField,
  Labelled,
  small,
  StopPlaces,
  type ChoiceProps,
} from './start-fields';
import { StartPlace } from './start-place';
import { StartPrice } from './start-price';
import { dayOf, hireOf, isSaid, neededFor, openWish, type StartOf, type StartWish } from './start-wish';
import { useStart } from './use-start';

const ChosenDay = island<{ day: string }>(
  { when: 'now', messages: ['tripRequest'], standIn: null },
  async () => (await import('../chosen-day')).ChosenDay,
);

export type StartFormProps = StartOf;

/** A place beside another one, and one that has none beside it: a tablet's row would be too short for all. */
const [beside, alone] = ['basis-full md:basis-9/20 xl:basis-0', 'basis-full xl:basis-0'] as const;
/** A button of no weight, as high as the fields where it stands beside them. */
const quiet = { size: 'small', tone: 'outline', className: 'self-end noscript:hidden xl:min-h-13' } as const;

/**
 * The beginning of a request: where from, where to, when, how many; of a car with its driver for how long; and what it costs, on the
 * spot. A plain form whose answers travel in the address, as those of quote buttons do (`TripWish`), so that it leads on before its code
 * has come. Without JavaScript, where no form could take the answers over, it is a button.
 */
export function StartForm({ to = '', route: page, hourly = '' }: StartFormProps) {
  const route = DAY_ROUTES.find((each) => each === page) ?? '';
  const of = { to, route, hourly };
  const m = useMessages('tripStart');
  const locale = useLocale();
  const { form, wish, set } = useStart(KNOWN_PLACES[to]?.[locale] ?? '', to || route || hourly);
  // Today is the visitor's, not the day on which the page was built.
  const today = useBrowserValue(todayInIsrael, '');
  const [isNaming, setNaming] = useState(false);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const price = useRef<HTMLDivElement>(null);
  const hire = hireOf(of, wish);
  const missing = neededFor(hire).filter((name) => !isSaid[name](wish[name]));
  const day = dayOf(wish.date);
  const open = openWish(wish, hire, of);
  const hasMore =
    isMoreOpen || [wish.luggage, open.back, ...STOPS.map((stop) => open[stop])].some((said) => said !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const field = missing[0] && form.current?.querySelector<HTMLElement>(`[name=${missing[0]}]`);
    (field ?? price.current)?.focus();
  }

  const choice = (name: keyof StartWish): ChoiceProps => ({
    name,
    value: wish[name],
    onChange: ({ target }) => set({ [name]: target.value }),
    className: 'font-normal',
  });
  const place = (name: 'from' | 'to' | (typeof STOPS)[number], label: string, placeholder: string = m.place) => (
    <Labelled key={name} label={label} className={hire === 'day_tour' ? alone : beside}>
      {(id) => (
        <StartPlace
          id={id}
          name={name}
          label={label}
          placeholder={placeholder}
          value={wish[name]}
          isNaming={isNaming}
          onNaming={() => setNaming(true)}
          onPlace={(typed) => set({ [name]: typed })}
        />
      )}
    </Labelled>
  );
  return (
    <form
      ref={form}
      action={localizedPath(locale, '/plan-your-trip')}
      aria-label={m.label}
      onSubmit={submit}
      className="flex flex-wrap gap-3 rounded-lg bg-paper p-4 text-sm font-bold text-ink shadow-3 forced-colors:border print:hidden"
    >
      {route && to ? (
        <Labelled label={m.kind} className="basis-full md:basis-9/20 xl:basis-0">
          {(id) => (
            <Select id={id} {...choice('route')}>
              <option value="">{m.ride}</option>
              <option value={route}>{m.day}</option>
            </Select>
          )}
        </Labelled>
      ) : null}
      <Hidden name="route" value={to ? '' : route} />
      <Hidden name="service" value={hourly} />
      {place('from', m.from)}
      {hire === 'day_tour' ? null : place('to', m.to, hire ? m.area : m.place)}
      {hourly ? <HoursField service={hourly} isWanted={isNaming} chosen={wish.hours} choice={choice} /> : null}
      <Labelled label={m.date} className={small}>
        {(id) => <DayField id={id} name="date" day={wish.date} today={today} onDay={(date) => set({ date })} />}
      </Labelled>
      <Labelled label={m.time} className="basis-24 xl:max-w-32">
        {(id) => <HourSelect id={id} {...choice('time')} />}
      </Labelled>
      <CountFields field="passengers" unsaid={m.howMany} className="basis-24 xl:max-w-36" {...{ wish, set, choice }} />
      <Button
        type="submit"
        tone="primary"
        data-leads
        className="grow basis-full self-end focus-visible:outline-sea-500 noscript:hidden md:basis-34 xl:max-w-44"
      >
        {m.action}
      </Button>
      <noscript>
        <Button type="submit" tone="primary">
          {m.plain}
        </Button>
      </noscript>
      {day && day >= today ? (
        <div className="grid basis-full gap-2">
          <ChosenDay day={day} />
        </div>
      ) : null}
      {hasMore ? (
        <>
          <CountFields field="luggage" unsaid={m.notSaid} className={small} {...{ wish, set, choice }} />
          {hire === null ? (
            <>
              <BackFields first={day ?? today} {...{ wish, set, choice }} />
              <StopPlaces wish={wish} place={place} />
            </>
          ) : null}
        </>
      ) : (
        <Button {...quiet} onClick={() => setMoreOpen(true)}>
          {hire === null ? m.more : m.luggage}
        </Button>
      )}
      <StartPrice
        ref={price}
        wish={open}
        hire={hire}
        isWanted={isNaming || wish.from !== ''}
        missing={isAsked ? missing.map((name) => m[name]) : []}
        set={set}
        onCorrect={(name) => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()}
      />
    </form>
  );
}

/** What the page itself says. */
const Hidden = ({ name, value }: { name: string; value: string }) =>
  value ? <input type="hidden" name={name} value={value} /> : null;
