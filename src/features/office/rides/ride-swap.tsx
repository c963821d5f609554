import { useId, useState } from 'react';
import { swapRides, type BoardDay, type Ride, type SeenRide } from '@/data/rides';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Field } from '@/ui/field';
import { Ltr } from '@/ui/ltr';
import { Select } from '@/ui/select';
import { ChangedMeanwhile } from './changed-meanwhile';
import { pickupTime } from './ride-words';
import { ARRANGEMENT, useSeenRide } from './seen-ride';
import { useRideStep } from './use-ride-step';

interface RideSwapProps {
  userId: string;
  ride: Ride;
  board: Pick<BoardDay, 'drivers' | 'vehicles' | 'rides'>;
  onDone: () => void;
}

const SWAPPABLE: ReadonlySet<string> = new Set(['planned', 'assigned', 'acknowledged']);

/** Two rides of the day change drivers and cars. */
export function RideSwap({ userId, ride, board, onDone }: RideSwapProps) {
  const id = useId();
  const locale = useLocale();
  const m = useMessages('staffRides').driver;
  const [chosen, setChosen] = useState('');
  const others = board.rides.filter(
    ({ id, state, driver_no }) => id !== ride.id && driver_no !== ride.driver_no && SWAPPABLE.has(state),
  );
  const nameOf = (no: number | null) => {
    const driver = board.drivers.find((each) => each.no === no);
    return driver ? driverName(locale, driver.name) : m.none;
  };
  const other = others.find(({ id }) => id === chosen);
  return (
    <div className="grid gap-3 rounded bg-stone-50 p-4 ring-1 ring-stone-200">
      <Field id={`${id}-other`} label={m.swapWith} hint={m.swapHint} className="text-sm">
        <Select id={`${id}-other`} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{m.choose}</option>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {`${isolatedText(pickupTime(each))} ${isolatedText(each.name)}, ${isolatedText(nameOf(each.driver_no))}`}
            </option>
          ))}
        </Select>
      </Field>
      {other ? <SwapWith key={other.id} {...{ userId, ride, board, onDone }} other={other} /> : null}
    </div>
  );
}

function SwapWith({ userId, ride, board, onDone, other }: RideSwapProps & { other: Ride }) {
  const m = useMessages('staffRides').driver;
  const own = useSeenRide(ride, ARRANGEMENT);
  const others = useSeenRide(other, ARRANGEMENT);
  const swapping = useRideStep(userId, (change: { seen: SeenRide; other: SeenRide }) =>
    swapRides(change.seen, change.other),
  );
  const isChanged = own.isChanged || others.isChanged;
  const changed = [own, others].filter(({ change }) => change !== null);
  return (
    <>
      <p className="text-sm wrap-anywhere">
        <Ltr>{pickupTime(other)}</Ltr> <bdi>{other.pickup}</bdi> – <bdi>{other.dropoff}</bdi>
      </p>
      {changed.map(({ seen, change, look }) =>
        change ? (
          <ChangedMeanwhile
            key={seen.id}
            change={change}
            fleet={board}
            onLook={() => {
              swapping.reset();
              look();
            }}
          />
        ) : null,
      )}
      {isChanged ? null : <StepState step={swapping} />}
      <StepButton
        size="small"
        className="justify-self-start"
        disabled={isChanged}
        busy={swapping.isBusy}
        onClick={() => swapping.run({ seen: own.seen, other: others.seen }, onDone)}
      >
        {m.swapButton}
      </StepButton>
    </>
  );
}
