import { meterFare, quoted, tariff } from '@/content/fares';
import type { DestinationSlug } from '@/content/destinations/slugs';
import { dayInText, shekelRange } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { textLinkClass } from '@/ui/text-link';

/** What the meter of a taxi shows for the ride, by the tariff in force, and what passengers report where they do. */
export function FareComparison({ slug }: { slug: DestinationSlug }) {
  const locale = useLocale();
  const m = useMessages('destinationGuide').fare;
  const reported = quoted.reported[slug];
  const rows = [
    { label: m.clear, range: meterFare(slug, 'a', 'clear') },
    { label: m.rush, range: meterFare(slug, 'a', 'rush') },
    { label: m.night, range: meterFare(slug, 'b', 'clear') },
    { label: m.late, range: meterFare(slug, 'c', 'clear') },
    ...(reported ? [{ label: m.reported, range: reported }] : []),
  ];
  return (
    <div className="grid gap-5">
      <h2 className="text-h3">{m.title}</h2>
      <dl className="border-b border-stone-300">
        {rows.map(({ label, range }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-stone-300 py-4"
          >
            <dt>{label}</dt>
            <dd className="font-display text-card font-bold text-sea-700">{shekelRange(locale, range)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">
        {m.source(dayInText(locale, tariff.since))}{' '}
        <a href={tariff.source} className={textLinkClass()}>
          {m.sourceName}
        </a>
      </p>
      <p className="text-ink-2">{m.ours}</p>
    </div>
  );
}
