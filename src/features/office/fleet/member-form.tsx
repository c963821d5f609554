import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { FleetOutcome } from '@/data/fleet';
import type { Option } from '@/features/office/kit/choice';
import { ChoiceField } from '@/features/office/kit/fields';
import { SavePart } from '@/features/office/kit/save-part';
import { FormSheet } from '@/features/office/kit/side-sheet';
import { useRecordForm } from '@/features/office/kit/use-record-form';
import { formatCalendarDay, knownName } from '@/i18n/format';
import { useMessages, type Messages } from '@/i18n/messages';
import { isDay } from '@/lib/calendar-day';
import { fleetQuery } from './queries';

type FieldName = keyof Messages['staffFleet']['form']['fields'];
type MemberValues = FieldValues & { active: string };

/** What the list of drivers and the one of cars hand to their forms. */
export interface MemberFormProps {
  onSaved: (outcome: FleetOutcome) => void;
  onClose: () => void;
}

interface MemberFormOptions<Row, Values extends MemberValues> extends Omit<MemberFormProps, 'onClose'> {
  of: 'driver' | 'vehicle';
  /** Null: a new one. */
  row: Row | null;
  schema: ZodMiniType<Values, Values>;
  valuesOf: (row: Row | null) => Values;
  save: (seen: Row | null, values: Values) => Promise<FleetOutcome>;
  rowOf: (outcome: FleetOutcome) => Row | null;
  /** The field that a constraint speaks of, and the code of what is wrong with it. */
  constraints: Readonly<Record<string, readonly [Path<Values>, string]>>;
}

/** The form of a driver or a car. */
export function useMemberForm<Row extends { no: number }, Values extends MemberValues>(
  options: MemberFormOptions<Row, Values>,
) {
  const { of, row, save, constraints, onSaved, ...rest } = options;
  const { errors } = useMessages('staffFleet').form;
  return useRecordForm<Row, Values, FleetOutcome>({
    ...rest,
    keep: `${of}:${row?.no ?? 'new'}`,
    row,
    errorText: (code) => knownName(errors, code),
    call: save,
    fieldOf: ({ constraint }) => constraints[constraint ?? ''],
    again: [fleetQuery.queryKey],
    onDone: onSaved,
  });
}

interface MemberSheetProps<Values extends MemberValues> {
  title: string;
  record: ReturnType<typeof useMemberForm<{ no: number }, Values>>;
  /** The fields that are chosen, with what there is to choose. */
  choices: Readonly<Partial<Record<FieldName, readonly Option[]>>>;
  onClose: () => void;
  /** Its own fields. */
  children: ReactNode;
}

/** The sheet of a driver or a car: its own fields, whether it is in use, and the end of the form. */
export function MemberSheet<Values extends MemberValues>(props: MemberSheetProps<Values>) {
  const { title, record, choices, onClose, children } = props;
  const m = useMessages('staffFleet').form;
  const { form, values } = record;
  const inUse: readonly Option[] = [
    ['yes', m.active.yes],
    ['no', m.active.no],
  ];
  const shown = (name: FieldName, value: unknown): string => {
    if (Array.isArray(value)) return value.map((each) => shown(name, each)).join(', ');
    const text = String(value);
    const chosen = { ...choices, active: inUse }[name]?.find(([known]) => known === text);
    return chosen?.[1] ?? (isDay(text) ? formatCalendarDay(text) : text);
  };
  return (
    <FormSheet title={title} form={form} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={record.submit}>
        {children}
        <ChoiceField
          form={form}
          name={'active' as Path<Values>}
          label={m.fields.active}
          hint={values.active === 'no' && m.hints.inactive}
          options={inUse}
        />
        <SavePart
          record={record}
          told={(name, value) => ({ label: knownName(m.fields, name), text: shown(name as FieldName, value) })}
        />
      </form>
    </FormSheet>
  );
}
