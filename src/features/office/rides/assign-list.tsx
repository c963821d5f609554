import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState, type MouseEvent } from 'react';
import { assignRide, type BoardDay, type BoardVehicle, type FreeDriver, type Ride, type SeenRide } from '@/data/rides';
import { Choice, type Option } from '@/features/office/kit/choice';
import { LookupFailure } from '@/features/office/kit/lookup';
import { StepState } from '@/features/office/kit/step-state';
import { driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { FIRST_FOCUS } from '@/ui/modal-dialog';
import { Skeleton } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { useMenuKeys } from '@/ui/use-menu';
import { ChangedMeanwhile } from './changed-meanwhile';
import { fittingCars } from './fitting-cars';
import { driverReasons } from './free-driver-words';
import { freeDriversQuery } from './queries';
import { vehicleText } from './ride-words';
import { ARRANGEMENT, useSeenRide } from './seen-ride';
import { useRideStep } from './use-ride-step';

const FITS = ['fits', 'other_car', 'not_free'] as const;

interface AssignListProps {
  board: Pick<BoardDay, 'rides' | 'vehicles' | 'drivers'>;
  ride: Ride;
  /** @param driver the name of who has it now */
  onAssigned: (ride: Ride, driver: string) => void;
  onClose: () => void;
}

/** Who could drive a ride, each with why; a press, or Enter, gives it to them with the car that is proposed or chosen. */
export function AssignList({ board, ride, onAssigned, onClose }: AssignListProps) {
  const locale = useLocale();
  const m = useMessages('staffRides');
  const menu = useRef<HTMLDivElement>(null);
  const [car, setCar] = useState('');
  const { seen, change, isChanged, look } = useSeenRide(ride, ARRANGEMENT);
  const lookup = useQuery(freeDriversQuery(ride));
  const action = useRideStep(({ seen, driver, vehicle }: { seen: SeenRide; driver: number; vehicle: number | null }) =>
    assignRide(seen, driver, vehicle),
  );
  const drivers = lookup.data ?? undefined;
  const isThere = Boolean(drivers && drivers.length > 0);
  useEffect(() => {
    if (isThere) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isThere]);
  const onKeyDown = useMenuKeys(menu, onClose);

  // The menu listens to presses for its lines, so that they are not all drawn anew when one is pressed.
  function onClick({ target }: MouseEvent) {
    const line = (target as HTMLElement).closest<HTMLElement>('[data-driver]');
    const driver = drivers?.find(({ no }) => String(no) === line?.dataset['driver']);
    if (driver) assign(driver);
  }

  function assign({ no, name, fit, vehicle_no }: FreeDriver) {
    if (fit === 'not_free' || action.isBusy || isChanged) return;
    action.run({ seen, driver: no, vehicle: car ? Number(car) : vehicle_no }, (answer) =>
      onAssigned(answer.ride ?? ride, driverName(locale, name)),
    );
  }

  return (
    <div className="grid content-start gap-3" aria-busy={lookup.isPending}>
      {change ? <ChangedMeanwhile takesFocus change={change} fleet={board} step={action} look={look} /> : null}
      {isChanged ? null : <StepState step={action} />}
      <CarChoice board={board} ride={ride} car={car} onCar={setCar} />
      {lookup.isError && !drivers ? <LookupFailure of={lookup} text={m.assign.failed} /> : null}
      {lookup.data === null ? <Alert tone="info">{m.sheet.gone}</Alert> : null}
      {drivers?.length === 0 ? <p className="text-ink-2">{m.assign.nobody}</p> : null}
      {lookup.isPending ? ['one', 'two', 'three'].map((row) => <Skeleton key={row} className="h-14 w-full" />) : null}
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={m.assign.drivers}
        hidden={isChanged || (!isThere && !lookup.isPending)}
        className="grid gap-2 outline-none"
        onKeyDown={onKeyDown}
        onClick={onClick}
        {...FIRST_FOCUS}
      >
        {FITS.map((fit) => {
          const group = drivers?.filter((driver) => driver.fit === fit) ?? [];
          if (group.length === 0) return null;
          return (
            <div key={fit} role="group" aria-label={m.assign.fits[fit]}>
              <p aria-hidden="true" className="px-2 pb-1 text-xs font-bold text-ink-3">
                {m.assign.fits[fit]}
              </p>
              {group.map((driver) => (
                <DriverItem
                  key={driver.no}
                  {...{ ride, driver }}
                  vehicle={board.vehicles.find(({ no }) => no === (car ? Number(car) : driver.vehicle_no))}
                  isSaving={action.isBusy && action.wish?.driver === driver.no}
                />
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface CarChoiceProps {
  board: Pick<BoardDay, 'rides' | 'vehicles'>;
  ride: Ride;
  /** Number of a car; empty for the one that is proposed. */
  car: string;
  onCar: (car: string) => void;
}

const CarChoice = memo(function CarChoice({ board, ride, car, onCar }: CarChoiceProps) {
  const m = useMessages('staffRides').assign;
  const cars = fittingCars(board, ride);
  if (cars.length === 0) return null;
  const options = cars.map(({ vehicle, isTaken }): Option => {
    const text = vehicleText(vehicle);
    return [String(vehicle.no), isTaken ? m.carTaken(text) : text];
  });
  const taken = cars.filter(({ isTaken }) => isTaken).map(({ vehicle }) => String(vehicle.no));
  return (
    <Choice
      label={m.car}
      className="text-sm"
      value={car}
      options={[['', m.proposed], ...options]}
      disabledOptions={taken}
      onChoose={onCar}
    />
  );
});

interface DriverItemProps {
  ride: Ride;
  driver: FreeDriver;
  /** With which they would drive. */
  vehicle: BoardVehicle | undefined;
  isSaving: boolean;
}

const DriverItem = memo(function DriverItem({ ride, driver, vehicle, isSaving }: DriverItemProps) {
  const locale = useLocale();
  const m = useMessages('staffRides').assign;
  const isFree = driver.fit !== 'not_free';
  return (
    <button
      type="button"
      role="menuitem"
      data-driver={driver.no}
      tabIndex={-1}
      aria-disabled={!isFree || undefined}
      aria-busy={isSaving || undefined}
      className={classNames(
        'flex min-h-11 w-full items-start gap-3 rounded px-2 py-2 text-start focus-visible:-outline-offset-3 aria-busy:cursor-progress aria-disabled:cursor-not-allowed',
        isFree ? 'hover:bg-stone-100 focus:bg-stone-100' : 'text-ink-2',
      )}
    >
      {isSaving ? (
        <Spinner ofText className="mt-0.5 size-5 flex-none" />
      ) : (
        <Icon name="user" className="mt-0.5 text-sea-600" />
      )}
      <span className="grid min-w-0 gap-0.5 leading-snug">
        <bdi className="font-bold">{driverName(locale, driver.name)}</bdi>
        {isFree && vehicle ? (
          <span className="text-sm">
            <span className="sr-only">, </span>
            <bdi>{vehicleText(vehicle)}</bdi>
          </span>
        ) : null}
        <span className="text-sm text-ink-2">
          <span className="sr-only">, </span>
          {driverReasons(m, locale, ride, driver).join(' · ')}
        </span>
      </span>
    </button>
  );
});
