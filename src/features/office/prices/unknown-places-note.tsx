import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { PriceContent } from '@/data/prices';
import { LookupFailure } from '@/features/office/kit/lookup';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { textLinkClass } from '@/ui/text-link';
import { publishable } from './price-shape';
import { ASKED_DAYS, unpricedRidesQuery } from './queries';
import { unknownPlaces } from './unknown-places';

/** More of them nobody reads through at once. */
const MOST_SHOWN = 12;

interface UnknownPlacesNoteProps {
  /** The draft: what it knows by now is named no more. */
  content: PriceContent;
}

/** What customers called places that the list does not know, each with the way to its requests; nothing where it knows all. */
export function UnknownPlacesNote({ content }: UnknownPlacesNoteProps) {
  const m = useMessages('staffPrices').places.unknown;
  const locale = useLocale();
  const rides = useQuery(unpricedRidesQuery);
  if (rides.isError) return <LookupFailure of={rides} text={m.loadFailed} />;
  const { requests, places } = unknownPlaces(publishable(content), rides.data ?? []);
  if (requests === 0) return null;
  return (
    <div className="grid gap-2 text-sm">
      <p>{m.named(requests, ASKED_DAYS)}</p>
      <ul className="flex flex-wrap gap-x-5" aria-label={m.list}>
        {places.slice(0, MOST_SHOWN).map((place) => (
          <li key={place.text} className="py-1 wrap-anywhere">
            <Link
              to={`${localizedPath(locale, '/dashboard/leads')}?${new URLSearchParams({ q: place.text })}`}
              className={textLinkClass()}
            >
              <bdi>{place.text}</bdi>
              {place.requests > 1 ? ` (${place.requests})` : ''}
            </Link>
          </li>
        ))}
      </ul>
      {places.length > MOST_SHOWN ? <p className="text-ink-2">{m.more(places.length - MOST_SHOWN)}</p> : null}
    </div>
  );
}
