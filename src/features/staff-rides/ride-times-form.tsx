import { useId, useState } from 'react';
import { moveRide, type Ride, type RideTimes, type SeenRide } from '@/data/rides';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { describedBy, Field, TextInput } from '@/ui/field';
import { readTimes, typedTimes, type TimeFault, type TypedTimes } from './board-day';
import { isDone, useRideAction } from './use-ride-action';

const FIELDS = ['pickup', 'from', 'until'] as const;

/** When the ride is driven, and from when until when it takes its driver up. Typed hours stay until they are saved. */
export function RideTimesForm({ userId, ride }: { userId: string; ride: Ride }) {
  const id = useId();
  const locale = useLocale();
  const m = useMessages('staffRides').times;
  /** The ride as it was when the hours were last taken over from it. */
  const [seen, setSeen] = useState(ride);
  const [typed, setTyped] = useState<TypedTimes>(() => typedTimes(ride));
  const [faults, setFaults] = useState<Partial<Record<keyof TypedTimes, TimeFault>>>({});
  const moving = useRideAction(userId, ({ seen, times }: { seen: SeenRide; times: RideTimes }) =>
    moveRide(seen, times),
  );
  const known = typedTimes(seen);
  const isDirty = FIELDS.some((field) => typed[field] !== known[field]);
  // Untouched, the fields follow the ride.
  if (!isDirty && seen !== ride) takeOver(ride);

  function takeOver(now: Ride) {
    setSeen(now);
    setTyped(typedTimes(now));
    setFaults({});
  }

  function save() {
    const read = readTimes(ride, typed);
    if ('faults' in read) {
      setFaults(read.faults);
      return;
    }
    setFaults({});
    moving.mutate(
      { seen, times: read.times },
      {
        onSuccess: (answer) => {
          if (isDone(answer)) takeOver(answer.ride ?? ride);
          // What was typed stays; the next attempt knows the colleague's change.
          else if (answer.ride) setSeen(answer.ride);
        },
      },
    );
  }

  const isMoved = Date.parse(ride.agreed_pickup_at) !== Date.parse(ride.pickup_at);
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isMoved ? (
        <p className="font-bold text-warn">{m.agreed(isolatedText(shortMoment(locale, ride.agreed_pickup_at)))}</p>
      ) : null}
      <p className="text-sm text-ink-3">{m.hint}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {FIELDS.map((field) => {
          const fault = faults[field];
          const error = fault && m.faults[fault];
          return (
            <Field key={field} id={`${id}-${field}`} label={m[field]} error={error} className="text-sm">
              <TextInput
                id={`${id}-${field}`}
                dir="ltr"
                className="text-start rtl:text-end"
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                value={typed[field]}
                {...describedBy(`${id}-${field}`, { error })}
                onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
              />
            </Field>
          );
        })}
      </div>
      {moving.problem ? <Alert tone="danger">{moving.problem}</Alert> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="small" disabled={!isDirty} busy={moving.isPending}>
          {m.save}
        </Button>
        <p role="status" className="text-sm text-success">
          {moving.isSuccess && !moving.problem && !isDirty ? m.saved : null}
        </p>
      </div>
    </form>
  );
}
