import { useEffect } from 'react';
import { onOutboxFilled } from '@/data/outbox/outbox-marker';
import { useLocale } from '@/i18n/locale-context';
import { loadMessages, type Messages } from '@/i18n/messages';

/** Goes on sending what waits in the outbox, on whatever page. Its code and words download when something waits. */
export function OutboxNoticesSlot() {
  const locale = useLocale();
  useEffect(() => {
    let end: (() => void) | null = null;
    const watch = async () => {
      if (end) return;
      end = () => undefined;
      const parts = await Promise.all([import('./outbox-notices'), loadMessages(locale, 'outbox')]).catch(() => null);
      // Without its code the next page tries again; left meanwhile, the next page's slot listens.
      if (parts && end) end = parts[0].watchOutbox(parts[1] as Messages['outbox']);
    };
    const ignore = onOutboxFilled(() => void watch());
    return () => {
      ignore();
      end?.();
      end = null;
    };
  }, [locale]);
  return null;
}
