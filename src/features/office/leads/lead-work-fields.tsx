import { useQuery } from '@tanstack/react-query';
import type { LeadRecord, LeadWork } from '@/data/lead-record';
import { LEAD_STATUSES, type LeadStatus } from '@/data/leads';
import { Choice, type Option } from '@/features/office/kit/choice';
import { ChoiceState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { useMessages } from '@/i18n/messages';
import { useLastChanger, useStatusName } from './lead-names';
import { staffNamesQuery } from './queries';
import { useLeadWork } from './use-lead-work';

interface Change {
  /** What the person had before their eyes. */
  seen: LeadRecord;
  work: LeadWork;
}

/** Where a lead stands and whose it is. Each choice is saved at once. */
export function LeadWorkFields({ record }: { record: LeadRecord }) {
  const m = useMessages('staffLeads').work;
  const statusName = useStatusName();
  const whoChanged = useLastChanger();
  const staff = useQuery(staffNamesQuery).data ?? [];
  const { save, show } = useLeadWork(record.id);
  const nameOf = (account: string | null) =>
    account === null ? m.nobody : (staff.find((person) => person.id === account)?.name ?? m.formerStaff);
  const theirs = (now: LeadRecord, work: LeadWork) =>
    'status' in work
      ? m.theirs(whoChanged(now, ['status']), m.status, statusName(now.status))
      : m.theirs(whoChanged(now, ['assignee']), m.assignee, nameOf(now.assignee));
  const step = useStep({
    call: ({ seen, work }: Change) => save(seen, work),
    onBegin: ({ seen, work }) => show({ ...seen, ...work }),
    onEnd: (_, saving, { seen }) => (saving ? undefined : show(seen)),
    again: [],
    words: ({ outcome, record: now }, { work }) =>
      outcome === 'changed_by_other' && now ? theirs(now, work) : undefined,
  });
  const change = (work: LeadWork) => step.run({ seen: record, work });
  const gone = record.assignee !== null && !staff.some(({ id }) => id === record.assignee) ? [record.assignee] : [];
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Choice
        label={m.status}
        value={record.status}
        options={LEAD_STATUSES.map((status) => [status, statusName(status)])}
        onChoose={(status) => change({ status: status as LeadStatus })}
      />
      <Choice
        label={m.assignee}
        value={record.assignee ?? ''}
        options={[
          ['', m.nobody],
          ...gone.map((account): Option => [account, nameOf(account)]),
          ...staff.map(({ id, name }): Option => [id, name]),
        ]}
        onChoose={(account) => change({ assignee: account || null })}
      />
      <div className="sm:col-span-2">
        <ChoiceState step={step} />
      </div>
    </div>
  );
}
