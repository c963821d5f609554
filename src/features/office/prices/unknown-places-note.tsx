import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LookupFailure } from '@/features/office/kit/lookup';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { textLinkClass } from '@/ui/text-link';
import { NamedNote, NamePlace } from './name-place';
import { isNameable, withName, withoutName, type Naming } from './naming';
import { publishable } from './price-shape';
import { ASKED_DAYS, unpricedRidesQuery } from './queries';
import { unknownPlaces } from './unknown-places';
import type { PriceWork } from './use-price-draft';

/** More of them nobody reads through at once. */
const MOST_SHOWN = 12;

/**
 * What customers called places that the draft does not know, the most frequent first, each with the way to its requests and the press
 * that gives it to a zone; nothing where it knows all.
 */
export function UnknownPlacesNote({ work: { content, change } }: { work: PriceWork }) {
  const { unknown: m, naming } = useMessages('staffPrices').places;
  const locale = useLocale();
  const rides = useQuery(unpricedRidesQuery);
  const [named, setNamed] = useState<{ naming: Naming; isUndone: boolean } | null>(null);
  if (rides.isError) return <LookupFailure of={rides} text={m.loadFailed} />;
  const list = publishable(content);
  const { requests, places } = unknownPlaces(list, rides.data ?? []);
  if (requests === 0 && !named) return null;
  return (
    <div className="grid gap-3 text-sm">
      {named ? (
        <NamedNote
          content={content}
          named={named.naming}
          isUndone={named.isUndone}
          onUndo={() => {
            change((present) => withoutName(present, named.naming));
            setNamed({ naming: { ...named.naming }, isUndone: true });
          }}
        />
      ) : null}
      {requests > 0 ? <p>{m.named(requests, ASKED_DAYS)}</p> : null}
      <ul className="grid gap-4" aria-label={m.list}>
        {places.slice(0, MOST_SHOWN).map((place) => {
          const asked = (
            <Link
              to={`${localizedPath(locale, '/dashboard/leads')}?${new URLSearchParams({ q: place.text })}`}
              className={textLinkClass()}
            >
              {naming.requests(place.requests)}
              <span className="sr-only">: {place.text}</span>
            </Link>
          );
          return (
            <li key={place.text} className="max-w-200 border-b border-stone-200 pb-4">
              {isNameable(list, place.text) ? (
                <NamePlace
                  text={place.text}
                  content={content}
                  onName={(given) => {
                    change((present) => withName(present, given));
                    setNamed({ naming: given, isUndone: false });
                  }}
                >
                  {asked}
                </NamePlace>
              ) : (
                <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
                  <bdi>{place.text}</bdi> {asked}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {places.length > MOST_SHOWN ? <p className="text-ink-2">{m.more(places.length - MOST_SHOWN)}</p> : null}
    </div>
  );
}
