import { Link } from 'react-router-dom';
import { destinations } from '@/content/destinations';
import { dearer, meterFare, quoted, tariff, type Tariff } from '@/content/fares';
import { findPage } from '@/content/pages';
import { dayInText, shekelRange } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { textLinkClass } from '@/ui/text-link';
import { AskedTable } from './asked-table';

const COLUMNS: readonly { id: 'clear' | 'rush' | 'night' | 'late'; by: Tariff; road: 'clear' | 'rush' }[] = [
  { id: 'clear', by: 'a', road: 'clear' },
  { id: 'rush', by: 'a', road: 'rush' },
  { id: 'night', by: 'b', road: 'clear' },
  { id: 'late', by: 'c', road: 'clear' },
];

/** What the meter of a taxi shows from Ben Gurion to every place of the site, and what passengers report. */
export function FareTable({ caption }: { caption: string }) {
  const locale = useLocale();
  const m = useMessages('articleBody').fares;
  const rows = destinations.map(({ slug, path, name }) => ({
    id: slug,
    cells: [
      <span key="to" className="whitespace-nowrap">
        {findPage(path, locale) ? <Link to={localizedPath(locale, path)}>{name[locale]}</Link> : name[locale]}
      </span>,
      ...COLUMNS.map(({ by, road }) => shekelRange(locale, meterFare(slug, by, road))),
    ],
  }));
  const { night, friday, lateThursday, lateFriday, lateSaturday, day } = tariff.hours;
  return (
    <div className="grid gap-3">
      <AskedTable
        names={destinations.map(({ name }) => name[locale])}
        caption={caption}
        className="text-base"
        columns={[{ id: 'to', label: m.to }, ...COLUMNS.map(({ id }) => ({ id, label: m[id] }))]}
        rows={rows}
      />
      <div className="grid gap-2 text-sm text-ink-2">
        <p>{m.tariffs(dearer.b, dearer.c, `\u2066${night}–${day}\u2069`, friday)}</p>
        <p>{m.lateNights(lateThursday, lateFriday, lateSaturday, day)}</p>
        <p>
          {m.source(dayInText(locale, tariff.since), dayInText(locale, tariff.read))}{' '}
          <a href={tariff.source} className={textLinkClass()}>
            {m.sourceName}
          </a>
        </p>
        <p>
          {m.reported}{' '}
          {destinations.flatMap(({ slug, name }) => {
            const range = quoted.reported[slug];
            return range ? (
              <span key={slug} className="me-3">
                {name[locale]} {shekelRange(locale, range)}
              </span>
            ) : (
              []
            );
          })}
        </p>
      </div>
    </div>
  );
}
