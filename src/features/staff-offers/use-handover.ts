import { useQuery } from '@tanstack/react-query';
import type { OfficeEvent, OfficeOffer } from '@/data/offers';
import { tripMessagesQuery } from './queries';

/**
 * How an offer for WhatsApp stands. `isHeld`: it has not left the house: it waits for somebody to send it, or was answered or withdrawn
 * before anybody had. What waits is deleted then, so that the history alone tells how it was meant to go. `hasLeft`: somebody has sent it.
 */
export function useHandover(
  userId: string,
  leadId: string,
  events: readonly OfficeEvent[],
  { number }: Pick<OfficeOffer, 'number'>,
): { isHeld: boolean; hasLeft: boolean } {
  const messages = useQuery(tripMessagesQuery(userId, leadId)).data ?? [];
  const sent = messages.filter(({ kind, told }) => kind === 'offer' && told?.offer?.number === number);
  const waits = sent.some(({ channel, status }) => channel === 'whatsapp' && status === 'pending');
  const isByHand = events.some(
    ({ kind, detail }) => kind === 'offer_sent' && detail['number'] === number && detail['by'] === 'hand',
  );
  return {
    isHeld: waits || (isByHand && sent.length === 0),
    hasLeft: sent.some(({ status }) => status === 'handed_over'),
  };
}
