import { RouteMap } from '@/art/route-map';
import { itineraryFacts } from '@/content/itineraries/facts';
import { useMessages } from '@/i18n/messages';
import { useStays, type RouteStopsProps } from './route-stops';

/** The drawing of the route, with the names of its stops beside the numbers. */
export function RouteOnMap({ slug, stops }: RouteStopsProps) {
  const m = useMessages('itinerary');
  const stays = useStays(slug);
  const { road, stops: places, alsoShown } = itineraryFacts[slug];
  return (
    <figure className="grid gap-4 rounded-xs bg-paper p-3 pb-5 shadow-2 forced-colors:border sm:max-lg:grid-cols-[20rem_minmax(0,1fr)] sm:max-lg:items-center sm:max-lg:pb-3 print:break-inside-avoid print:shadow-none">
      <RouteMap
        road={road}
        stops={places.map(({ onMap }) => onMap)}
        alsoShown={alsoShown}
        className="w-full rounded-xs"
      />
      <figcaption className="grid gap-3 px-2">
        <p className="font-display text-card font-bold">{m.map}</p>
        <ol className="grid gap-2">
          {stops.map((stop, index) => (
            <li key={stop.title} className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 text-sm">
              <span aria-hidden="true" className="font-display text-base font-bold text-copper-600">
                {index + 1}
              </span>
              <span className="font-bold">{stop.title}</span>
              <span className="text-ink-2">{stays[index]}</span>
            </li>
          ))}
        </ol>
        <p className="text-xs text-ink-3">{m.mapNote}</p>
      </figcaption>
    </figure>
  );
}
