import { useQuery } from '@tanstack/react-query';
import type { LeadChange, LeadRecord } from '@/data/lead-record';
import { isLeadField, type LeadFieldName } from '@/data/leads';
import { By, Moment } from '@/features/office/kit/moment';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { storedAnswerText } from './lead-answer';
import { useServiceName, useStatusName } from './lead-names';
import { staffNamesQuery } from './queries';

/** Who did what, and when: the newest first, down to the request itself. */
export function LeadHistory({ record }: { record: LeadRecord }) {
  const { history: m } = useMessages('staffLeads');
  const describe = useDescription();
  // Why a request was lost stands in the timeline of its trip.
  const changes = record.history.filter(({ field }) => field !== 'lost_reason');
  return (
    <ol className="grid gap-3 border-s-2 border-stone-200 ps-4">
      {changes.map((change) => (
        <li key={change.id}>
          <p>{describe(change)}</p>
          {change.field === 'staff_notes' && change.old_value ? (
            <details className="text-sm">
              <summary className="min-h-6 w-fit cursor-pointer text-sea-700">{m.staff_notes_before}</summary>
              <bdi className="block whitespace-pre-wrap wrap-anywhere">{change.old_value}</bdi>
            </details>
          ) : null}
          <When instant={change.changed_at} who={change.changed_by_name ?? m.actors[change.actor]} />
        </li>
      ))}
      <li>
        <p>{m.received}</p>
        <When instant={record.created_at} />
      </li>
    </ol>
  );
}

function useDescription(): (change: LeadChange) => string {
  const { history: m, work, fields, choices, drawer, none } = useMessages('staffLeads');
  const serviceName = useServiceName();
  const statusName = useStatusName();
  const staff = useQuery(staffNamesQuery).data ?? [];
  const shown = (name: LeadFieldName, stored: string | null) =>
    stored === null ? none : isolatedText(storedAnswerText(name, stored, { drawer, choices, serviceName }));
  return ({ field, old_value, new_value }) => {
    switch (field) {
      case 'status':
        return m.status(statusName(old_value ?? ''), statusName(new_value ?? ''));
      case 'assignee':
        return new_value === null
          ? m.unassigned
          : m.assigned(staff.find(({ id }) => id === new_value)?.name ?? work.formerStaff);
      case 'quarantine_reason':
        return m.quarantine_reason;
      case 'staff_notes':
        return m.staff_notes;
      default:
        return isLeadField(field)
          ? m.corrected(fields[field], shown(field, old_value), shown(field, new_value))
          : field;
    }
  };
}

function When({ instant, who }: { instant: string; who?: string }) {
  return (
    <p className="text-sm text-ink-3">
      <Moment at={instant} />
      <By name={who} />
    </p>
  );
}
