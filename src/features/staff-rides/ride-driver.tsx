import { useId, useRef, useState } from 'react';
import { swapRides, unassignRide, type BoardDay, type Ride, type SeenRide } from '@/data/rides';
import { driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Ltr } from '@/ui/ltr';
import { Select } from '@/ui/select';
import { AssignList } from './assign-list';
import { isAssignable } from './board-layout';
import { ContactLinks } from './contact-links';
import { pickupTime, vehicleText } from './ride-words';
import { isDone, useRideAction } from './use-ride-action';

type Around = Pick<BoardDay, 'drivers' | 'vehicles' | 'rides'>;

interface RideDriverProps {
  userId: string;
  ride: Ride;
  board: Around;
}

/** Who drives, with what; another driver, none, or the one of another ride. */
export function RideDriver({ userId, ride, board }: RideDriverProps) {
  const m = useMessages('staffRides');
  const [choosing, setChoosing] = useState<'driver' | 'swap' | null>(null);
  const leaving = useRideAction(userId, ({ seen }: { seen: SeenRide }) => unassignRide(seen));
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChoosing(null);
    opener.current?.focus();
  };
  const hasDriver = ride.driver_no !== null;
  return (
    <>
      <Crew ride={ride} board={board} />
      {isAssignable(ride) ? (
        <div className="flex flex-wrap gap-2">
          <Button
            ref={opener}
            size="small"
            icon="user"
            tone={hasDriver ? 'outline' : 'secondary'}
            aria-expanded={choosing === 'driver'}
            onClick={() => setChoosing(choosing === 'driver' ? null : 'driver')}
          >
            {hasDriver ? m.assign.change : m.assign.title}
          </Button>
          {hasDriver ? (
            <>
              <Button
                size="small"
                tone="outline"
                aria-expanded={choosing === 'swap'}
                onClick={() => setChoosing(choosing === 'swap' ? null : 'swap')}
              >
                {m.driver.swap}
              </Button>
              <Button
                size="small"
                tone="outline"
                busy={leaving.isPending}
                onClick={() => leaving.mutate({ seen: ride })}
              >
                {m.driver.takeOff}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      {leaving.problem ? <Alert tone="danger">{leaving.problem}</Alert> : null}
      {choosing === 'driver' ? (
        <div className="rounded bg-stone-50 p-4 ring-1 ring-stone-200">
          <AssignList {...{ userId, board, ride }} onAssigned={close} onClose={close} />
        </div>
      ) : null}
      {choosing === 'swap' ? <Swap {...{ userId, ride, board }} onSwapped={close} /> : null}
    </>
  );
}

function Crew({ ride, board }: Pick<RideDriverProps, 'ride' | 'board'>) {
  const locale = useLocale();
  const m = useMessages('staffRides');
  const driver = board.drivers.find(({ no }) => no === ride.driver_no);
  const vehicle = board.vehicles.find(({ no }) => no === ride.vehicle_no);
  if (ride.driver_no === null) return <p className="font-bold text-danger">{m.driver.none}</p>;
  return (
    <>
      <p>
        <bdi className="font-bold">{driver ? driverName(locale, driver.name) : ''}</bdi>
        {vehicle ? (
          <>
            {' · '}
            <bdi>{vehicleText(vehicle)}</bdi>
          </>
        ) : (
          <span className="font-bold text-danger"> · {m.noCar}</span>
        )}
      </p>
      {driver ? (
        <div className="flex flex-wrap gap-2">
          <ContactLinks phone={driver.phone} call={m.sheet.callDriver} chat={m.sheet.chatDriver} />
        </div>
      ) : null}
    </>
  );
}

const SWAPPABLE: ReadonlySet<string> = new Set(['planned', 'assigned', 'acknowledged']);

/** Two rides of the day change drivers and cars. */
function Swap({ userId, ride, board, onSwapped }: RideDriverProps & { onSwapped: () => void }) {
  const id = useId();
  const locale = useLocale();
  const m = useMessages('staffRides').driver;
  const [chosen, setChosen] = useState('');
  const swapping = useRideAction(userId, ({ seen, other }: { seen: SeenRide; other: SeenRide }) =>
    swapRides(seen, other),
  );
  const others = board.rides.filter(
    ({ id, state, driver_no }) => id !== ride.id && driver_no !== ride.driver_no && SWAPPABLE.has(state),
  );
  const nameOf = (no: number | null) => {
    const driver = board.drivers.find((each) => each.no === no);
    return driver ? driverName(locale, driver.name) : m.none;
  };
  const other = others.find(({ id }) => id === chosen);
  return (
    <form
      className="grid gap-3 rounded bg-stone-50 p-4 ring-1 ring-stone-200"
      onSubmit={(event) => {
        event.preventDefault();
        if (other) swapping.mutate({ seen: ride, other }, { onSuccess: (answer) => isDone(answer) && onSwapped() });
      }}
    >
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
      {other ? (
        <p className="text-sm wrap-anywhere">
          <Ltr>{pickupTime(other)}</Ltr> <bdi>{other.pickup}</bdi> – <bdi>{other.dropoff}</bdi>
        </p>
      ) : null}
      {swapping.problem ? <Alert tone="danger">{swapping.problem}</Alert> : null}
      <Button type="submit" size="small" className="justify-self-start" disabled={!other} busy={swapping.isPending}>
        {m.swapButton}
      </Button>
    </form>
  );
}
