import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setLeadStatuses, type LeadLine, type LeadPage, type LeadStatus, type StatusChange } from '@/data/leads';
import { useStep } from '@/features/office/kit/use-step';
import { leadListKey } from './queries';

/** What came of a change of many: those that changed, and how many others had changed before. */
export interface BulkOutcome {
  outcome: 'saved';
  done: readonly StatusChange[];
  missed: number;
  /** Whether this took an earlier change back. */
  isUndo: boolean;
}

interface BulkCall {
  changes: readonly StatusChange[];
  isUndo: boolean;
}

const noIds: ReadonlySet<string> = new Set();

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Leads of the page that are chosen together, and the change of their status. */
export function useBulkStatus(lines: readonly LeadLine[] | undefined) {
  const cache = useQueryClient();
  const [ids, setIds] = useState(noIds);
  // Another page of the list, or another order, has other lines: what is out of sight is not chosen.
  const chosen = (lines ?? []).filter(({ id }) => ids.has(id));

  const saving = useStep({
    call: async ({ changes, isUndo }: BulkCall): Promise<BulkOutcome> => {
      const changed = await setLeadStatuses(changes);
      const done = changes.filter(({ id }) => changed.has(id));
      return { outcome: 'saved', done, missed: changes.length - done.length, isUndo };
    },
    again: [['lead']],
    onEnd: async (_, answer) => {
      if (!answer) return;
      setIds(noIds);
      const statuses = new Map(answer.done.map(({ id, status }) => [id, status]));
      cache.setQueriesData<LeadPage>(
        { queryKey: leadListKey },
        (page) =>
          page && {
            ...page,
            lines: page.lines.map((line) => ({ ...line, status: statuses.get(line.id) ?? line.status })),
          },
      );
      // The list stays as it is under the reader, but where others were first.
      if (answer.missed > 0) await cache.invalidateQueries({ queryKey: leadListKey });
    },
  });

  return {
    chosen,
    saving,
    toggle: (id: string) => {
      saving.reset();
      setIds((current) => toggled(current, id));
    },
    toggleAll: () => {
      saving.reset();
      setIds(chosen.length === lines?.length ? noIds : new Set(lines?.map(({ id }) => id)));
    },
    clear: () => {
      saving.reset();
      setIds(noIds);
    },
    change: (status: LeadStatus) =>
      saving.run({ changes: chosen.map(({ id, status: seen }) => ({ id, seen, status })), isUndo: false }),
    undo: ({ done }: BulkOutcome) =>
      saving.run({
        changes: done.map(({ id, seen, status }) => ({ id, seen: status, status: seen })),
        isUndo: true,
      }),
  };
}

export type BulkStatus = ReturnType<typeof useBulkStatus>;
