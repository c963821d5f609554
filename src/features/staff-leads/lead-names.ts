import { useMessages } from '@/i18n/messages';

/** A known word's text; an unknown one, from a newer server, as it came. */
const nameIn =
  (names: Readonly<Record<string, string>>) =>
  (word: string): string =>
    Object.hasOwn(names, word) ? (names[word] ?? word) : word;

export const useServiceName = () => nameIn(useMessages('staffLeads').services);
export const useStatusName = () => nameIn(useMessages('staff').dashboard.leads.statuses);
