import type { ReactNode } from 'react';
import type { LeadLine, LeadSort, StaffName } from '@/data/leads';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { tableRoles } from '@/ui/table-roles';
import { LeadTableRow } from './lead-table-row';
import { SelectBox } from './select-box';
import type { BulkStatus } from './use-bulk-status';

const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
const headClass = 'px-2 py-1 text-start text-sm font-bold text-ink-2 first:ps-5 last:pe-5';

interface LeadTableProps {
  /** Undefined while they load. */
  lines: readonly LeadLine[] | undefined;
  staff: readonly StaffName[];
  sort: LeadSort;
  onSort: (sort: LeadSort) => void;
  onOpen: (leadId: string) => void;
  /** Where several can be chosen. */
  bulk?: BulkStatus;
  /** What stands at the end of a row besides contact. */
  renderAction?: (line: LeadLine) => ReactNode;
}

/** A table from 1024 px on, below that one card per lead. The up and down keys go from lead to lead. */
export function LeadTable({ lines, staff, sort, onSort, onOpen, bulk, renderAction }: LeadTableProps) {
  const { columns: m, bulk: words } = useMessages('staffLeads');
  const heads = [
    { label: m.received, width: 'w-42', first: '-received', second: 'received' },
    { label: m.name, width: 'w-[22%]', first: 'name', second: '-name' },
    { label: m.trip, width: '' },
    { label: m.travel, width: 'w-40', first: 'travel', second: '-travel' },
    { label: m.status, width: 'w-30', first: 'status', second: '-status' },
    { label: m.assignee, width: 'w-32' },
  ] as const;
  return (
    <table {...tableRoles.table} aria-busy={!lines} className="w-full table-fixed max-lg:block">
      <thead {...tableRoles.group} className="border-y border-stone-200 bg-stone-50 max-lg:sr-only">
        <tr {...tableRoles.row}>
          {bulk ? (
            <th {...tableRoles.heading} scope="col" className="w-14 ps-3">
              <SelectBox
                label={words.all}
                checked={bulk.chosen.length > 0 && bulk.chosen.length === lines?.length}
                onChange={bulk.toggleAll}
              />
            </th>
          ) : null}
          {heads.map((head) =>
            'first' in head ? (
              <SortHead key={head.label} {...head} sort={sort} onSort={onSort} />
            ) : (
              <th key={head.label} {...tableRoles.heading} scope="col" className={classNames(headClass, head.width)}>
                {head.label}
              </th>
            ),
          )}
          <th {...tableRoles.heading} scope="col" className={classNames(headClass, renderAction ? 'w-52' : 'w-18')}>
            <span className="sr-only">{m.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="max-lg:block">
        {lines
          ? lines.map((line) => (
              <LeadTableRow
                key={line.id}
                line={line}
                assignee={staff.find(({ id }) => id === line.assignee)?.name}
                onOpen={() => onOpen(line.id)}
                action={renderAction?.(line)}
                choice={
                  bulk && {
                    isChosen: bulk.chosen.some(({ id }) => id === line.id),
                    onToggle: () => bulk.toggle(line.id),
                  }
                }
              />
            ))
          : SKELETON_ROWS.map((row) => (
              <tr key={row} {...tableRoles.row} className="border-t border-stone-200 first:border-t-0 max-lg:block">
                <td {...tableRoles.cell} colSpan={8} className="px-5 py-5 max-lg:block">
                  <Skeleton className="h-5 w-full" />
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  );
}

interface SortHeadProps {
  label: string;
  width: string;
  /** The order at the first press, and the one at the next. */
  first: LeadSort;
  second: LeadSort;
  sort: LeadSort;
  onSort: (sort: LeadSort) => void;
}

function SortHead({ label, width, first, second, sort, onSort }: SortHeadProps) {
  const isSorted = sort === first || sort === second;
  const isDescending = sort.startsWith('-');
  return (
    <th
      {...tableRoles.heading}
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={classNames(headClass, width)}
    >
      <button
        type="button"
        className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded px-2 font-bold hover:bg-stone-100"
        onClick={() => onSort(sort === first ? second : first)}
      >
        {label}
        <Icon
          name="chevron"
          className={classNames(
            'size-4',
            isSorted ? 'text-sea-700' : 'invisible',
            isSorted && !isDescending && '-scale-y-100',
          )}
        />
      </button>
    </th>
  );
}
