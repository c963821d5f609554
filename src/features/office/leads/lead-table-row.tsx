import type { KeyboardEvent, ReactNode } from 'react';
import type { LeadLine } from '@/data/leads';
import { formatCalendarDay, formatDayInIsrael, timeInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import { tableRoles } from '@/ui/table-roles';
import { ContactMenu } from './contact-menu';
import { useServiceName } from './lead-names';
import { hasRoute, LeadRoute } from './lead-route';
import { LeadStatusBadge } from './lead-status';
import { LeadMarks } from './lead-marks';
import { SelectBox } from './select-box';

const cellClass = 'lg:px-2 lg:py-2.5 lg:text-sm lg:first:ps-5 lg:last:pe-5';

interface LeadTableRowProps {
  line: LeadLine;
  /** Name of the assignee. */
  assignee: string | undefined;
  onOpen: () => void;
  action: ReactNode;
  /** Whether it is chosen together with others. */
  choice?: { isChosen: boolean; onToggle: () => void } | undefined;
}

/** One lead: the whole row opens it, and its name is the button for the keyboard. */
export function LeadTableRow({ line, assignee, onOpen, action, choice }: LeadTableRowProps) {
  const m = useMessages('staffLeads');
  const serviceName = useServiceName();
  return (
    <tr
      {...tableRoles.row}
      className={classNames(
        'relative border-t border-stone-200 first:border-t-0 max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:px-4 max-lg:py-3 max-lg:first:border-t sm:max-lg:px-5',
        choice && 'max-lg:ps-14 sm:max-lg:ps-16',
        choice?.isChosen ? 'bg-sea-100' : 'hover:bg-stone-50',
      )}
    >
      {choice ? (
        <td {...tableRoles.cell} className="max-lg:absolute max-lg:start-1 max-lg:top-0.5 lg:ps-3">
          <SelectBox label={m.bulk.choose(line.name)} checked={choice.isChosen} onChange={choice.onToggle} />
        </td>
      ) : null}
      <Cell className="max-lg:col-start-1 max-lg:row-start-4 max-lg:text-sm max-lg:text-ink-2">
        <span className="lg:hidden">{m.columns.received} </span>
        <Ltr>{formatDayInIsrael(line.created_at)}</Ltr>{' '}
        <Ltr className="text-ink-3">{timeInIsrael(line.created_at)}</Ltr>
      </Cell>
      <Cell className="min-w-0 max-lg:col-start-1 max-lg:row-start-1">
        <button
          type="button"
          data-lead=""
          // A name that is too long loses its end, whichever side that is.
          dir="auto"
          aria-haspopup="dialog"
          aria-label={m.open(line.name)}
          className="max-w-full truncate text-start align-top font-bold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-3 focus-visible:after:outline-sea-600"
          onClick={onOpen}
          onKeyDown={moveFocus}
        >
          {line.name}
        </button>
        <span className="block text-ink-3 max-lg:inline-block max-lg:ps-2 max-lg:text-sm">
          <Ltr>{line.reference}</Ltr>
        </span>
      </Cell>
      <Cell className="min-w-0 max-lg:col-span-2 max-lg:row-start-2">
        <span className="block">{serviceName(line.service_type)}</span>
        {hasRoute(line) ? <LeadRoute cut trip={line} className="text-ink-2" /> : null}
        {line.message ? <CutText text={line.message} className="text-ink-2" /> : null}
        <LeadMarks line={line} />
      </Cell>
      <Cell className={classNames('max-lg:col-start-1 max-lg:row-start-3', !line.travel_date && 'max-lg:hidden')}>
        {line.travel_date ? (
          <>
            <Ltr className="font-bold">{formatCalendarDay(line.travel_date)}</Ltr>{' '}
            {line.pickup_time ? <Ltr className="text-ink-2">{line.pickup_time}</Ltr> : null}
          </>
        ) : (
          <span className="text-ink-3">{m.none}</span>
        )}
      </Cell>
      <Cell className="max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end">
        <LeadStatusBadge status={line.status} />
      </Cell>
      <Cell
        className={classNames(
          'min-w-0 max-lg:col-start-1 max-lg:row-start-5 max-lg:text-sm',
          !assignee && 'max-lg:hidden',
        )}
      >
        {assignee ? <CutText text={assignee} /> : <span className="text-ink-3">{m.work.nobody}</span>}
      </Cell>
      <Cell className="max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-3 max-lg:self-end max-lg:justify-self-end">
        <span className="relative flex justify-end gap-1.5">
          {action}
          <ContactMenu lead={line} size="icon" />
        </span>
      </Cell>
    </tr>
  );
}

/** One line of what somebody typed: it begins where the page's lines begin and is cut at its own end. */
function CutText({ text, className }: { text: string; className?: string }) {
  return (
    <span className={classNames('flex', className)}>
      <bdi className="truncate">{text}</bdi>
    </span>
  );
}

/** From the name of one lead to that of the next. */
function moveFocus(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const names = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])];
  const at = names.findIndex((name) => name === event.currentTarget);
  if (!step) return;
  event.preventDefault();
  names[at + step]?.focus();
}

/** A value: of a row, or of the card that the row is on a narrow screen. */
const Cell = ({ className, children }: { className?: string; children: ReactNode }) => (
  <td {...tableRoles.cell} className={classNames(cellClass, className)}>
    {children}
  </td>
);
