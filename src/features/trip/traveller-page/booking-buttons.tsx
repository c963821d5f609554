import { useState } from 'react';
import {
  drivenLeg,
  driverName,
  meetingsOf,
  shownPlate,
  tripCalendar,
  tripFeed,
  tripFragment,
  type OfferLeg,
  type TripOffer,
  type TripView,
} from '@/data/trip';
import { LEG_FACTS, pickFacts, saidFacts, TRIP_FACTS } from '@/data/facts';
import { business } from '@/config/business';
import { env } from '@/config/env';
import { phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { localeRegistry, type Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import type { TripMessages } from '@/i18n/messages/he/trip';
import { saidText } from '@/i18n/said-parts';
import { telephoneLink } from '@/lib/contact-links';
import { saveAsFile } from '@/lib/save-as-file';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { textLinkClass } from '@/ui/text-link';

/** The ride in the traveller's own calendar. Without the key of the page: calendars are shared. */
export function CalendarButton({ trip, booking }: { trip: TripView; booking: TripOffer }) {
  const locale = useLocale();
  const m = useMessages('trip');
  const save = () => {
    const { name, phone } = business;
    const file = tripCalendar({
      method: 'PUBLISH',
      producer: name[locale],
      reference: trip.reference,
      legs: booking.legs.map((leg) => drivenLeg(leg, trip.pickups)),
      sequence: booking.calendar_sequence,
      page: env.siteUrl + localizedPath(locale, '/trip'),
      title: m.calendar.title,
      description: (leg) => [
        m.calendar.description(trip.reference, phoneIn(locale, phone)),
        ...entryLines(trip, leg, m, locale),
      ],
      madeAt: new Date(),
    });
    saveAsFile(`${trip.reference}.ics`, 'text/calendar', file);
  };
  return (
    <Button tone="secondary" icon="calendar" className="max-sm:w-full" onClick={save}>
      {m.actions.calendar}
    </Button>
  );
}

/** What an entry says of a ride below its time and place. */
export function entryLines(
  { request, drivers }: Pick<TripView, 'request' | 'drivers'>,
  leg: OfferLeg,
  { said, facts, driver: m }: Pick<TripMessages, 'said' | 'facts' | 'driver'>,
  locale: Locale,
): string[] {
  const values = { ...pickFacts(request, TRIP_FACTS), ...pickFacts(leg, LEG_FACTS) };
  const own = drivers.filter((driver) => driver.leg === leg.position);
  return [
    ...own.map(({ name, make, plate }) => {
      const car = [make, plate && shownPlate(plate)].filter(Boolean).join(' ');
      return [m.title, [driverName(locale, name), car].filter(Boolean).join(', ')] as const;
    }),
    ...saidFacts('calendar', values, said).map((fact) => [fact.label, saidText(fact, locale)] as const),
    ...meetingsOf(leg, own, locale).map((place) => [facts.meeting, place] as const),
  ].map(([name, value]) => `${name}${localeRegistry[locale].signSpace}: ${value}`);
}

/** The same in a calendar that reads it again and again; the way in depends on the program, and so there are two. */
export function CalendarSubscription({ trip, viewKey }: { trip: TripView; viewKey: string }) {
  const m = useMessages('trip').subscription;
  const [isOpen, setIsOpen] = useState(false);
  const url = tripFeed(trip.reference, viewKey);
  return (
    <>
      <Button
        tone="outline"
        icon="calendar"
        className="max-sm:w-full"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {m.open}
      </Button>
      {isOpen ? (
        <div className="grid w-full gap-2">
          <p>{m.text}</p>
          <p>
            <a href={url.replace(/^https?:/u, 'webcal:')} className={textLinkClass('sea', 'min-h-11')}>
              {m.here}
            </a>
          </p>
          <p>
            {m.byAddress}{' '}
            <bdi dir="ltr" className="wrap-anywhere select-all">
              {url}
            </bdi>
          </p>
        </div>
      ) : null}
    </>
  );
}

/** On the way people are called, and nothing is put into a calendar any more. */
export function CallButton() {
  const { actions } = useMessages('trip');
  return (
    <a href={telephoneLink(business.phone)} className={buttonClass({ tone: 'secondary' }, 'max-sm:w-full')}>
      <Icon name="phone" />
      {actions.call}
    </a>
  );
}

/** Passes on the link that shows time and place alone: by the system's sheet, else by the clipboard, else by hand. */
export function ShareView({ trip, viewKey, label }: { trip: TripView; viewKey: string; label?: string }) {
  const locale = useLocale();
  const m = useMessages('trip');
  const [state, setState] = useState<'idle' | 'copied' | 'byHand'>('idle');
  const url = env.siteUrl + localizedPath(locale, '/trip') + tripFragment(trip.reference, viewKey);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('byHand');
    }
  };
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title: m.title, url });
    } catch (error) {
      // Whoever closes the sheet has changed their mind; a sheet that fails is made up for.
      if (!(error instanceof Error && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      <Button tone="outline" icon="share" className="max-sm:w-full" onClick={() => void share()}>
        {label ?? m.actions.share}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {state === 'copied' ? <p className="font-bold text-success">{m.share.copied}</p> : null}
        {state === 'byHand' ? (
          <p className="grid gap-1">
            {m.share.byHand}
            <bdi dir="ltr" className="wrap-anywhere select-all">
              {url}
            </bdi>
          </p>
        ) : null}
      </div>
    </>
  );
}
