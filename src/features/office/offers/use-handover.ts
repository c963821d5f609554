import { useQuery } from '@tanstack/react-query';
import type { OfficeEvent, OfficeOffer } from '@/data/offers';
import { tripMessagesQuery } from './queries';

/**
 * How an offer for WhatsApp stands. `isHeld`: it has not left the house: it waits for somebody to send it, or was answered or withdrawn
 * before anybody had. What waits is deleted then, so that the history alone tells how it was meant to go. `hasLeft`: somebody has sent it.
 */
export function useHandover(
  leadId: string,
  events: readonly OfficeEvent[],
  { number, sent_at }: Pick<OfficeOffer, 'number' | 'sent_at'>,
): { isHeld: boolean; hasLeft: boolean } {
  const messages = useQuery(tripMessagesQuery(leadId)).data ?? [];
  // What has left does not say any more what it told: it was queued at the moment at which its offer was sent.
  const sent = messages.filter(
    ({ kind, told, created_at }) =>
      kind === 'offer' &&
      (told?.offer?.number === number || (sent_at !== null && Date.parse(created_at) === Date.parse(sent_at))),
  );
  const waits = sent.some(({ channel, status }) => channel === 'whatsapp' && status === 'pending');
  const isByHand = events.some(
    ({ kind, detail }) => kind === 'offer_sent' && detail['number'] === number && detail['by'] === 'hand',
  );
  return {
    isHeld: waits || (isByHand && sent.length === 0),
    hasLeft: sent.some(({ status }) => status === 'handed_over'),
  };
}
