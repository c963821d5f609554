import { driverName, meetingIn, shownPlate, type TripDriver, type TripRide, type TripView } from '@/data/trip';
import { business } from '@/config/business';
import { phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { driverChat } from './driver-chat';
import { FactRow, FactRows } from './trip-facts';
import { useOpenTrip } from './trip-context';

/** Where a ride begins, as its driver knows it, else as it was agreed; without a meeting point the address. */
export function meetingOfRide({ drivers, booking }: TripView, ride: TripRide, locale: Locale): string | null {
  const driver = drivers.find(({ leg, car }) => leg === ride.leg && car === ride.car);
  const leg = booking?.legs.find(({ position }) => position === ride.leg);
  return (driver && meetingIn(driver, locale)) ?? (leg ? (meetingIn(leg, locale) ?? leg.pickup) : null);
}

interface WaysToMeetProps {
  ride: TripRide;
  /** Undefined while nobody is known. */
  driver: TripDriver | undefined;
}

/** The place again, whom to look for, and everybody who can be called: nothing of it waits for an answer. */
export function WaysToMeet({ ride, driver }: WaysToMeetProps) {
  const { trip } = useOpenTrip();
  const locale = useLocale();
  const { day: m, facts, driver: words } = useMessages('trip');
  const meeting = meetingOfRide(trip, ride, locale);
  const { reference } = trip;
  return (
    <section aria-label={m.meet} className="grid gap-4 rounded bg-stone-100 p-4">
      <FactRows>
        {meeting ? (
          <FactRow name={facts.meeting}>
            <bdi>{meeting}</bdi>
          </FactRow>
        ) : null}
        {driver ? (
          <FactRow name={m.lookFor}>
            <bdi>{driverName(locale, driver.name)}</bdi>
            {driver.make ? (
              <>
                {' · '}
                <bdi>{driver.make}</bdi>
              </>
            ) : null}
            {driver.plate ? (
              <>
                {' · '}
                <Ltr>{shownPlate(driver.plate)}</Ltr>
              </>
            ) : null}
          </FactRow>
        ) : null}
      </FactRows>
      <div className="grid gap-3 sm:grid-cols-2">
        {driver?.phone ? (
          <>
            <Call label={words.call} phone={driver.phone} />
            <Chat label={words.chat} phone={driver.phone} text={driverChat(driver, reference, 'lost')} />
          </>
        ) : null}
        <Call label={m.callOffice} phone={business.phone} />
        <Chat label={m.chatOffice} phone={business.whatsapp} text={m.officeText(reference)} />
      </div>
    </section>
  );
}

function Call({ label, phone }: { label: string; phone: string }) {
  const locale = useLocale();
  return (
    <a href={telephoneLink(phone)} className={buttonClass({ tone: 'secondary' })}>
      <Icon name="phone" />
      <span className="flex flex-wrap justify-center gap-x-3">
        <span>{label}</span> <Ltr className="whitespace-nowrap">{phoneIn(locale, phone)}</Ltr>
      </span>
    </a>
  );
}

function Chat({ label, phone, text }: { label: string; phone: string; text: string }) {
  return (
    <a href={whatsappLink(phone, text)} className={buttonClass({ tone: 'outline' })}>
      <Icon name="chat" />
      {label}
    </a>
  );
}
