import {
  DRIVER_KINDS,
  DRIVER_LANGUAGES,
  DRIVER_PAPERS,
  saveDriver,
  shownPlate,
  type Driver,
  type Vehicle,
} from '@/data/fleet';
import { ChoiceField, DayField, LtrInput } from '@/features/office/kit/fields';
import { SavePart } from '@/features/office/kit/save-part';
import { driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { defaultLocale, localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { Checkbox, FieldError, TextArea, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { FormSheet } from '@/ui/form-sheet';
import { driverConstraints, driverFields, driverSchema, driverValues, REST_NOTE_MAX } from './driver-values';
import { useLanguageName } from './use-language-name';
import { plainValue, useMemberForm, type FieldName, type MemberFormProps } from './use-member-form';

interface DriverFormProps extends MemberFormProps {
  /** Null: a new one. */
  driver: Driver | null;
  vehicles: readonly Vehicle[];
}

/** A driver: names, how to reach them, languages, usual car, documents. */
export function DriverForm({ userId, driver, vehicles, onSaved, onClose }: DriverFormProps) {
  const { frame } = useMessages('staff');
  const words = useMessages('staffFleet');
  const m = words.form;
  const locale = useLocale();
  const languageName = useLanguageName();
  const record = useMemberForm({
    userId,
    of: 'driver',
    row: driver,
    schema: driverSchema,
    valuesOf: driverValues,
    save: (seen, values) => saveDriver(seen, driverFields(values)),
    rowOf: (outcome) => outcome.driver,
    constraints: driverConstraints,
    onSaved,
  });
  const { form, values } = record;
  const cars = vehicles
    .filter(({ no, active: inUse }) => inUse || no === driver?.usual_vehicle_no)
    .map(({ no, make, plate }) => [String(no), `${make} \u2066${shownPlate(plate)}\u2069`] as const);
  const shown = (name: FieldName, value: unknown): string => {
    if (Array.isArray(value)) return value.map(languageName).join(', ');
    if (name === 'kind') return words.drivers.kinds[value === 'partner' ? 'partner' : 'own'];
    if (name === 'active') return m.active[value === 'no' ? 'no' : 'yes'];
    if (name === 'usual_vehicle_no') return cars.find(([no]) => no === value)?.[1] ?? m.noVehicle;
    return plainValue(value);
  };
  const title = driver ? words.edit(driverName(locale, driver.name)) : words.drivers.add;
  return (
    <FormSheet title={title} words={frame} form={form} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={record.submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="hebrew" label={m.fields.hebrew}>
            {(control) => (
              <TextInput
                {...control}
                lang={defaultLocale}
                dir={localeRegistry[defaultLocale].direction}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField form={form} name="latin" label={m.fields.latin}>
            {(control) => <TextInput {...control} dir="ltr" autoComplete="off" />}
          </FormField>
          <FormField form={form} name="phone" label={m.fields.phone}>
            {(control) => <LtrInput {...control} type="tel" inputMode="tel" />}
          </FormField>
          <ChoiceField
            form={form}
            name="kind"
            label={m.fields.kind}
            options={DRIVER_KINDS.map((kind) => [kind, words.drivers.kinds[kind]] as const)}
          />
          <FormField form={form} name="email" label={m.fields.email} hint={m.hints.email} className="sm:col-span-2">
            {(control) => <LtrInput {...control} type="email" inputMode="email" />}
          </FormField>
        </div>
        <fieldset aria-describedby={form.errorOf('languages') ? `${form.fieldId('languages')}-error` : undefined}>
          <legend className="font-bold">{m.fields.languages}</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {DRIVER_LANGUAGES.map((language) => (
              <Checkbox
                key={language}
                label={languageName(language)}
                value={language}
                {...form.state.register('languages')}
              />
            ))}
          </div>
          <FieldError id={`${form.fieldId('languages')}-error`} message={form.errorOf('languages')} />
        </fieldset>
        <ChoiceField
          form={form}
          name="usual_vehicle_no"
          label={m.fields.usual_vehicle_no}
          options={[['', m.noVehicle], ...cars]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {DRIVER_PAPERS.map((paper) => (
            <DayField key={paper} form={form} name={paper} label={m.fields[paper]} />
          ))}
        </div>
        <FormField form={form} name="rest_note" label={m.fields.rest_note}>
          {(control) => <TextArea {...control} dir="auto" rows={2} maxLength={REST_NOTE_MAX} />}
        </FormField>
        <ChoiceField
          form={form}
          name="active"
          label={m.fields.active}
          {...(values.active === 'no' && { hint: m.hints.inactive })}
          options={[
            ['yes', m.active.yes],
            ['no', m.active.no],
          ]}
        />
        <SavePart record={record} told={(name, value) => ({ label: m.fields[name], text: shown(name, value) })} />
      </form>
    </FormSheet>
  );
}
