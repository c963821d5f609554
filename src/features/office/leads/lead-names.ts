import type { LeadRecord } from '@/data/lead-record';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { knownName } from '@/i18n/format';

export function useServiceName() {
  const { services } = useMessages('staff');
  return (word: string) => knownName(services, word);
}

export function useStatusName() {
  const { statuses } = useMessages('staff').dashboard.leads;
  return (word: string) => knownName(statuses, word);
}

/** Who has changed one of some fields last, by the lead's history. */
export function useLastChanger(): (record: LeadRecord, fields: readonly string[]) => string {
  const { history, work } = useMessages('staffLeads');
  return (record, fields) => {
    const change = record.history.find(({ field }) => fields.includes(field));
    if (!change) return work.somebody;
    return isolatedText(change.changed_by_name ?? history.actors[change.actor]);
  };
}
