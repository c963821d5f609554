import { LtrInput } from '@/features/office/kit/fields';
import { useMessages } from '@/i18n/messages';
import { describedBy, Field } from '@/ui/field';
import type { TimeFault, TypedTimes } from './board-day';

/** What somebody has typed; null is as the ride has it, or goes along with the pick-up. */
export type Typed = Readonly<Record<keyof TypedTimes, string | null>>;

interface TimeFieldProps {
  id: string;
  name: keyof TypedTimes;
  value: string;
  fault: TimeFault | undefined;
  onType: (changes: Partial<Typed>) => void;
}

/** One of the hours of a ride, as it is typed. */
export function TimeField({ id, name, value, fault, onType }: TimeFieldProps) {
  const m = useMessages('staffRides').times;
  const error = fault && m.faults[fault];
  return (
    <Field id={id} label={m[name]} error={error} className="text-sm">
      <LtrInput
        id={id}
        maxLength={5}
        value={value}
        {...describedBy(id, { error })}
        onChange={({ target }) => onType({ [name]: target.value })}
      />
    </Field>
  );
}
