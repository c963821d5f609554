import { useMessages } from '@/i18n/messages';
import { wordIn } from '@/i18n/word-in';

export function useServiceName() {
  const { services } = useMessages('staff');
  return (word: string) => wordIn(services, word);
}

export function useStatusName() {
  const { statuses } = useMessages('staff').dashboard.leads;
  return (word: string) => wordIn(statuses, word);
}
