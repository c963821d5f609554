import { nightTariff, fares } from '@/content/fares';
import type { DestinationSlug } from '@/content/destinations/slugs';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { Shekels } from './measures';

/** What a metered taxi comes to, where the site states it; elsewhere nothing. */
export function FareComparison({ slug }: { slug: DestinationSlug }) {
  const m = useMessages('destinationGuide');
  const fare = fares[slug];
  if (!fare) return null;
  const rows = [
    { label: m.fare.metered, range: fare.metered },
    { label: m.fare.realistic, range: fare.realistic },
  ];
  return (
    <div className="grid gap-5">
      <h2 className="text-h3">{m.fare.title}</h2>
      <dl className="border-b border-stone-300">
        {rows.map(({ label, range }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-stone-300 py-4"
          >
            <dt>{label}</dt>
            <dd className="font-display text-card font-bold text-sea-700">
              <Shekels range={range} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">
        {m.fare.night(nightTariff.percent)}{' '}
        <Ltr>
          {nightTariff.from}–{nightTariff.to}
        </Ltr>{' '}
        {m.fare.weekend} {m.fare.ours}
      </p>
    </div>
  );
}
