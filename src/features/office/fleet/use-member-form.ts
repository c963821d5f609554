import type { FieldValues, Path } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { FleetOutcome } from '@/data/fleet';
import { formatCalendarDay } from '@/i18n/format';
import { useMessages, type Messages } from '@/i18n/messages';
import { useRecordForm } from '@/features/office/kit/use-record-form';
import { fleetQuery } from './queries';

/** A field of a driver or a car: what its label is found by. */
export type FieldName = keyof Messages['staffFleet']['form']['fields'];

/** What the list of drivers and the one of cars hand to their forms. */
export interface MemberFormProps {
  userId: string;
  onSaved: (outcome: FleetOutcome) => void;
  onClose: () => void;
}

interface MemberForm<Row, Values extends FieldValues> {
  userId: string;
  of: 'driver' | 'vehicle';
  /** Null: a new one. */
  row: Row | null;
  schema: ZodMiniType<Values, Values>;
  valuesOf: (row: Row | null) => Values;
  save: (seen: Row | null, values: Values) => Promise<FleetOutcome>;
  rowOf: (outcome: FleetOutcome) => Row | null;
  /** The field that a constraint speaks of, and the code of what is wrong with it. */
  constraints: Readonly<Record<string, readonly [Path<Values>, string]>>;
  onSaved: (outcome: FleetOutcome) => void;
}

/** The form of a driver or a car. */
export function useMemberForm<Row extends { no: number }, Values extends FieldValues>(
  options: MemberForm<Row, Values>,
) {
  const { userId, of, row, save, constraints, onSaved, ...rest } = options;
  const errors: Readonly<Record<string, string>> = useMessages('staffFleet').form.errors;
  return useRecordForm<Row, Values, FleetOutcome>({
    ...rest,
    keep: `${of}:${row?.no ?? 'new'}`,
    row,
    errorText: (code) => errors[code] ?? code,
    call: save,
    fieldOf: ({ constraint }) => constraints[constraint ?? ''],
    again: [fleetQuery(userId).queryKey],
    onDone: onSaved,
  });
}

/** A value of either form that needs no names: days and plain text. */
export const plainValue = (value: unknown): string => {
  const text = String(value);
  return /^\d{4}-\d\d-\d\d$/u.test(text) ? formatCalendarDay(text) : text;
};
