import { useQuery } from '@tanstack/react-query';
import { callDatabase } from '@/data/call-database';
import type { Lead } from '@/data/leads';
import { chatText, type OfficeOffer, type TripLink, type TripMessage } from '@/data/offers';
import { HandOver } from '@/features/office/kit/hand-over';
import { Moment } from '@/features/office/kit/moment';
import { knownName } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { useLostFocus } from '@/ui/use-lost-focus';
import { tripMessagesQuery } from './queries';

interface TripMessagesProps {
  lead: Lead;
  offers: readonly OfficeOffer[];
  link: TripLink | null;
}

/** What the traveller was told and how; what waits for somebody is sent by WhatsApp from here. */
export function TripMessages({ lead, offers, link }: TripMessagesProps) {
  const m = useMessages('staffOffers').messages;
  const messages = useQuery(tripMessagesQuery(lead.id)).data ?? [];
  if (messages.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="font-bold">{m.title}</h4>
      <ul className="grid gap-3">
        {messages.map((message) => (
          <MessageLine
            key={message.id}
            {...{ lead, message }}
            text={link ? chatText(message, link) : ''}
            isOver={isOvertaken(message, offers)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Events have overtaken it: an offer that is answered or over, a booking that is cancelled or replaced. */
function isOvertaken({ kind, told }: TripMessage, offers: readonly OfficeOffer[]): boolean {
  const offer = offers.find(({ number }) => number === told?.offer?.number);
  if (!offer) return false;
  if (kind === 'offer' || kind === 'offer_again') return offer.state !== 'sent';
  const isAboutBooking = kind === 'booking' || kind === 'booking_changed';
  return isAboutBooking && (offer.state !== 'accepted' || offer.cancelled_at !== null);
}

/** By hand: nobody but the office sends it, or the mail could not leave. */
const isByHand = ({ channel, status }: TripMessage) =>
  (channel === 'whatsapp' && status === 'pending') || status === 'failed';

/** A day of rest is not over yet. */
const isHeld = (message: TripMessage) =>
  message.status === 'pending' && !isByHand(message) && Date.parse(message.send_after) > Date.now();

interface MessageLineProps {
  lead: Lead;
  message: TripMessage;
  /** Words for WhatsApp; empty where there are none. */
  text: string;
  /** There is nothing left to say. */
  isOver: boolean;
}

function MessageLine({ lead, message, text, isOver }: MessageLineProps) {
  const m = useMessages('staffOffers').messages;
  const line = useLostFocus<HTMLParagraphElement>(message.status === 'handed_over');
  const waits = isByHand(message) && !isOver;
  const waitsForRest = isHeld(message);
  const at = waitsForRest ? message.send_after : (message.sent_at ?? message.created_at);
  const state = waitsForRest ? m.heldUntil : knownName(m.statuses, message.status);
  return (
    <li className="grid gap-2">
      <p ref={line} tabIndex={-1}>
        {m.kinds[message.kind]}{' '}
        <span className={waits ? 'font-bold text-danger' : 'text-ink-3'}>
          {waits && message.status === 'pending' ? m.byHand : state}
        </span>{' '}
        <Moment at={at} className="text-sm text-ink-3" />
      </p>
      <HandOver
        call={() => callDatabase('hand_over_message', { message: message.id, words: text })}
        chat={waits && text ? { phone: lead.phone, text } : null}
        words={m}
        again={tripMessagesQuery(lead.id).queryKey}
      />
    </li>
  );
}
