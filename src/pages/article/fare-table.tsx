import { Link } from 'react-router-dom';
import { destinations } from '@/content/destinations';
import { fares, nightTariff } from '@/content/fares';
import { findPage } from '@/content/pages';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { Table } from '@/ui/table';

/** What a metered taxi from Ben Gurion comes to, wherever the site states it. */
export function FareTable({ caption }: { caption: string }) {
  const locale = useLocale();
  const m = useMessages('articleBody').fares;
  const rows = Object.entries(fares).flatMap(([slug, fare]) => {
    const town = destinations.find((entry) => entry.slug === slug);
    if (!town) return [];
    const name = town.name[locale];
    const isPage = findPage(town.path, locale) !== undefined;
    return [
      {
        id: slug,
        cells: [
          isPage ? (
            <Link key="to" to={localizedPath(locale, town.path)}>
              {name}
            </Link>
          ) : (
            name
          ),
          <Shekels key="metered" range={fare.metered} />,
          <strong key="realistic">
            <Shekels range={fare.realistic} />
          </strong>,
        ],
      },
    ];
  });
  return (
    <div className="grid gap-3">
      <Table
        caption={caption}
        className="text-base"
        columns={[
          { id: 'to', label: m.to },
          { id: 'metered', label: m.metered },
          { id: 'realistic', label: m.realistic },
        ]}
        rows={rows}
      />
      <p className="text-sm text-ink-2">
        {/* Isolated: in Hebrew the hours would change places. */}
        {m.note(nightTariff.percent, `\u2066${nightTariff.from}–${nightTariff.to}\u2069`)}
      </p>
    </div>
  );
}

function Shekels({ range: [from, to] }: { range: readonly [number, number] }) {
  return (
    <span className="whitespace-nowrap">
      <Ltr>{`${from}–${to}`}</Ltr> ₪
    </span>
  );
}
