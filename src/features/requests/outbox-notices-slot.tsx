import { useEffect } from 'react';
import { onOutboxFilled, onReturnToWaiting } from './sending/outbox-marker';
import { useLocale } from '@/i18n/locale-context';
import { loadMessages, type Messages } from '@/i18n/messages';

/** Milliseconds after which code that did not arrive is asked for again. */
const PAUSE = 30_000;

/** Goes on sending what waits in the outbox, on whatever page. Its code and words download when something waits. */
export function OutboxNoticesSlot() {
  const locale = useLocale();
  useEffect(() => {
    const left = new AbortController();
    let resume: (() => void) | null = null;
    const watch = async () => {
      if (resume) return;
      resume = () => undefined;
      const parts = await Promise.all([import('./notices/outbox-notices'), loadMessages(locale, 'outbox')]).catch(
        () => null,
      );
      // Left meanwhile: the next page's slot listens.
      if (left.signal.aborted) return;
      if (parts) return void (resume = parts[0].watchOutbox(parts[1] as Messages['outbox'], left.signal));
      resume = null;
      const timer = setTimeout(() => void watch(), PAUSE);
      left.signal.addEventListener('abort', () => clearTimeout(timer));
    };
    const ignore = onOutboxFilled(() => void watch());
    onReturnToWaiting(() => (resume ? resume() : void watch()), left);
    return () => {
      ignore();
      left.abort();
    };
  }, [locale]);
  return null;
}
