import { useState } from 'react';
import {
  drivenLeg,
  meetingIn,
  tripCalendar,
  tripFragment,
  type OfferLeg,
  type TripDriver,
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
  { said, facts }: Pick<TripMessages, 'said' | 'facts'>,
  locale: Locale,
): string[] {
  const values = { ...pickFacts(request, TRIP_FACTS), ...pickFacts(leg, LEG_FACTS) };
  return [
    ...saidFacts('calendar', values, said).map((fact) => [fact.label, saidText(fact, locale)] as const),
    ...meetingPlaces(leg, drivers, locale).map((place) => [facts.meeting, place] as const),
  ].map(([name, value]) => `${name}${localeRegistry[locale].signSpace}: ${value}`);
}

/** Where they meet: as each driver of the ride knows it, else as it was agreed. */
function meetingPlaces(leg: OfferLeg, drivers: readonly TripDriver[], locale: Locale): string[] {
  const own = drivers.filter((driver) => driver.leg === leg.position);
  return [...new Set((own.length > 0 ? own : [leg]).flatMap((each) => meetingIn(each, locale) ?? []))];
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
export function ShareView({ trip, viewKey }: { trip: TripView; viewKey: string }) {
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
        {m.actions.share}
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
