import { useEffect, useState } from 'react';
import { island } from '@/islands/island';
import { onOutboxFilled, onReturnToWaiting } from './sending/outbox-marker';

const OutboxNotices = island(
  { when: 'now', standIn: null, messages: ['outbox'] },
  async () => (await import('./notices/outbox-notices')).OutboxNotices,
);

/** Sends what waits in the outbox, on every page. Its code and words download when something waits. */
export function OutboxNoticesSlot() {
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
