import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { LeadRecord, LeadWork } from '@/data/lead-record';
import { LEAD_STATUSES, type LeadStatus } from '@/data/leads';
import { ChoiceState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { useMessages } from '@/i18n/messages';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { useLastChanger, useStatusName } from './lead-names';
import { staffNamesQuery } from './queries';
import { useLeadWork } from './use-lead-work';

interface Choice {
  /** What the person had before their eyes. */
  seen: LeadRecord;
  work: LeadWork;
}

/** Where a lead stands and whose it is. Each choice is saved at once. */
export function LeadWorkFields({ userId, record }: { userId: string; record: LeadRecord }) {
  const id = useId();
  const m = useMessages('staffLeads').work;
  const statusName = useStatusName();
  const whoChanged = useLastChanger();
  const staff = useQuery(staffNamesQuery(userId)).data ?? [];
  const { save, show } = useLeadWork(userId, record.id);
  const nameOf = (account: string | null) =>
    account === null ? m.nobody : (staff.find((person) => person.id === account)?.name ?? m.formerStaff);
  const theirs = (now: LeadRecord, work: LeadWork) =>
    'status' in work
      ? m.theirs(whoChanged(now, ['status']), m.status, statusName(now.status))
      : m.theirs(whoChanged(now, ['assignee']), m.assignee, nameOf(now.assignee));
  const step = useStep({
    call: ({ seen, work }: Choice) => save(seen, work),
    onBegin: ({ seen, work }) => show({ ...seen, ...work }),
    onEnd: (_, saving, { seen }) => (saving ? undefined : show(seen)),
    again: [],
    words: ({ outcome, record: now }, { work }) =>
      outcome === 'changed_by_other' && now ? theirs(now, work) : undefined,
  });
  const change = (work: LeadWork) => step.run({ seen: record, work });
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
        <ChoiceState step={step} />
      </div>
    </div>
  );
}
