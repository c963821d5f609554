import { useQuery } from '@tanstack/react-query';
import { DRIVER_PAPERS, shownPlate, VEHICLE_PAPERS, type Driver, type Fleet, type Vehicle } from '@/data/fleet';
import { can, type StaffRole } from '@/data/user-roles';
import type { VehicleClass } from '@/data/vehicle-classes';
import { displayPhone, driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { emailLink, telephoneLink } from '@/lib/contact-links';
import { isolatedText } from '@/lib/isolated-text';
import { Ltr } from '@/ui/ltr';
import { Skeleton } from '@/ui/skeleton';
import { textLinkClass } from '@/ui/text-link';
import { both, Loaded } from '@/features/office/kit/lookup';
import { RoomHead } from '@/features/office/kit/room-head';
import { DriveLinksPanel } from './drive-links-panel';
import { DriverForm } from './driver-form';
import { FeedsPanel } from './feeds-panel';
import { FleetList, type MemberText } from './fleet-list';
import { classesQuery, fleetQuery } from './queries';
import { useLanguageName } from './use-language-name';
import { VehicleForm } from './vehicle-form';

/** Who drives, with what, and who is not there. */
export function StaffFleet({ role }: { role: StaffRole | null | undefined }) {
  const m = useMessages('staffFleet');
  const lookup = both(useQuery(fleetQuery), useQuery(classesQuery));
  return (
    <>
      <RoomHead title={m.title} text={m.intro} className="max-w-prose" />
      <Loaded of={lookup} failed={m.loadFailed} waiting={<Skeleton className="h-80 w-full" />}>
        {([fleet, classes]) => <FleetLists {...{ fleet, classes }} mayEdit={can(role, 'change the fleet')} />}
      </Loaded>
    </>
  );
}

interface FleetListsProps {
  fleet: Fleet;
  classes: readonly VehicleClass[];
  mayEdit: boolean;
}

function FleetLists({ fleet, classes, mayEdit }: FleetListsProps) {
  const m = useMessages('staffFleet');
  const driverText = useDriverText(fleet.vehicles);
  const vehicleText = useVehicleText(classes);
  return (
    <>
      <FleetList<Driver>
        of="driver"
        words={m.drivers}
        members={fleet.drivers}
        mayEdit={mayEdit}
        textOf={driverText}
        renderForm={(driver, done) => <DriverForm driver={driver} vehicles={fleet.vehicles} {...done} />}
      />
      <FleetList<Vehicle>
        of="vehicle"
        words={m.vehicles}
        members={fleet.vehicles}
        mayEdit={mayEdit}
        textOf={vehicleText}
        renderForm={(vehicle, done) => <VehicleForm vehicle={vehicle} classes={classes} {...done} />}
      />
      <DriveLinksPanel drivers={fleet.drivers} mayRenew={mayEdit} />
      {mayEdit ? <FeedsPanel drivers={fleet.drivers} /> : null}
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
