import type { Landings } from '@/data/flight-board';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';

/** Hours between two that are written under the bars. */
const LABEL_EVERY = 6;

/** The clock of an hour of the day, "07:00". */
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** How many flights land in each of the coming 24 hours: where the bars are high, so is the queue for taxis. */
export function LandingsByHour({ landings: { from, perHour } }: { landings: Landings }) {
  const m = useMessages('flights').landings;
  const first = Number(from.slice(11, 13));
  const most = Math.max(...perHour);
  const busiest = perHour.indexOf(most);
  return (
    <figure className="grid max-w-2xl gap-3">
      <figcaption className="grid gap-1">
        <strong className="text-xl">{m.title(perHour.length)}</strong>
        <span className="text-on-dark-2">{m.busiest(clock(first + busiest), clock(first + busiest + 1), most)}</span>
      </figcaption>
      <ol dir="ltr" className="flex h-36 items-end gap-0.5">
        {perHour.map((count, slot) => (
          <li key={clock(first + slot)} className="flex h-full flex-1 flex-col justify-end">
            <span className="sr-only">{m.hour(clock(first + slot), count)}</span>
            <span
              aria-hidden="true"
              className="rounded-t-sm bg-amber-400 forced-colors:bg-[CanvasText]"
              style={{ height: `${(count / most) * 100}%` }}
            />
          </li>
        ))}
      </ol>
      <p aria-hidden="true" dir="ltr" className="flex text-sm text-on-dark-2">
        {perHour.flatMap((_, slot) =>
          slot % LABEL_EVERY === 0
            ? [
                <span key={clock(first + slot)} className="flex-1">
                  <Ltr>{clock(first + slot)}</Ltr>
                </span>,
              ]
            : [],
        )}
      </p>
    </figure>
  );
}
