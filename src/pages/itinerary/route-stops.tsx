import { stopPicture } from '@/art/stop-picture';
import { itineraryFacts } from '@/content/itineraries/facts';
import type { ItineraryTexts } from '@/content/itineraries/itinerary-content';
import type { ItinerarySlug } from '@/content/itineraries/slugs';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';

export interface RouteStopsProps {
  slug: ItinerarySlug;
  stops: ItineraryTexts['stops'];
}

/** The stops in their order, each with its picture, its time and the driver's tip. */
export function RouteStops({ slug, stops }: RouteStopsProps) {
  const m = useMessages('itinerary');
  const stays = useStays(slug);
  const places = itineraryFacts[slug].stops;
  return (
    <div className="grid gap-8">
      <h2 className="text-h3">{m.stopsTitle}</h2>
      <ol className="grid gap-10">
        {stops.map((stop, index) => (
          <li
            key={stop.title}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 gap-y-4 border-t border-stone-300 pt-6 sm:grid-cols-[4rem_minmax(0,1fr)] print:grid! print:break-inside-avoid"
          >
            <StopPicture name={places[index]?.picture} shows={stop.pictureShows} />
            <span aria-hidden="true" className="font-display text-figure text-copper-600">
              {index + 1}
            </span>
            <div className="grid content-start gap-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h3 className="text-card">{stop.title}</h3>
                <p className="flex items-center gap-1.5 text-sm text-ink-2">
                  <Icon name="clock" className="size-4 text-sea-600" />
                  <span className="sr-only">{m.recommendedTime}</span> {stays[index]}
                </p>
              </div>
              {stop.content.map((paragraph) => (
                <p key={paragraph} className="max-w-prose">
                  {paragraph}
                </p>
              ))}
              <div className="grid gap-1 rounded-xs bg-sand-200 px-5 py-4 print:border print:border-stone-300">
                <p className="text-sm font-bold text-copper-700">{m.goldTip}</p>
                <p className="max-w-prose">{stop.tip}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The ground holds its place until it has come. */
const StopPicture = ({ name, shows }: { name: string | undefined; shows: string }) =>
  name ? (
    <span className="col-span-2 block overflow-hidden rounded-xs bg-sand-200 print:hidden">
      <LazyImage
        src={stopPicture(name)}
        alt={shows}
        width={1600}
        height={1000}
        className="aspect-16/9 w-full object-cover sm:aspect-2/1"
      />
    </span>
  ) : null;

/** The recommended time at each stop, in words. */
export function useStays(slug: ItinerarySlug): readonly string[] {
  const m = useMessages('itinerary');
  return itineraryFacts[slug].stops.map(({ stay }) => m.stay(stay.minutes, stay.isRough ?? false, stay.upTo));
}
