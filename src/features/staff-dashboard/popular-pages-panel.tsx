import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { Skeleton } from '@/ui/skeleton';
import { percentOf } from './figures';
import type { PanelProps } from './panel';
import { PanelCard } from '@/ui/panel-card';

const SKELETON_ROWS = ['w-4/5', 'w-3/5', 'w-2/5'] as const;

/** The most viewed pages, each with a bar that compares it with the first. */
export function PopularPagesPanel({ stats }: PanelProps) {
  const locale = useLocale();
  const { pages: m, empty } = useMessages('staff').dashboard;
  const most = stats?.topPages[0]?.views ?? 0;
  return (
    <PanelCard title={m.title} busy={!stats} className="pb-5">
      {stats?.topPages.length === 0 ? <p className="px-5 py-8 text-center text-ink-2">{empty}</p> : null}
      <ol className="grid gap-4 px-5">
        {stats
          ? stats.topPages.map(({ page, views }) => (
              <li key={page} className="grid gap-1.5">
                <div className="flex items-baseline justify-between gap-4">
                  <span className="min-w-0 font-bold">
                    <Ltr className="wrap-anywhere">{page}</Ltr>
                    {page === '/' ? ` (${m.home})` : null}
                  </span>
                  <span className="flex-none text-ink-2">
                    <span aria-hidden="true">{formatNumber(locale, views)}</span>
                    <span className="sr-only">{m.views(views, formatNumber(locale, views))}</span>
                  </span>
                </div>
                <div className="h-1.5 rounded-full bg-lime-200">
                  <div
                    className="h-full rounded-full bg-sea-600"
                    style={{ inlineSize: `${percentOf(views, most)}%` }}
                  />
                </div>
              </li>
            ))
          : SKELETON_ROWS.map((width) => (
              <li key={width} className="grid gap-2">
                <Skeleton className="h-4 w-32" />
                <Skeleton className={`h-1.5 ${width}`} />
              </li>
            ))}
      </ol>
    </PanelCard>
  );
}
