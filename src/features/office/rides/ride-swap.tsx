import { useState } from 'react';
import { swapRides, type BoardDay, type Ride, type SeenRide } from '@/data/rides';
import { Choice, type Option } from '@/features/office/kit/choice';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Ltr } from '@/ui/ltr';
import { ChangedMeanwhile } from './changed-meanwhile';
import { pickupTime } from './ride-words';
import { ARRANGEMENT, useSeenRide } from './seen-ride';
import { useRideStep } from './use-ride-step';

interface RideSwapProps {
  ride: Ride;
  board: Pick<BoardDay, 'drivers' | 'vehicles' | 'rides'>;
  onDone: () => void;
}

const SWAPPABLE: ReadonlySet<string> = new Set(['planned', 'assigned', 'acknowledged']);

/** Two rides of the day change drivers and cars. */
export function RideSwap({ ride, board, onDone }: RideSwapProps) {
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
      <Choice
        label={m.swapWith}
        hint={m.swapHint}
        className="text-sm"
        value={chosen}
        options={[
          ['', m.choose],
          ...others.map((each): Option => [
            each.id,
            `${isolatedText(pickupTime(each))} ${isolatedText(each.name)}, ${isolatedText(nameOf(each.driver_no))}`,
          ]),
        ]}
        onChoose={setChosen}
      />
      {other ? <SwapWith key={other.id} {...{ ride, board, onDone }} other={other} /> : null}
    </div>
  );
}

function SwapWith({ ride, board, onDone, other }: RideSwapProps & { other: Ride }) {
  const m = useMessages('staffRides').driver;
  const own = useSeenRide(ride, ARRANGEMENT);
  const others = useSeenRide(other, ARRANGEMENT);
  const swapping = useRideStep((change: { seen: SeenRide; other: SeenRide }) => swapRides(change.seen, change.other));
  const isChanged = own.isChanged || others.isChanged;
  return (
    <>
      <p className="text-sm wrap-anywhere">
        <Ltr>{pickupTime(other)}</Ltr> <bdi>{other.pickup}</bdi> – <bdi>{other.dropoff}</bdi>
      </p>
      {[own, others].map(({ seen, change, look }) =>
        change ? <ChangedMeanwhile key={seen.id} change={change} fleet={board} step={swapping} look={look} /> : null,
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
