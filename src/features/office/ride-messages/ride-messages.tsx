import { queryOptions, useQuery } from '@tanstack/react-query';
import { callDatabase } from '@/data/call-database';
import { rideChat, type RideMessage } from '@/data/ride-messages';
import { HandOver } from '@/features/office/kit/hand-over';
import { LookupFailure } from '@/features/office/kit/lookup';
import { Moment } from '@/features/office/kit/moment';
import { Part } from '@/features/office/kit/record-sheet';
import { knownName } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';

/** Begins like the keys of all that is read of rides: a change of one causes messages, which are looked at again with it. */
const rideMessagesQuery = (rideId: string) =>
  queryOptions({
    queryKey: ['rides', 'messages', rideId],
    queryFn: () => callDatabase('ride_messages', { ride: rideId }),
    staleTime: 0,
  });

/** What driver and customer were told about a ride; what waits for somebody is sent by WhatsApp from here. */
export function RideMessages({ rideId }: { rideId: string }) {
  const m = useMessages('staffRideMessages');
  const lookup = useQuery(rideMessagesQuery(rideId));
  const messages = lookup.data ?? [];
  return (
    <Part title={m.title}>
      {lookup.isError ? <LookupFailure of={lookup} text={m.failedToLoad} /> : null}
      {lookup.isSuccess && messages.length === 0 ? <p className="text-ink-3">{m.none}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {messages.map((message) => (
          <MessageLine key={message.id} rideId={rideId} message={message} />
        ))}
      </ul>
    </Part>
  );
}

function MessageLine({ rideId, message }: { rideId: string; message: RideMessage }) {
  const m = useMessages('staffRideMessages');
  const chat = rideChat(message);
  const at = message.sent_at ?? message.created_at;
  const state = chat && message.status === 'pending' ? m.byHand : knownName(m.statuses, message.status);
  return (
    <li className="grid gap-2">
      <p>
        {knownName(m.to, message.reader ?? message.audience)} · {knownName(m.kinds, message.kind)}{' '}
        <span className={chat ? 'font-bold text-danger' : 'text-ink-3'}>{state}</span>{' '}
        <Moment at={at} className="text-sm text-ink-3" />
      </p>
      <HandOver
        call={() => callDatabase('hand_over_message', { message: message.id, words: chat?.text ?? '' })}
        chat={chat}
        words={m}
        again={rideMessagesQuery(rideId).queryKey}
      />
    </li>
  );
}
