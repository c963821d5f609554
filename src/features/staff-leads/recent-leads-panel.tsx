import { useState } from 'react';
import { RECENT_LEADS_LIMIT, type RecentLead } from '@/data/dashboard-stats';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Skeleton } from '@/ui/skeleton';
import { LeadDetails } from './lead-details';
import { LeadRow } from './lead-row';
import type { PanelProps } from './panel';
import { PanelCard } from '@/ui/panel-card';
import { tableRoles } from '@/ui/table-roles';

const SKELETON_ROWS = ['first', 'second', 'third'] as const;
const headClass = 'px-2 py-3 text-start text-sm font-bold text-ink-2 first:ps-5 last:pe-5';

/**
 * The newest leads. A table from 768 px on, below that one card per row.
 */
export function RecentLeadsPanel({ stats }: PanelProps) {
  const { leads: m, empty } = useMessages('staff').dashboard;
  const [shown, setShown] = useState<{ lead: RecentLead; opener: HTMLElement } | null>(null);
  const columns = [
    [m.name, 'w-[17%]'],
    [m.email, 'w-[25%]'],
    [m.destination, ''],
    [m.date, 'w-23'],
    [m.status, 'w-27'],
  ] as const;
  const isEmpty = stats?.recentLeads.length === 0;
  return (
    <PanelCard
      title={m.title}
      busy={!stats}
      aside={<span className="flex-none text-sm text-ink-2">{m.latest(RECENT_LEADS_LIMIT)}</span>}
      className="overflow-hidden"
    >
      {isEmpty ? (
        <p className="border-t border-lime-200 px-5 py-12 text-center text-ink-2">{empty}</p>
      ) : (
        <table {...tableRoles.table} className="w-full table-fixed max-md:block">
          <thead {...tableRoles.group} className="border-y border-lime-200 bg-lime-50 max-md:sr-only">
            <tr {...tableRoles.row}>
              {columns.map(([label, width]) => (
                <th key={label} {...tableRoles.heading} scope="col" className={classNames(headClass, width)}>
                  {label}
                </th>
              ))}
              <th {...tableRoles.heading} scope="col" className={classNames(headClass, 'w-31')}>
                <span className="sr-only">{m.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody {...tableRoles.group} className="max-md:block">
            {stats
              ? stats.recentLeads.map((lead) => (
                  <LeadRow key={lead.id} lead={lead} onDetails={(opener) => setShown({ lead, opener })} />
                ))
              : SKELETON_ROWS.map((row) => (
                  <tr key={row} {...tableRoles.row} className="border-t border-lime-200 max-md:block">
                    <td {...tableRoles.cell} colSpan={6} className="px-5 py-5 max-md:block">
                      <Skeleton className="h-5 w-full" />
                    </td>
                  </tr>
                ))}
          </tbody>
        </table>
      )}
      {shown ? <LeadDetails {...shown} onClose={() => setShown(null)} /> : null}
    </PanelCard>
  );
}
