import { useQueryClient } from '@tanstack/react-query';
import { saveLeadWork, type LeadRecord, type LeadSaving, type LeadWork } from '@/data/lead-record';
import type { LeadPage } from '@/data/leads';
import { leadListKey, leadQuery } from './queries';

/** Saves changes of one lead, and shows what it is now, in the list without moving it. */
export function useLeadWork(leadId: string) {
  const cache = useQueryClient();
  const key = leadQuery(leadId).queryKey;

  function takeOver({ record }: LeadSaving): void {
    cache.setQueryData(key, record ?? null);
    if (!record) return;
    const { status, assignee } = record;
    cache.setQueriesData<LeadPage>(
      { queryKey: leadListKey },
      (page) =>
        page && {
          ...page,
          lines: page.lines.map((line) => (line.id === leadId ? { ...line, status, assignee } : line)),
        },
    );
  }
  return {
    save: async (seen: LeadRecord, work: LeadWork): Promise<LeadSaving> => {
      const saving = await saveLeadWork(seen, work);
      takeOver(saving);
      return saving;
    },
    /** Before the database has answered. */
    show: async (record: LeadRecord): Promise<void> => {
      await cache.cancelQueries({ queryKey: key });
      cache.setQueryData(key, record);
    },
  };
}
