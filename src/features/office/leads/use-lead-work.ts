import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveLeadWork, type LeadRecord, type LeadSaving, type LeadWork } from '@/data/lead-record';
import type { LeadPage } from '@/data/leads';
import { leadListKey, leadQuery } from './queries';

interface Change {
  /** What the person had before their eyes. */
  seen: LeadRecord;
  work: LeadWork;
}

/** Saves changes of one lead: shown at once, undone when they fail, and shown in the list without moving the lead. */
export function useLeadWork(userId: string, leadId: string) {
  const cache = useQueryClient();
  const key = leadQuery(userId, leadId).queryKey;

  const takeOver = (saving: LeadSaving) => {
    if (saving.outcome === 'gone') {
      cache.setQueryData(key, null);
      return;
    }
    const { record } = saving;
    cache.setQueryData(key, record);
    cache.setQueriesData<LeadPage>({ queryKey: leadListKey(userId) }, (page) => {
      if (!page) return page;
      const { status, assignee } = record;
      return { ...page, lines: page.lines.map((line) => (line.id === leadId ? { ...line, status, assignee } : line)) };
    });
  };

  return useMutation({
    mutationFn: ({ seen, work }: Change) => saveLeadWork(seen, work),
    onMutate: async ({ seen, work }) => {
      await cache.cancelQueries({ queryKey: key });
      if (!('staff_notes' in work)) cache.setQueryData(key, { ...seen, ...work });
    },
    onSuccess: takeOver,
    onError: (_error, { seen }) => {
      cache.setQueryData(key, seen);
    },
  });
}
