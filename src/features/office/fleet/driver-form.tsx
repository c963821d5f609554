import {
  DRIVER_KINDS,
  DRIVER_LANGUAGES,
  DRIVER_PAPERS,
  saveDriver,
  shownPlate,
  type Driver,
  type Vehicle,
} from '@/data/fleet';
import type { Option } from '@/features/office/kit/choice';
import { ChoiceField, DayField, DigitsField, ManyField, TextField } from '@/features/office/kit/fields';
import { driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { markedAs } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import {
  driverConstraints,
  driverFields,
  driverSchema,
  driverValues,
  hebrewLocale,
  REST_NOTE_MAX,
} from './driver-values';
import { MemberSheet, useMemberForm, type MemberFormProps } from './member-form';
import { useLanguageName } from './use-language-name';

interface DriverFormProps extends MemberFormProps {
  /** Null: a new one. */
  driver: Driver | null;
  vehicles: readonly Vehicle[];
}

/** A driver: names, how to reach them, languages, usual car, documents. */
export function DriverForm({ driver, vehicles, onSaved, onClose }: DriverFormProps) {
  const words = useMessages('staffFleet');
  const { fields, hints, noVehicle } = words.form;
  const locale = useLocale();
  const languageName = useLanguageName();
  const record = useMemberForm({
    of: 'driver',
    row: driver,
    schema: driverSchema,
    valuesOf: driverValues,
    save: (seen, values) => saveDriver(seen, driverFields(values)),
    rowOf: (outcome) => outcome.driver,
    constraints: driverConstraints,
    onSaved,
  });
  const { form } = record;
  const cars = vehicles
    .filter(({ no, active: inUse }) => inUse || no === driver?.usual_vehicle_no)
    .map(({ no, make, plate }): Option => [String(no), `${make} \u2066${shownPlate(plate)}\u2069`]);
  const choices = {
    kind: DRIVER_KINDS.map((kind): Option => [kind, words.drivers.kinds[kind]]),
    languages: DRIVER_LANGUAGES.map((language): Option => [language, languageName(language)]),
    usual_vehicle_no: [['', noVehicle] as const, ...cars],
  };
  return (
    <MemberSheet
      title={driver ? words.edit(driverName(locale, driver.name)) : words.drivers.add}
      {...{ record, choices, onClose }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {hebrewLocale ? (
          <TextField form={form} name="hebrew" label={fields.hebrew} {...markedAs(hebrewLocale)} />
        ) : null}
        <TextField form={form} name="latin" label={fields.latin} dir="ltr" />
        <DigitsField form={form} name="phone" label={fields.phone} type="tel" inputMode="tel" />
        <ChoiceField form={form} name="kind" label={fields.kind} options={choices.kind} />
        <DigitsField
          form={form}
          name="email"
          label={fields.email}
          hint={hints.email}
          className="sm:col-span-2"
          type="email"
          inputMode="email"
        />
      </div>
      <ManyField form={form} name="languages" label={fields.languages} options={choices.languages} />
      <ChoiceField
        form={form}
        name="usual_vehicle_no"
        label={fields.usual_vehicle_no}
        options={choices.usual_vehicle_no}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {DRIVER_PAPERS.map((paper) => (
          <DayField key={paper} form={form} name={paper} label={fields[paper]} />
        ))}
      </div>
      <FormField form={form} name="rest_note" label={fields.rest_note}>
        {(control) => <TextArea {...control} dir="auto" rows={2} maxLength={REST_NOTE_MAX} />}
      </FormField>
    </MemberSheet>
  );
}
