import type { ReactNode } from 'react';
import type { RecentLead } from '@/data/dashboard-stats';
import { formatDayInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { IconButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import { tableRoles } from '@/ui/table-roles';
import { hasRoute, LeadRoute } from './lead-route';
import { LeadStatusBadge } from './lead-status';

const cellClass = 'wrap-anywhere lg:px-2 lg:py-3 lg:text-sm lg:first:ps-5 lg:last:pe-5';

interface LeadRowProps {
  lead: RecentLead;
  /** @param opener the button that was pressed */
  onDetails: (opener: HTMLElement) => void;
  /** The way to the customer. */
  contact: ReactNode;
}

/** One lead: a row of the table, a card on a narrow screen. */
export function LeadRow({ lead, onDetails, contact }: LeadRowProps) {
  const { leads: m } = useMessages('staff').dashboard;
  return (
    <tr
      {...tableRoles.row}
      className="border-t border-stone-200 first:border-t-0 hover:bg-stone-50 max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:px-5 max-lg:py-4 max-lg:first:border-t"
    >
      <Cell className="font-bold">
        <bdi>{lead.name}</bdi>
      </Cell>
      <Cell className="max-lg:col-span-2 max-lg:row-start-2">{lead.email ? <Ltr>{lead.email}</Ltr> : <Blank />}</Cell>
      <Cell className="lg:min-w-44 max-lg:col-start-1 max-lg:row-start-3">
        {hasRoute(lead) ? <LeadRoute trip={lead} /> : <Blank />}
      </Cell>
      <Cell className="whitespace-nowrap max-lg:col-start-1 max-lg:row-start-4 max-lg:text-sm max-lg:text-ink-2">
        <Ltr>{formatDayInIsrael(lead.created_at)}</Ltr>
      </Cell>
      <Cell className="max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end">
        <LeadStatusBadge status={lead.status} />
      </Cell>
      <Cell className="max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-3 max-lg:self-end">
        <span className="flex justify-end gap-1.5">
          <IconButton icon="eye" label={m.details(lead.name)} onClick={(event) => onDetails(event.currentTarget)} />
          {contact}
        </span>
      </Cell>
    </tr>
  );
}

function Blank() {
  const { none } = useMessages('staff').dashboard;
  return <span className="text-ink-3">{none}</span>;
}

/** A value: of a row, or of the card that the row is on a narrow screen. */
const Cell = ({ className, children }: { className?: string; children: ReactNode }) => (
  <td {...tableRoles.cell} className={classNames(cellClass, className)}>
    {children}
  </td>
);
