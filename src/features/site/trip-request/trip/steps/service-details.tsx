import { useWatch } from 'react-hook-form';
import { DAY_ROUTES, formatPrice, MEETING_WAYS } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Optional } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { Select } from '@/ui/select';
import { emptyTrip, isAsked, type TripValues } from '../../fields/form-values';
import { CarClasses } from '../car-classes';
import { Choice, ChoiceGroup } from '../choice-chips';
import { hoursFrom, leastHours } from '../hire-hours';
import type { TripFormProps } from '../trip-form-props';
import { usePriceList } from '../use-price-list';

/** What a service asks besides: the route of a day, the hours of a car, how one is met; and in which class of car. */
export function ServiceDetails({ form }: TripFormProps) {
  const values: TripValues = { ...emptyTrip, ...useWatch({ control: form.state.control }) };
  return (
    <>
      {isAsked('day_route', values) ? <DayRoute form={form} /> : null}
      {isAsked('hire_hours', values) ? <Hours form={form} service={values.service_type} /> : null}
      {isAsked('meeting_way', values) ? <Meeting form={form} /> : null}
      <CarClasses form={form} values={values} />
    </>
  );
}

function DayRoute({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  return (
    <ChoiceGroup form={form} field="day_route" hint={m.hints.day_route} optional>
      <div className="grid gap-2 sm:grid-cols-2">
        {DAY_ROUTES.map((route) => (
          <Choice
            key={route}
            form={form}
            field="day_route"
            value={route}
            className="min-h-13 justify-start px-4 text-start"
          >
            {m.choices.day_route?.[route]}
          </Choice>
        ))}
      </div>
    </ChoiceGroup>
  );
}

function Hours({ form, service }: TripFormProps & { service: TripValues['service_type'] }) {
  const m = useMessages('tripRequest');
  const least = leastHours(usePriceList(true), service);
  const chosen = useWatch({ control: form.state.control, name: 'hire_hours' });
  return (
    <FormField
      form={form}
      name="hire_hours"
      label={<Optional label={m.fields.hire_hours} word={m.optional} />}
      hint={m.hints.hours(least)}
    >
      {(control) => (
        <Select {...control} className="max-w-60">
          <option value="">{m.notKnownYet}</option>
          {hoursFrom(least, chosen).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

function Meeting({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  const locale = useLocale();
  const extra = usePriceList(true)?.rules.meeting_board ?? 0;
  return (
    <ChoiceGroup form={form} field="meeting_way" hint={m.hints.meeting_way} optional>
      <div className="grid gap-2 sm:grid-cols-2">
        {MEETING_WAYS.map((way) => (
          <Choice
            key={way}
            form={form}
            field="meeting_way"
            value={way}
            className="min-h-13 flex-col items-start px-4 py-2 text-start"
          >
            <span>{m.choices.meeting_way?.[way]}</span>
            {way === 'board' && extra > 0 ? (
              <span className="text-sm font-normal">{m.extra(formatPrice(locale, extra * 100))}</span>
            ) : null}
          </Choice>
        ))}
      </div>
    </ChoiceGroup>
  );
}
