import vanSide from '@/art/van-side.svg';
import { business } from '@/config/business';
import type { FleetContent } from '@/content/pages/fleet/he';
import { usePublished } from '@/i18n/promises';
import { LazyImage } from '@/ui/lazy-image';
import { Ltr } from '@/ui/ltr';
import { Table } from '@/ui/table';
import { vehiclesNeeded } from './vehicles-needed';

/** How many vehicles a group and its luggage take, by the settings, and what to tell us beforehand. */
export function GroupSection({ group, before }: Pick<FleetContent, 'group' | 'before'>) {
  const { columns } = group;
  const sizes = vehiclesNeeded({
    seats: business.vehicleSeats,
    suitcases: business.luggage.largeSuitcases,
    group: usePublished().promises.most_passengers,
  });
  return (
    <section className="below-fold page-width grid gap-14 py-section lg:grid-cols-2 lg:gap-20">
      <div className="grid content-start gap-6">
        <h2 className="text-h3">{group.title}</h2>
        <LazyImage src={vanSide} alt="" width={1280} height={640} className="w-full max-w-md ltr:-scale-x-100" />
        <Table
          caption={group.caption}
          captionHidden
          columns={[
            { id: 'people', label: columns.people },
            { id: 'vehicles', label: columns.vehicles, figures: true },
            { id: 'suitcases', label: columns.suitcases, figures: true },
          ]}
          rows={sizes.map(({ vehicles, from, to, suitcases }) => ({
            id: String(vehicles),
            cells: [
              <span key="people">
                <Ltr>
                  {from}–{to}
                </Ltr>{' '}
                {group.unit}
              </span>,
              vehicles,
              suitcases,
            ],
          }))}
        />
        <p className="text-ink-2">{group.note}</p>
      </div>
      <div className="grid content-start gap-6">
        <h2 className="text-h3">{before.title}</h2>
        <dl className="border-t border-stone-300">
          {before.items.map(({ term, text }) => (
            <div key={term} className="grid gap-1 border-b border-stone-300 py-3.5">
              <dt className="font-bold">{term}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
