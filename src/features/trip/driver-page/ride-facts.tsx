import type { ReactNode } from 'react';
import type { DriveWords } from '@/content/drive-words';
import { meetingIn, shownPlate, type DriveRide } from '@/data/drive';
import { siteLocale } from '@/i18n/locales';
import { queryText } from '@/lib/query-text';
import { Icon } from '@/ui/icon';
import { timeOf, useDriveWords } from './drive-words-context';

/** What the office wrote in the site's languages, in the one nearest to the page's. */
export const meetingOf = (ride: DriveRide, { language }: DriveWords): string =>
  meetingIn(ride, siteLocale(language)) ?? '';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 border-t border-stone-strong py-2.5">
      <dt className="text-sm">{name}</dt>
      <dd className="font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}

const wazeLink = (place: string) => `https://waze.com/ul?q=${queryText(place)}&navigate=yes`;
const mapsLink = (place: string) => `https://www.google.com/maps/dir/?api=1&destination=${queryText(place)}`;
export const linkClass =
  'inline-flex min-h-12 grow items-center justify-center gap-2 rounded border-2 border-night-900 bg-white px-3 text-center font-bold text-night-900 no-underline';

/** A place, and the programs that lead there: they are given its address as it was typed. */
function PlaceRow({ name, place, known }: { name: string; place: string; known: string | undefined }) {
  return (
    <Row name={name}>
      <bdi>{place}</bdi>
      {known ? (
        <>
          {' · '}
          <bdi>{known}</bdi>
        </>
      ) : null}
      <span className="mt-1.5 flex gap-2">
        <a className={linkClass} href={wazeLink(place)} rel="noreferrer" aria-label={`Waze: ${place}`}>
          <Icon name="route" /> Waze
        </a>
        <a className={linkClass} href={mapsLink(place)} rel="noreferrer" aria-label={`Google Maps: ${place}`}>
          <Icon name="pin" /> Google Maps
        </a>
      </span>
    </Row>
  );
}

function collectWords({ collect }: DriveRide, words: DriveWords): string {
  const price = `\u2068${words.price(String(collect.agorot / 100))}\u2069`;
  const ways = collect.ways.map((way) => words.ways[way] ?? way);
  return words.collect[collect.how](price, new Intl.ListFormat(words.intl, { type: 'disjunction' }).format(ways));
}

/** Facts that have a row of their own. */
const OWN_ROW: ReadonlySet<string> = new Set(['passengers', 'meeting_way']);

/** What is counted or wished for, and so looked after before he leaves. */
function checksOf(ride: DriveRide, { facts }: DriveWords): { id: string; text: string }[] {
  const values: Readonly<Partial<Record<string, unknown>>> = { ...ride };
  return Object.entries(facts).flatMap(([id, name = '']) => {
    const value = values[id];
    if (OWN_ROW.has(id) || !value) return [];
    return [{ id, text: typeof value === 'number' ? `${name}: ${value}` : name }];
  });
}

function Checks({ ride }: { ride: DriveRide }) {
  const words = useDriveWords();
  const checks = checksOf(ride, words);
  if (checks.length === 0) return null;
  return (
    <Row name={words.rows.checks}>
      <ul>
        {checks.map(({ id, text }) => (
          <li key={id}>
            <label className="flex min-h-12 items-center gap-3">
              <input type="checkbox" className="size-6 flex-none accent-night-900" />
              <bdi>{text}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </Row>
  );
}

/** Everything that a driver is to know of a ride. */
export function RideFacts({ ride }: { ride: DriveRide }) {
  const words = useDriveWords();
  const { rows, facts } = words;
  const meeting = meetingOf(ride, words);
  const way = ride.meeting_way ? words.meetingWays[ride.meeting_way] : undefined;
  const car = [ride.make, ride.plate && `\u2066${shownPlate(ride.plate)}\u2069`].filter(Boolean).join(' · ');
  return (
    <dl>
      <PlaceRow name={rows.from} place={ride.pickup} known={ride.zones?.pickup} />
      {ride.stops.map((stop) => (
        <PlaceRow key={stop} name={rows.stop} place={stop} known={undefined} />
      ))}
      <PlaceRow name={rows.to} place={ride.dropoff} known={ride.zones?.dropoff} />
      {meeting || way ? (
        <Row name={rows.meeting}>
          {way ? <span className="block">{way}</span> : null}
          <bdi>{meeting}</bdi>
        </Row>
      ) : null}
      {ride.flight_number ? (
        <Row name={rows.flight}>
          <bdi>{ride.flight_number}</bdi>
          {ride.landing_at ? ` · ${words.landing(timeOf(ride.landing_at))}` : null}
        </Row>
      ) : null}
      <Row name={rows.passenger}>
        <bdi>{ride.name}</bdi>
        {ride.passengers ? ` · ${facts.passengers ?? ''}: ${ride.passengers}` : null}
        {ride.party ? (
          <span className="block wrap-anywhere">
            <bdi>{ride.party}</bdi>
          </span>
        ) : null}
      </Row>
      <Row name={rows.collect}>{collectWords(ride, words)}</Row>
      <Checks ride={ride} />
      {ride.instructions ? (
        <Row name={rows.instructions}>
          <bdi>{ride.instructions}</bdi>
        </Row>
      ) : null}
      {ride.driver_note ? (
        <Row name={rows.note}>
          <bdi>{ride.driver_note}</bdi>
        </Row>
      ) : null}
      {car ? <Row name={rows.car}>{car}</Row> : null}
      <Row name={rows.reference}>
        <bdi>{ride.reference}</bdi>
      </Row>
    </dl>
  );
}
