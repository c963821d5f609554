import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { STOPS, type TripServiceType } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Select } from '@/ui/select';
import { DayField } from '../day-field';
import { CountInput, USUAL, type Counted } from '../trip/count-input';
import { DAY_HOURS } from '../trip/day-hours';
import { hoursFrom, leastHours } from '../trip/hire-hours';
import { usePriceList } from '../trip/use-price-list';
import { MORE, type StartWish } from './start-wish';

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth));
/** Classes of a narrow field. */
export const small = 'basis-34 xl:max-w-44';

export type ChoiceProps = Pick<ComponentProps<'select'>, 'name' | 'value' | 'onChange' | 'className'>;

export function HourSelect(props: ChoiceProps & { id: string }) {
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

export interface MoreProps {
  wish: StartWish;
  set: (change: Partial<StartWish>) => void;
  /** What a list of choices needs to be one of the form's answers. */
  choice: (name: keyof StartWish) => ChoiceProps;
}

/** For how long a car with its driver is taken. */
export function HoursField({
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
export function CountFields({
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
export function BackFields({ wish, set, choice, first }: MoreProps & { first: string }) {
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
export function StopPlaces({
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

export function Labelled({ label, className, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={classNames('grid min-w-0 grow content-end gap-1 noscript:hidden', className)}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
