import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { LeadRecord, LeadWork } from '@/data/lead-record';
import { LEAD_STATUSES, type LeadStatus } from '@/data/leads';
import { useMessages } from '@/i18n/messages';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { useLastChanger, useStatusName } from './lead-names';
import { staffNamesQuery } from './queries';
import { SavingState } from './saving-state';
import { useLeadWork } from './use-lead-work';

/** Where a lead stands and whose it is. Each choice is saved at once. */
export function LeadWorkFields({ userId, record }: { userId: string; record: LeadRecord }) {
  const id = useId();
  const m = useMessages('staffLeads').work;
  const statusName = useStatusName();
  const whoChanged = useLastChanger();
  const staff = useQuery(staffNamesQuery(userId)).data ?? [];
  const saving = useLeadWork(userId, record.id);
  const change = (work: LeadWork) => saving.mutate({ seen: record, work });
  const nameOf = (account: string | null) =>
    account === null ? m.nobody : (staff.find((person) => person.id === account)?.name ?? m.formerStaff);

  const { data: outcome, variables } = saving;
  const theirs =
    outcome?.outcome === 'changedByOther' && variables
      ? 'status' in variables.work
        ? m.theirs(whoChanged(outcome.record, ['status']), m.status, statusName(outcome.record.status))
        : m.theirs(whoChanged(outcome.record, ['assignee']), m.assignee, nameOf(outcome.record.assignee))
      : undefined;
  const isKnown = record.assignee === null || staff.some((person) => person.id === record.assignee);
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Field id={`${id}-status`} label={m.status}>
        <Select
          id={`${id}-status`}
          value={record.status}
          onChange={({ target }) => change({ status: target.value as LeadStatus })}
        >
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusName(status)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={`${id}-assignee`} label={m.assignee}>
        <Select
          id={`${id}-assignee`}
          value={record.assignee ?? ''}
          onChange={({ target }) => change({ assignee: target.value || null })}
        >
          <option value="">{m.nobody}</option>
          {isKnown ? null : <option value={record.assignee ?? ''}>{nameOf(record.assignee)}</option>}
          {staff.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="sm:col-span-2">
        <SavingState saving={saving} conflict={theirs} />
      </div>
    </div>
  );
}
