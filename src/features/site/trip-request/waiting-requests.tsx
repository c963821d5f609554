import { useEffect, useState } from 'react';
import { island } from '@/islands/island';
import { onOutboxFilled, onReturnToWaiting } from './sending/outbox-marker';

const OutboxNotices = island(
  { when: 'now', messages: ['outbox'], standIn: null },
  async () => (await import('./notices/outbox-notices')).OutboxNotices,
);

/**
 * Sends the requests that wait in this browser, and says what became of them. Code and texts download when something
 * waits; the notices then stay for as long as the page does.
 */
export function WaitingRequests() {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const ignore = onOutboxFilled(() => setFilled(true));
    onReturnToWaiting(() => setFilled(true), left);
    return () => {
      ignore();
      left.abort();
    };
  }, []);
  return isFilled ? <OutboxNotices /> : null;
}
