import { useId, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { DAY_ROUTES, KNOWN_PLACES, STOPS, type TripServiceType } from '@/data/submit-lead';
import { todayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { island } from '@/islands/island';
import { useBrowserValue } from '@/islands/use-browser-value';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Select } from '@/ui/select';
import { DayField } from '../day/day-field';
import { CountInput, USUAL, type Counted } from '../trip/count-input';
import { DAY_HOURS } from '../trip/day-hours';
import { hoursFrom, leastHours } from '../trip/hire-hours';
import { usePriceList } from '../trip/use-price-list';
import { StartPlace } from './start-place';
import { StartPrice } from './start-price';
import { dayOf, hireOf, isSaid, MORE, neededFor, openWish, type StartOf, type StartWish } from './start-wish';
import { useStart } from './use-start';

const ChosenDay = island<{ day: string }>(
  { when: 'now', messages: ['tripRequest'], standIn: null },
  async () => (await import('../chosen-day')).ChosenDay,
);

export type StartFormProps = StartOf;

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth));
const small = 'basis-34 xl:max-w-44';

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
    <Labelled key={name} label={label} className="basis-full md:basis-9/20 xl:basis-0">
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
  const more: MoreProps = { wish, set, choice };
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
      {route && !to ? <input type="hidden" name="route" value={route} /> : null}
      {hourly ? <input type="hidden" name="service" value={hourly} /> : null}
      {place('from', m.from)}
      {hire === 'day_tour' ? null : place('to', m.to, hire ? m.area : m.place)}
      {hourly ? <HoursField service={hourly} isWanted={isNaming} chosen={wish.hours} choice={choice} /> : null}
      <Labelled label={m.date} className={small}>
        {(id) => <DayField id={id} name="date" day={wish.date} today={today} onDay={(date) => set({ date })} />}
      </Labelled>
      <Labelled label={m.time} className="basis-24 xl:max-w-32">
        {(id) => <HourSelect id={id} {...choice('time')} />}
      </Labelled>
      <CountFields field="passengers" unsaid={m.howMany} className="basis-24 xl:max-w-36" {...more} />
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
          <CountFields field="luggage" unsaid={m.notSaid} className={small} {...more} />
          {hire === null ? (
            <>
              <BackFields first={day ?? today} {...more} />
              <StopPlaces wish={wish} place={place} />
            </>
          ) : null}
        </>
      ) : (
        <Button size="small" tone="outline" className="self-end noscript:hidden" onClick={() => setMoreOpen(true)}>
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

type ChoiceProps = Pick<ComponentProps<'select'>, 'name' | 'value' | 'onChange' | 'className'>;

function HourSelect(props: ChoiceProps & { id: string }) {
  const m = useMessages('tripStart');
  return (
    <Select {...props}>
      <option value="">{m.when}</option>
      {DAY_HOURS.map((hour) => (
        <option key={hour}>{hour}</option>
      ))}
    </Select>
  );
}

interface MoreProps {
  wish: StartWish;
  set: (change: Partial<StartWish>) => void;
  /** What a list of choices needs to be one of the form's answers. */
  choice: (name: keyof StartWish) => ChoiceProps;
}

/** For how long a car with its driver is taken. */
function HoursField({
  service,
  isWanted,
  chosen,
  choice,
}: Pick<MoreProps, 'choice'> & { service: TripServiceType; isWanted: boolean; chosen: string }) {
  const m = useMessages('tripStart');
  const least = leastHours(usePriceList(isWanted), service);
  return (
    <Labelled label={m.hours} className="basis-24 xl:max-w-36">
      {(id) => (
        <Select id={id} {...choice('hours')}>
          <option value="">{m.howLong}</option>
          {hoursFrom(least, chosen).map((hours) => (
            <option key={hours}>{hours}</option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

/** How many: the usual numbers in a list, and a field for more. */
function CountFields({
  field,
  unsaid,
  className,
  wish,
  set,
  choice,
}: MoreProps & { field: Counted; unsaid: string; className: string }) {
  const m = useMessages('tripStart');
  const { more } = useMessages('tripRequest');
  const { min, max } = USUAL[field];
  const said = wish[field];
  const [isTyping, setTyping] = useState(false);
  const isTyped = Number(said) > max;
  const isMore = isTyping || isTyped || said === MORE;
  const { onChange, ...list } = choice(field);
  return (
    <>
      <Labelled label={m[field]} className={className}>
        {(id) => (
          <Select
            id={id}
            {...list}
            value={isMore ? MORE : said}
            onChange={(event) => {
              setTyping(event.target.value === MORE);
              onChange?.(event);
            }}
          >
            <option value="">{unsaid}</option>
            {numbers(min, max).map((count) => (
              <option key={count}>{count}</option>
            ))}
            <option value={MORE}>{m.moreThan(max)}</option>
          </Select>
        )}
      </Labelled>
      {isMore ? (
        <Labelled label={more.label[field](max)} className={small}>
          {(id) => (
            <CountInput
              id={id}
              name={field}
              field={field}
              count={isTyped ? said : ''}
              className="font-normal"
              onCount={(count) => set({ [field]: count || MORE })}
              onBlur={() => setTyping(said === MORE)}
            />
          )}
        </Labelled>
      ) : null}
    </>
  );
}

/** The way back. */
function BackFields({ wish, set, choice, first }: MoreProps & { first: string }) {
  const m = useMessages('tripStart');
  return (
    <>
      <Labelled label={m.back} className={small}>
        {(id) => <DayField id={id} name="back" day={wish.back} today={first} onDay={(back) => set({ back })} />}
      </Labelled>
      <Labelled label={m.backTime} className={small}>
        {(id) => <HourSelect id={id} {...choice('back_time')} />}
      </Labelled>
    </>
  );
}

/** Places on the way there: one, and another once that is named. */
function StopPlaces({
  wish,
  place,
}: Pick<MoreProps, 'wish'> & { place: (name: (typeof STOPS)[number], label: string) => ReactNode }) {
  const { fields } = useMessages('tripRequest');
  const named = STOPS.findLastIndex((stop) => wish[stop] !== '') + 1;
  return STOPS.slice(0, named + 1).map((stop) => place(stop, fields[stop]));
}

interface LabelledProps {
  label: string;
  className: string;
  children: (id: string) => ReactNode;
}

function Labelled({ label, className, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={classNames('grid min-w-0 grow content-end gap-1 noscript:hidden', className)}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
