import { useMessages } from '@/i18n/messages';
import { knownName } from '@/i18n/format';

export function useServiceName() {
  const { services } = useMessages('staff');
  return (word: string) => knownName(services, word);
}

export function useStatusName() {
  const { statuses } = useMessages('staff').dashboard.leads;
  return (word: string) => knownName(statuses, word);
}
