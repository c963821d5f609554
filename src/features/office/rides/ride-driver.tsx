import { useRef, useState } from 'react';
import { unassignRide, type BoardDay, type Ride, type SeenRide } from '@/data/rides';
import { Question } from '@/features/office/kit/step-question';
import { driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Button } from '@/ui/button';
import { AssignList } from './assign-list';
import { isAssignable } from './board-layout';
import { ChangedMeanwhile } from './changed-meanwhile';
import { ContactLinks } from './contact-links';
import { RideSwap } from './ride-swap';
import { vehicleText } from './ride-words';
import { ARRANGEMENT, useSeenRide } from './seen-ride';
import { useRideStep } from './use-ride-step';

type Around = Pick<BoardDay, 'drivers' | 'vehicles' | 'rides'>;

interface RideDriverProps {
  ride: Ride;
  board: Around;
}

/** Who drives, with what; another driver, none, or the one of another ride. */
export function RideDriver({ ride, board }: RideDriverProps) {
  const m = useMessages('staffRides');
  const [choosing, setChoosing] = useState<'driver' | 'swap' | 'none' | null>(null);
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
                aria-expanded={choosing === 'none'}
                onClick={() => setChoosing(choosing === 'none' ? null : 'none')}
              >
                {m.driver.takeOff}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      {choosing === 'driver' ? (
        <div className="rounded bg-stone-50 p-4 ring-1 ring-stone-200">
          <AssignList {...{ board, ride }} onAssigned={close} onClose={close} />
        </div>
      ) : null}
      {choosing === 'swap' ? <RideSwap {...{ ride, board }} onDone={close} /> : null}
      {choosing === 'none' && hasDriver ? <TakeOff {...{ ride, board }} onDone={close} /> : null}
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

/** The driver is told at once: it is asked first. */
function TakeOff({ ride, board, onDone }: RideDriverProps & { onDone: () => void }) {
  const locale = useLocale();
  const m = useMessages('staffRides').driver;
  const { seen, change, isChanged, look } = useSeenRide(ride, ARRANGEMENT);
  const leaving = useRideStep((wish: { seen: SeenRide }) => unassignRide(wish.seen));
  const driver = board.drivers.find(({ no }) => no === seen.driver_no);
  return (
    <Question
      name={`${ride.id}:take-off`}
      words={{
        question: m.takeOffAsk(driver ? isolatedText(driverName(locale, driver.name)) : ''),
        confirm: m.takeOffYes,
        keep: m.takeOffNo,
      }}
      step={leaving}
      isHeld={isChanged}
      onConfirm={() => leaving.run({ seen }, onDone)}
      onKeep={onDone}
    >
      {change ? <ChangedMeanwhile change={change} fleet={board} step={leaving} look={look} /> : null}
    </Question>
  );
}
