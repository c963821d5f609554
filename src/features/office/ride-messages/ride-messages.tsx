import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { handOverMessage } from '@/data/offers';
import { fetchRideMessages, rideChat, type RideMessage } from '@/data/ride-messages';
import { formatDayInIsrael, knownName, timeInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { Alert } from '@/ui/alert';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
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
    queryFn: () => fetchRideMessages(rideId),
    staleTime: 0,
  });

/** What driver and customer were told about a ride; what waits for somebody is sent by WhatsApp from here. */
export function RideMessages({ userId, rideId }: RideMessagesProps) {
  const m = useMessages('staffRideMessages');
  const lookup = useQuery(rideMessagesQuery({ userId, rideId }));
  const messages = lookup.data ?? [];
  return (
    <section className="grid gap-3">
      <h3 className="text-[1.25rem] leading-tight">{m.title}</h3>
      {lookup.isError ? (
        <LoadFailure text={m.failedToLoad} retryLabel={m.retry} onRetry={() => void lookup.refetch()} />
      ) : null}
      {lookup.isSuccess && messages.length === 0 ? <p className="text-ink-3">{m.none}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {messages.map((message) => (
          <MessageLine key={message.id} userId={userId} rideId={rideId} message={message} />
        ))}
      </ul>
    </section>
  );
}

function MessageLine({ userId, rideId, message }: RideMessagesProps & { message: RideMessage }) {
  const m = useMessages('staffRideMessages');
  const cache = useQueryClient();
  const chat = rideChat(message);
  const handing = useMutation({
    mutationFn: () => handOverMessage(message.id, chat?.text ?? ''),
    onSettled: () => cache.invalidateQueries({ queryKey: rideMessagesQuery({ userId, rideId }).queryKey }),
  });
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
      {chat ? (
        <div className="flex flex-wrap gap-2">
          <a
            href={whatsappLink(chat.phone, chat.text)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ size: 'small' })}
          >
            <Icon name="chat" />
            {m.open}
            <span className="sr-only"> ({m.newTab})</span>
          </a>
          <Button tone="outline" size="small" icon="check" busy={handing.isPending} onClick={() => handing.mutate()}>
            {m.done}
          </Button>
        </div>
      ) : null}
      {handing.isError ? <Alert tone="danger">{m.failed}</Alert> : null}
    </li>
  );
}
