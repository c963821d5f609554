import { queryOptions, useQuery } from '@tanstack/react-query';
import { callDatabase } from '@/data/call-database';
import { rideChat, type RideMessage } from '@/data/ride-messages';
import { HandOver } from '@/features/office/kit/hand-over';
import { Part } from '@/features/office/kit/record-sheet';
import { formatDayInIsrael, knownName, timeInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { LoadFailure } from '@/ui/load-failure';
import { Ltr } from '@/ui/ltr';

interface RideMessagesProps {
  userId: string;
  rideId: string;
}

/** Begins like the keys of all that is read of rides: a change of one causes messages, which are looked at again with it. */
const rideMessagesQuery = ({ userId, rideId }: RideMessagesProps) =>
  queryOptions({
    queryKey: [userId, 'rides', 'messages', rideId],
    queryFn: () => callDatabase('ride_messages', { ride: rideId }),
    staleTime: 0,
  });

/** What driver and customer were told about a ride; what waits for somebody is sent by WhatsApp from here. */
export function RideMessages({ userId, rideId }: RideMessagesProps) {
  const m = useMessages('staffRideMessages');
  const lookup = useQuery(rideMessagesQuery({ userId, rideId }));
  const messages = lookup.data ?? [];
  return (
    <Part title={m.title}>
      {lookup.isError ? (
        <LoadFailure text={m.failedToLoad} retryLabel={m.retry} onRetry={() => void lookup.refetch()} />
      ) : null}
      {lookup.isSuccess && messages.length === 0 ? <p className="text-ink-3">{m.none}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {messages.map((message) => (
          <MessageLine key={message.id} userId={userId} rideId={rideId} message={message} />
        ))}
      </ul>
    </Part>
  );
}

function MessageLine({ userId, rideId, message }: RideMessagesProps & { message: RideMessage }) {
  const m = useMessages('staffRideMessages');
  const chat = rideChat(message);
  const at = message.sent_at ?? message.created_at;
  const state = chat && message.status === 'pending' ? m.byHand : knownName(m.statuses, message.status);
  return (
    <li className="grid gap-2">
      <p>
        {knownName(m.to, message.audience)} · {knownName(m.kinds, message.kind)}{' '}
        <span className={chat ? 'font-bold text-danger' : 'text-ink-3'}>{state}</span>{' '}
        <Ltr className="text-sm text-ink-3">
          {formatDayInIsrael(at)} {timeInIsrael(at)}
        </Ltr>
      </p>
      <HandOver
        call={() => callDatabase('hand_over_message', { message: message.id, words: chat?.text ?? '' })}
        chat={chat}
        words={m}
        again={rideMessagesQuery({ userId, rideId }).queryKey}
      />
    </li>
  );
}
