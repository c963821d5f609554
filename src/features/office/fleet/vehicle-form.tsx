import { useWatch } from 'react-hook-form';
import {
  saveVehicle,
  VEHICLE_COLOURS,
  VEHICLE_LICENCES,
  VEHICLE_PAPERS,
  type FleetOutcome,
  type Vehicle,
} from '@/data/fleet';
import type { VehicleClass } from '@/data/vehicle-classes';
import { knownName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { FormSheet } from '@/ui/form-sheet';
import { ChoiceField, DayField, plainValue, SavePart, type FieldName } from './form-parts';
import { useFleetSave } from './use-fleet-save';
import { vehicleConstraints, vehicleFields, vehicleSchema, vehicleValues, type VehicleValues } from './vehicle-values';

interface VehicleFormProps {
  userId: string;
  /** Null: a new one. */
  vehicle: Vehicle | null;
  classes: readonly VehicleClass[];
  onSaved: (outcome: FleetOutcome) => void;
  onClose: () => void;
}

const NUMBERS = ['seats', 'bags', 'child_seats'] as const;

/** A car: plate, class, what fits in, documents. */
export function VehicleForm({ userId, vehicle, classes, onSaved, onClose }: VehicleFormProps) {
  const { frame } = useMessages('staff');
  const words = useMessages('staffFleet');
  const { licences } = useMessages('staffPrices').classes;
  const m = words.form;
  const locale = useLocale();
  const errors: Readonly<Record<string, string>> = m.errors;
  const form = useKeptForm<VehicleValues>({
    keep: `vehicle:${vehicle?.no ?? 'new'}`,
    seen: vehicle?.updated_at ?? null,
    schema: vehicleSchema,
    defaultValues: vehicleValues(vehicle, classes[0]),
    errorText: (code) => errors[code] ?? code,
  });
  const active = useWatch({ control: form.state.control, name: 'active' });
  const saving = useFleetSave<Vehicle, VehicleValues>({
    userId,
    row: vehicle,
    form,
    valuesOf: (row) => vehicleValues(row, undefined),
    save: (seen, values) => saveVehicle(seen, vehicleFields(values)),
    rowOf: (outcome) => outcome.vehicle,
    constraints: vehicleConstraints,
    onSaved,
  });
  // A class that is switched off stays the car's until another is chosen.
  const own =
    vehicle && !classes.some(({ id }) => id === vehicle.class) ? [[vehicle.class, vehicle.class] as const] : [];
  const classNames = [...classes.map(({ id, name }) => [id, name[locale]] as const), ...own];
  const shown = (name: FieldName, value: unknown): string => {
    if (name === 'class') return classNames.find(([id]) => id === value)?.[1] ?? String(value);
    if (name === 'colour') return knownName(words.vehicles.colours, String(value));
    if (name === 'licence_kind') return knownName(licences, String(value));
    if (name === 'active') return m.active[value === 'no' ? 'no' : 'yes'];
    return plainValue(value);
  };
  return (
    <FormSheet
      title={vehicle ? words.edit(vehicle.make) : words.vehicles.add}
      words={frame}
      form={form}
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={saving.submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="plate" label={m.fields.plate}>
            {(control) => (
              <TextInput
                {...control}
                dir="ltr"
                inputMode="numeric"
                autoComplete="off"
                className="text-start rtl:text-end"
              />
            )}
          </FormField>
          <FormField form={form} name="make" label={m.fields.make}>
            {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
          </FormField>
          <ChoiceField form={form} name="class" options={classNames} />
          <ChoiceField
            form={form}
            name="colour"
            options={VEHICLE_COLOURS.map((colour) => [colour, words.vehicles.colours[colour]] as const)}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          {NUMBERS.map((name) => (
            <FormField key={name} form={form} name={name} label={m.fields[name]}>
              {(control) => (
                <TextInput
                  {...control}
                  dir="ltr"
                  inputMode="numeric"
                  autoComplete="off"
                  className="text-start rtl:text-end"
                />
              )}
            </FormField>
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            form={form}
            name="licence_kind"
            options={VEHICLE_LICENCES.map((licence) => [licence, licences[licence]] as const)}
          />
          {VEHICLE_PAPERS.map((paper) => (
            <DayField key={paper} form={form} name={paper} />
          ))}
        </div>
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
