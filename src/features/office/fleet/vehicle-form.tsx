import { saveVehicle, VEHICLE_COLOURS, VEHICLE_LICENCES, VEHICLE_PAPERS, type Vehicle } from '@/data/fleet';
import type { VehicleClass } from '@/data/vehicle-classes';
import { ChoiceField, DayField, DigitsField } from '@/features/office/kit/fields';
import { SavePart } from '@/features/office/kit/save-part';
import { knownName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { FormSheet } from '@/ui/form-sheet';
import { plainValue, useMemberForm, type FieldName, type MemberFormProps } from './use-member-form';
import { vehicleConstraints, vehicleFields, vehicleSchema, vehicleValues } from './vehicle-values';

interface VehicleFormProps extends MemberFormProps {
  /** Null: a new one. */
  vehicle: Vehicle | null;
  classes: readonly VehicleClass[];
}

const NUMBERS = ['seats', 'bags', 'child_seats'] as const;

/** A car: plate, class, what fits in, documents. */
export function VehicleForm({ userId, vehicle, classes, onSaved, onClose }: VehicleFormProps) {
  const { frame } = useMessages('staff');
  const words = useMessages('staffFleet');
  const { licences } = useMessages('staffPrices').classes;
  const m = words.form;
  const locale = useLocale();
  const record = useMemberForm({
    userId,
    of: 'vehicle',
    row: vehicle,
    schema: vehicleSchema,
    valuesOf: (row) => vehicleValues(row, row ? undefined : classes[0]),
    save: (seen, values) => saveVehicle(seen, vehicleFields(values)),
    rowOf: (outcome) => outcome.vehicle,
    constraints: vehicleConstraints,
    onSaved,
  });
  const { form, values } = record;
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
      <form noValidate className="grid gap-4" onSubmit={record.submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <DigitsField form={form} name="plate" label={m.fields.plate} />
          <FormField form={form} name="make" label={m.fields.make}>
            {(control) => <TextInput {...control} dir="auto" autoComplete="off" />}
          </FormField>
          <ChoiceField form={form} name="class" label={m.fields.class} options={classNames} />
          <ChoiceField
            form={form}
            name="colour"
            label={m.fields.colour}
            options={VEHICLE_COLOURS.map((colour) => [colour, words.vehicles.colours[colour]] as const)}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          {NUMBERS.map((name) => (
            <DigitsField key={name} form={form} name={name} label={m.fields[name]} />
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            form={form}
            name="licence_kind"
            label={m.fields.licence_kind}
            options={VEHICLE_LICENCES.map((licence) => [licence, licences[licence]] as const)}
          />
          {VEHICLE_PAPERS.map((paper) => (
            <DayField key={paper} form={form} name={paper} label={m.fields[paper]} />
          ))}
        </div>
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
