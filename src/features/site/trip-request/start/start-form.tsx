import { useId, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { KNOWN_PLACES, LEAD_FIELDS } from '@/data/submit-lead';
import { todayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { island } from '@/islands/island';
import { useBrowserValue } from '@/islands/use-browser-value';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Select } from '@/ui/select';
import { DAY_HOURS } from '../trip/day-hours';
import { StartDay } from './start-day';
import { StartPlace } from './start-place';
import { StartPrice } from './start-price';
import { dayOf, NEEDED, type StartWish } from './start-wish';
import { useStart } from './use-start';

const ChosenDay = island<{ day: string }>(
  { when: 'now', messages: ['tripRequest'], standIn: null },
  async () => (await import('../chosen-day')).ChosenDay,
);

export interface StartFormProps {
  /** The place that the page is about, by its name among the known ones. */
  to?: string;
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth));
const small = 'basis-34 xl:max-w-44';
/** Most travel in one car. */
const COUNTS = numbers(1, 8);

/**
 * The beginning of a request: where from, where to, when, how many; and what it costs, on the spot. A plain form whose answers travel
 * in the address, as those of quote buttons do (`TripWish`), so that it leads on before its code has come. Without JavaScript, where no
 * form could take the answers over, it is a button.
 */
export function StartForm({ to = '' }: StartFormProps) {
  const m = useMessages('tripStart');
  const locale = useLocale();
  const { form, wish, set } = useStart(KNOWN_PLACES[to]?.[locale] ?? '', to);
  // Today is the visitor's, not the day on which the page was built.
  const today = useBrowserValue(todayInIsrael, '');
  const [isNaming, setNaming] = useState(false);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const price = useRef<HTMLDivElement>(null);
  const missing = NEEDED.filter((name) => (name === 'date' ? !dayOf(wish.date) : wish[name].trim() === ''));
  const day = dayOf(wish.date);
  const hasMore = isMoreOpen || wish.luggage !== '' || wish.back !== '';

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
  return (
    <form
      ref={form}
      action={localizedPath(locale, '/plan-your-trip')}
      aria-label={m.label}
      onSubmit={submit}
      className="flex flex-wrap gap-3 rounded-lg bg-paper p-4 text-sm font-bold text-ink shadow-3 forced-colors:border print:hidden"
    >
      {(['from', 'to'] as const).map((name) => (
        <Labelled key={name} label={m[name]} className="basis-full md:basis-9/20 xl:basis-0">
          {(id) => (
            <StartPlace
              id={id}
              name={name}
              label={m[name]}
              placeholder={m.place}
              value={wish[name]}
              isNaming={isNaming}
              onNaming={() => setNaming(true)}
              onPlace={(place) => set({ [name]: place })}
            />
          )}
        </Labelled>
      ))}
      <Labelled label={m.date} className={small}>
        {(id) => <StartDay id={id} name="date" day={wish.date} today={today} onDay={(date) => set({ date })} />}
      </Labelled>
      <Labelled label={m.time} className="basis-24 xl:max-w-32">
        {(id) => <HourSelect id={id} {...choice('time')} />}
      </Labelled>
      <Labelled label={m.passengers} className="basis-24 xl:max-w-36">
        {(id) => (
          <Select id={id} {...choice('passengers')}>
            <option value="">{m.howMany}</option>
            {COUNTS.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        )}
      </Labelled>
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
        <MoreFields choice={choice} back={wish.back} first={day ?? today} onBack={(back) => set({ back })} />
      ) : (
        <Button size="small" tone="outline" className="self-end noscript:hidden" onClick={() => setMoreOpen(true)}>
          {m.more}
        </Button>
      )}
      <StartPrice
        ref={price}
        wish={wish}
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

interface MoreFieldsProps {
  /** What a list of choices needs to be one of the form's answers. */
  choice: (name: keyof StartWish) => ChoiceProps;
  back: string;
  /** First day of a way back. */
  first: string;
  onBack: (day: string) => void;
}

/** What most leave alone. */
function MoreFields({ choice, back, first, onBack }: MoreFieldsProps) {
  const m = useMessages('tripStart');
  return (
    <>
      <Labelled label={m.luggage} className={small}>
        {(id) => (
          <Select id={id} {...choice('luggage')}>
            <option value="">{m.notSaid}</option>
            {numbers(0, LEAD_FIELDS.luggage.max).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        )}
      </Labelled>
      <Labelled label={m.back} className={small}>
        {(id) => <StartDay id={id} name="back" day={back} today={first} onDay={onBack} />}
      </Labelled>
      <Labelled label={m.backTime} className={small}>
        {(id) => <HourSelect id={id} {...choice('back_time')} />}
      </Labelled>
    </>
  );
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
