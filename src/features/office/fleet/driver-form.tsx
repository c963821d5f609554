import { useWatch } from 'react-hook-form';
import {
  DRIVER_KINDS,
  DRIVER_LANGUAGES,
  DRIVER_PAPERS,
  saveDriver,
  shownPlate,
  type Driver,
  type FleetOutcome,
  type Vehicle,
} from '@/data/fleet';
import { driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { defaultLocale, localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { Checkbox, FieldError, TextArea, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { FormSheet } from '@/ui/form-sheet';
import {
  driverConstraints,
  driverFields,
  driverSchema,
  driverValues,
  REST_NOTE_MAX,
  type DriverValues,
} from './driver-values';
import { ChoiceField, DayField, plainValue, SavePart, type FieldName } from './form-parts';
import { useFleetSave } from './use-fleet-save';
import { useLanguageName } from './use-language-name';

interface DriverFormProps {
  userId: string;
  /** Null: a new one. */
  driver: Driver | null;
  vehicles: readonly Vehicle[];
  onSaved: (outcome: FleetOutcome) => void;
  onClose: () => void;
}

/** A driver: names, how to reach them, languages, usual car, documents. */
export function DriverForm({ userId, driver, vehicles, onSaved, onClose }: DriverFormProps) {
  const { frame } = useMessages('staff');
  const words = useMessages('staffFleet');
  const m = words.form;
  const locale = useLocale();
  const languageName = useLanguageName();
  const errors: Readonly<Record<string, string>> = m.errors;
  const form = useKeptForm<DriverValues>({
    keep: `driver:${driver?.no ?? 'new'}`,
    seen: driver?.updated_at ?? null,
    schema: driverSchema,
    defaultValues: driverValues(driver),
    errorText: (code) => errors[code] ?? code,
  });
  const active = useWatch({ control: form.state.control, name: 'active' });
  const saving = useFleetSave<Driver, DriverValues>({
    userId,
    row: driver,
    form,
    valuesOf: driverValues,
    save: (seen, values) => saveDriver(seen, driverFields(values)),
    rowOf: (outcome) => outcome.driver,
    constraints: driverConstraints,
    onSaved,
  });
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
      <form noValidate className="grid gap-4" onSubmit={saving.submit}>
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
            {(control) => (
              <TextInput {...control} type="tel" dir="ltr" autoComplete="off" className="text-start rtl:text-end" />
            )}
          </FormField>
          <ChoiceField
            form={form}
            name="kind"
            options={DRIVER_KINDS.map((kind) => [kind, words.drivers.kinds[kind]] as const)}
          />
          <FormField form={form} name="email" label={m.fields.email} hint={m.hints.email} className="sm:col-span-2">
            {(control) => (
              <TextInput {...control} type="email" dir="ltr" autoComplete="off" className="text-start rtl:text-end" />
            )}
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
        <ChoiceField form={form} name="usual_vehicle_no" options={[['', m.noVehicle], ...cars]} />
        <div className="grid gap-4 sm:grid-cols-2">
          {DRIVER_PAPERS.map((paper) => (
            <DayField key={paper} form={form} name={paper} />
          ))}
        </div>
        <FormField form={form} name="rest_note" label={m.fields.rest_note}>
          {(control) => <TextArea {...control} dir="auto" rows={2} maxLength={REST_NOTE_MAX} />}
        </FormField>
        <ChoiceField
          form={form}
          name="active"
          {...(active === 'no' && { hint: m.hints.inactive })}
          options={[
            ['yes', m.active.yes],
            ['no', m.active.no],
          ]}
        />
        <SavePart saving={saving} shown={shown} />
      </form>
    </FormSheet>
  );
}
