import * as z from 'zod/mini';
import { VEHICLE_COLOURS, VEHICLE_LICENCES, VEHICLE_PAPERS, type Vehicle, type VehicleFields } from '@/data/fleet';
import { isInUse, paperDay, storedMember, typedMember } from './member-values';

/** Letters that the table takes (migration fleet). */
const MAKE_MAX = 60;

/** People write plates with dashes, dots or spaces. */
const plateDigits = (typed: string) => typed.replaceAll(/[\s.\-–·]/gu, '');

const whole = (least: number, most: number, code: string) =>
  z.string().check(
    z.refine((typed) => {
      const text = typed.trim();
      return /^\d{1,2}$/u.test(text) && Number(text) >= least && Number(text) <= most;
    }, code),
  );

/** What the form of a car holds: text of inputs, as typed. Error codes are keys of the words `form.errors`. */
export const vehicleSchema = z.object({
  plate: z.string().check(z.refine((typed) => /^\d{7,8}$/u.test(plateDigits(typed)), 'plate')),
  class: z.string().check(z.minLength(1, 'missing')),
  make: z.string().check(
    z.refine((typed) => typed.trim() !== '', 'missing'),
    z.maxLength(MAKE_MAX, 'long'),
  ),
  colour: z.enum(VEHICLE_COLOURS),
  seats: whole(1, 60, 'seats'),
  bags: whole(0, 60, 'bags'),
  child_seats: whole(0, 10, 'childSeats'),
  licence_kind: z.enum(VEHICLE_LICENCES),
  registration_until: paperDay,
  insurance_until: paperDay,
  inspection_until: paperDay,
  active: isInUse,
});
type VehicleValues = z.infer<typeof vehicleSchema>;

/** What the form begins with. @param vehicle null: a new one, of the class that is given */
export const vehicleValues = (
  vehicle: Vehicle | null,
  usual: { id: string; seats: number; bags: number } | undefined,
): VehicleValues => ({
  plate: vehicle?.plate ?? '',
  class: vehicle?.class ?? usual?.id ?? '',
  make: vehicle?.make ?? '',
  colour: vehicle?.colour ?? 'black',
  seats: String(vehicle?.seats ?? usual?.seats ?? ''),
  bags: String(vehicle?.bags ?? usual?.bags ?? ''),
  child_seats: String(vehicle?.child_seats ?? 0),
  licence_kind: vehicle?.licence_kind ?? 'tour',
  ...typedMember(vehicle, VEHICLE_PAPERS),
});

/** What is stored of values that the schema has passed. */
export const vehicleFields = (values: VehicleValues): VehicleFields => ({
  ...values,
  plate: plateDigits(values.plate),
  make: values.make.trim(),
  seats: Number(values.seats),
  bags: Number(values.bags),
  child_seats: Number(values.child_seats),
  ...storedMember(values, VEHICLE_PAPERS),
});

/** The field that a constraint of the database speaks of, and the code of what is wrong with it. */
export const vehicleConstraints: Readonly<Record<string, readonly [keyof VehicleValues, string]>> = {
  vehicles_plate: ['plate', 'plate'],
  vehicles_plate_once: ['plate', 'plateTaken'],
  vehicles_class_length: ['class', 'missing'],
  vehicles_make_length: ['make', 'long'],
  vehicles_seats: ['seats', 'seats'],
  vehicles_bags: ['bags', 'bags'],
  vehicles_child_seats: ['child_seats', 'childSeats'],
};
