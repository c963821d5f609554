import { useQuery } from '@tanstack/react-query';
import { DRIVER_PAPERS, shownPlate, VEHICLE_PAPERS, type Driver, type Fleet, type Vehicle } from '@/data/fleet';
import type { SessionUser } from '@/data/session';
import { can, type StaffRole } from '@/data/user-roles';
import type { VehicleClass } from '@/data/vehicle-classes';
import { displayPhone, driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { emailLink, telephoneLink } from '@/lib/contact-links';
import { isolatedText } from '@/lib/isolated-text';
import { LoadFailure } from '@/ui/load-failure';
import { Ltr } from '@/ui/ltr';
import { Skeleton } from '@/ui/skeleton';
import { textLinkClass } from '@/ui/text-link';
import { DriverForm } from './driver-form';
import { FeedsPanel } from './feeds-panel';
import { FleetList, type MemberText } from './fleet-list';
import { classesQuery, fleetQuery } from './queries';
import { useLanguageName } from './use-language-name';
import { VehicleForm } from './vehicle-form';

interface StaffFleetProps {
  user: SessionUser;
  role: StaffRole | null | undefined;
}

/** Who drives, with what, and who is not there. */
export function StaffFleet({ user, role }: StaffFleetProps) {
  const { frame } = useMessages('staff');
  const m = useMessages('staffFleet');
  const fleet = useQuery(fleetQuery(user.id));
  const classes = useQuery(classesQuery(user.id));
  const failed = (fleet.isError && !fleet.data) || (classes.isError && !classes.data);
  return (
    <>
      <div className="grid max-w-prose gap-1">
        <h1 className="text-h3">{m.title}</h1>
        <p className="text-ink-2">{m.intro}</p>
      </div>
      {fleet.data && classes.data ? (
        <FleetLists
          userId={user.id}
          fleet={fleet.data}
          classes={classes.data}
          mayEdit={can(role, 'change the fleet')}
        />
      ) : failed ? (
        <LoadFailure
          text={m.loadFailed}
          retryLabel={frame.retry}
          onRetry={() => void Promise.all([fleet.refetch(), classes.refetch()])}
        />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </>
  );
}

interface FleetListsProps {
  userId: string;
  fleet: Fleet;
  classes: readonly VehicleClass[];
  mayEdit: boolean;
}

function FleetLists({ userId, fleet, classes, mayEdit }: FleetListsProps) {
  const m = useMessages('staffFleet');
  const driverText = useDriverText(fleet.vehicles);
  const vehicleText = useVehicleText(classes);
  return (
    <>
      <FleetList<Driver>
        userId={userId}
        of="driver"
        words={m.drivers}
        members={fleet.drivers}
        mayEdit={mayEdit}
        textOf={driverText}
        renderForm={(driver, done) => (
          <DriverForm userId={userId} driver={driver} vehicles={fleet.vehicles} {...done} />
        )}
      />
      <FleetList<Vehicle>
        userId={userId}
        of="vehicle"
        words={m.vehicles}
        members={fleet.vehicles}
        mayEdit={mayEdit}
        textOf={vehicleText}
        renderForm={(vehicle, done) => <VehicleForm userId={userId} vehicle={vehicle} classes={classes} {...done} />}
      />
      {mayEdit ? <FeedsPanel userId={userId} drivers={fleet.drivers} /> : null}
    </>
  );
}

/** What the list says of a driver. */
function useDriverText(vehicles: readonly Vehicle[]): (driver: Driver) => MemberText {
  const m = useMessages('staffFleet').drivers;
  const locale = useLocale();
  const languageName = useLanguageName();
  return (driver) => {
    const car = vehicles.find(({ no }) => no === driver.usual_vehicle_no);
    return {
      name: driverName(locale, driver.name),
      note: driver.rest_note,
      papers: DRIVER_PAPERS.map((name) => ({ name, until: driver[name] })),
      facts: (
        <>
          <a href={telephoneLink(driver.phone)} className={textLinkClass()}>
            <Ltr>{displayPhone(driver.phone)}</Ltr>
          </a>
          {driver.email ? (
            <a href={emailLink(driver.email)} className={textLinkClass('sea', 'wrap-anywhere')}>
              <Ltr>{driver.email}</Ltr>
            </a>
          ) : null}
          <span>{m.kinds[driver.kind]}</span>
          <span>{driver.languages.map(languageName).join(', ')}</span>
          {car ? (
            <span>
              {m.usual(isolatedText(car.make))} <Ltr className="whitespace-nowrap">{shownPlate(car.plate)}</Ltr>
            </span>
          ) : null}
        </>
      ),
    };
  };
}

/** What the list says of a car. */
function useVehicleText(classes: readonly VehicleClass[]): (vehicle: Vehicle) => MemberText {
  const m = useMessages('staffFleet').vehicles;
  const locale = useLocale();
  return (vehicle) => ({
    name: vehicle.make,
    papers: VEHICLE_PAPERS.map((name) => ({ name, until: vehicle[name] })),
    facts: (
      <>
        <Ltr className="font-bold">{shownPlate(vehicle.plate)}</Ltr>
        <span>{m.colours[vehicle.colour]}</span>
        <span>{classes.find(({ id }) => id === vehicle.class)?.name[locale] ?? vehicle.class}</span>
        <span>{m.room(vehicle.seats, vehicle.bags)}</span>
        {vehicle.child_seats > 0 ? <span>{m.childSeats(vehicle.child_seats)}</span> : null}
      </>
    ),
  });
}
