import { formatPrice } from '@/data/trip';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { useOpenTrip } from './trip-context';
import type { WishName } from './use-trip';

/** What became of a wish, where it was made; nothing while all is well. Stands in the page before its words come. */
export function WishNotice({ actions }: { actions: readonly WishName[] }) {
  const { wish, trip } = useOpenTrip();
  const locale = useLocale();
  const m = useMessages('trip');
  const isOurs = wish.kind !== 'idle' && actions.includes(wish.action);
  if (!isOurs || wish.kind === 'sending') return null;
  if (wish.kind === 'done') {
    const done: Readonly<Partial<Record<typeof wish.result, string>>> = m.done;
    const text = done[wish.result];
    return text ? (
      <Alert tone="success">
        <p>{text}</p>
      </Alert>
    ) : null;
  }
  if (wish.kind === 'unsure') {
    const text = wish.action === 'accept' ? m.unsure.accept : m.unsure.other;
    return (
      <Alert tone="warn">
        <p>{wish.isOffline ? m.unsure.offline : text}</p>
      </Alert>
    );
  }
  const refused: Readonly<Partial<Record<string, string>>> = m.refused;
  const fresh = trip.offer?.total_agorot;
  const isReplaced = wish.code === 'offer_replaced' && wish.before !== null && fresh !== undefined;
  return (
    <Alert tone="danger">
      <p>
        {isReplaced
          ? m.offer.replaced(formatPrice(locale, wish.before ?? 0), formatPrice(locale, fresh))
          : (refused[wish.code] ?? m.refused.other)}
      </p>
    </Alert>
  );
}
