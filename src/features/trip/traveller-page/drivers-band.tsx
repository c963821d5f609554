import { driverName, meetingIn, shownPlate, sketchOf, type MeetingSketch, type TripDriver } from '@/data/trip';
import { phoneIn, shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { Band } from './band';
import { driverChat } from './driver-chat';
import { MeetingPlace } from './meeting-place';
import { FactRow, FactRows } from './trip-facts';
import { useOpenTrip } from './trip-context';

/** Who drives, with which car: nothing until it is known and near. */
export function DriversBand() {
  const { trip } = useOpenTrip();
  const m = useMessages('trip').driver;
  const { drivers } = trip;
  if (drivers.length === 0) return null;
  return (
    <Band title={drivers.length === 1 ? m.title : m.titleOfSeveral}>
      <ul className="grid gap-6">
        {drivers.map((driver) => (
          <li key={`${driver.leg} ${driver.car}`}>
            <DriverCard
              driver={driver}
              sketch={sketchOf(
                driver,
                trip.booking?.legs.find(({ position }) => position === driver.leg),
              )}
              reference={trip.reference}
              hasOthers={drivers.length > 1}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}

interface DriverCardProps {
  driver: TripDriver;
  sketch: MeetingSketch | null;
  /** Of the trip. */
  reference: string;
  hasOthers: boolean;
}

/** The plate stands large: it is what one looks for at the kerb. */
function DriverCard({ driver, sketch, reference, hasOthers }: DriverCardProps) {
  const locale = useLocale();
  const { driver: m, facts } = useMessages('trip');
  const { name, make, colour, plate, phone } = driver;
  const meeting = meetingIn(driver, locale);
  const colourName = colour && colour !== 'other' ? m.colours[colour] : '';
  return (
    <div className="grid gap-4">
      {hasOthers ? <p className="text-sm text-ink-2">{shortMoment(locale, driver.pickup_at)}</p> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-lead font-bold wrap-anywhere">
            <bdi>{driverName(locale, name)}</bdi>
          </p>
          <p className="text-ink-2 wrap-anywhere">
            {make ? <bdi>{make}</bdi> : m.carToCome}
            {make && colourName ? `, ${colourName}` : null}
          </p>
        </div>
        {plate ? (
          <p className="rounded-sm border-2 border-ink bg-amber-300 px-4 py-1 text-h3 font-bold whitespace-nowrap text-ink tabular-nums">
            <span className="sr-only">{m.plate} </span>
            <Ltr>{shownPlate(plate)}</Ltr>
          </p>
        ) : null}
      </div>
      {meeting || !phone ? (
        <FactRows>
          {meeting ? (
            <FactRow name={facts.meeting}>
              <MeetingPlace place={meeting} sketch={sketch} />
            </FactRow>
          ) : null}
          {phone ? null : <FactRow name={m.phone}>{m.phoneFrom(shortMoment(locale, driver.phone_from))}</FactRow>}
        </FactRows>
      ) : null}
      {phone ? (
        <div className="flex flex-wrap gap-3">
          <a href={telephoneLink(phone)} className={buttonClass({ tone: 'secondary' }, 'max-sm:w-full')}>
            <Icon name="phone" />
            <span className="flex flex-wrap justify-center gap-x-3">
              <span>{m.call}</span> <Ltr className="whitespace-nowrap">{phoneIn(locale, phone)}</Ltr>
            </span>
          </a>
          {/* Guests from abroad have data, and often no calls. */}
          <a
            href={whatsappLink(phone, driverChat(driver, reference, 'about'))}
            className={buttonClass({ tone: 'outline' }, 'max-sm:w-full')}
          >
            <Icon name="chat" />
            {m.chat}
          </a>
        </div>
      ) : null}
    </div>
  );
}
