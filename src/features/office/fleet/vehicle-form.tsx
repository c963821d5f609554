import { saveVehicle, VEHICLE_COLOURS, VEHICLE_LICENCES, VEHICLE_PAPERS, type Vehicle } from '@/data/fleet';
import type { VehicleClass } from '@/data/vehicle-classes';
import type { Option } from '@/features/office/kit/choice';
import { ChoiceField, DayField, DigitsField, TextField } from '@/features/office/kit/fields';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { MemberSheet, useMemberForm, type MemberFormProps } from './member-form';
import { vehicleConstraints, vehicleFields, vehicleSchema, vehicleValues } from './vehicle-values';

interface VehicleFormProps extends MemberFormProps {
  /** Null: a new one. */
  vehicle: Vehicle | null;
  classes: readonly VehicleClass[];
}

const NUMBERS = ['seats', 'bags', 'child_seats'] as const;

/** A car: plate, class, what fits in, documents. */
export function VehicleForm({ vehicle, classes, onSaved, onClose }: VehicleFormProps) {
  const words = useMessages('staffFleet');
  const { licences } = useMessages('staffPrices').classes;
  const { fields } = words.form;
  const locale = useLocale();
  const record = useMemberForm({
    of: 'vehicle',
    row: vehicle,
    schema: vehicleSchema,
    valuesOf: (row) => vehicleValues(row, row ? undefined : classes[0]),
    save: (seen, values) => saveVehicle(seen, vehicleFields(values)),
    rowOf: (outcome) => outcome.vehicle,
    constraints: vehicleConstraints,
    onSaved,
  });
  const { form } = record;
  const named = classes.map(({ id, name }): Option => [id, name[locale]]);
  // A class that is switched off stays the car's until another is chosen.
  const isOff = vehicle && !classes.some(({ id }) => id === vehicle.class);
  const choices = {
    class: isOff ? [...named, [vehicle.class, vehicle.class] as const] : named,
    colour: VEHICLE_COLOURS.map((colour): Option => [colour, words.vehicles.colours[colour]]),
    licence_kind: VEHICLE_LICENCES.map((licence): Option => [licence, licences[licence]]),
  };
  return (
    <MemberSheet title={vehicle ? words.edit(vehicle.make) : words.vehicles.add} {...{ record, choices, onClose }}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DigitsField form={form} name="plate" label={fields.plate} />
        <TextField form={form} name="make" label={fields.make} />
        <ChoiceField form={form} name="class" label={fields.class} options={choices.class} />
        <ChoiceField form={form} name="colour" label={fields.colour} options={choices.colour} />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {NUMBERS.map((name) => (
          <DigitsField key={name} form={form} name={name} label={fields[name]} />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField form={form} name="licence_kind" label={fields.licence_kind} options={choices.licence_kind} />
        {VEHICLE_PAPERS.map((paper) => (
          <DayField key={paper} form={form} name={paper} label={fields[paper]} />
        ))}
      </div>
    </MemberSheet>
  );
}
