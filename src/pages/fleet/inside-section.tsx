import type { FleetContent } from '@/content/pages/fleet/he';
import { Icon } from '@/ui/icon';
import { CabinPlan } from './cabin-plan';

/** The plan of the inside, its numbers in words, and what is on board. */
export function InsideSection({ vehicle }: { vehicle: FleetContent['vehicle'] }) {
  return (
    <section className="below-fold bg-sea-100 py-section">
      <div className="page-width grid gap-8">
        <div className="grid gap-3">
          <p className="kicker">{vehicle.kicker}</p>
          <h2>{vehicle.title}</h2>
        </div>
        <div className="grid gap-10 md:grid-cols-[18rem_minmax(0,1fr)] lg:gap-20">
          <figure className="grid content-start gap-3 self-start rounded-xs bg-paper p-3 shadow-2 max-md:mx-auto max-md:w-full max-md:max-w-xs forced-colors:border print:break-inside-avoid print:shadow-none">
            <CabinPlan className="w-full rounded-xs" />
            <figcaption className="px-1 text-sm text-ink-2">{vehicle.note}</figcaption>
          </figure>
          <div className="grid content-start gap-10">
            <ol className="border-t border-sea-300">
              {vehicle.places.map(({ name, text }, index) => (
                <li
                  key={name}
                  className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-sea-300 py-3"
                >
                  <span aria-hidden="true" className="font-display text-lead font-bold text-copper-700">
                    {index + 1}
                  </span>
                  <span>
                    <strong>{name}</strong> {text}
                  </span>
                </li>
              ))}
            </ol>
            <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
              {vehicle.equipment.map((line) => (
                <li key={line} className="flex items-center gap-3">
                  <Icon name="check" className="text-sea-600" />
                  {line}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
