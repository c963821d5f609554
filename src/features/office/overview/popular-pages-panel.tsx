import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { BarList } from './bar-list';
import type { PanelProps } from './panel';

/** The most viewed pages, each with a bar that compares it with the first. */
export function PopularPagesPanel({ stats }: PanelProps) {
  const locale = useLocale();
  const { pages: m, empty } = useMessages('staff').dashboard;
  const bars = stats?.top_pages.map(({ page, views }) => ({
    id: page,
    label: (
      <>
        <Ltr className="wrap-anywhere">{page}</Ltr>
        {page === '/' ? ` (${m.home})` : null}
      </>
    ),
    value: views,
    figure: formatNumber(locale, views),
    spoken: m.views(views, formatNumber(locale, views)),
  }));
  return (
    <PanelCard title={m.title} busy={!stats} className="pb-5">
      {bars?.length === 0 ? <p className="px-5 py-8 text-center text-ink-2">{empty}</p> : null}
      <div className="px-5">
        <BarList bars={bars} />
      </div>
    </PanelCard>
  );
}
