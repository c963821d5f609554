import { useEffect, useState } from 'react';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { canKeep, dropExpired, forgetTrip, keepTrip, keptTrip } from './kept-trips';
import { useOpenTrip } from './trip-context';
import type { TripLink } from './use-trip-link';

/** Milliseconds since 1970 until when the trip is kept on this phone; null: it is not, undefined: not known yet. */
type Kept = number | null | undefined;

/** By one press the trip opens without a network; nothing is stored unasked. */
export function KeepOffline({ link }: { link: TripLink }) {
  const { trip } = useOpenTrip();
  const locale = useLocale();
  const m = useMessages('trip').keep;
  const [until, setUntil] = useState<Kept>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { reference, key } = link;
  useEffect(() => {
    void keptTrip({ reference, key }).then((kept) => setUntil(kept?.until ?? null));
    void dropExpired().catch(() => {});
  }, [reference, key]);
  if (until === undefined || (until === null && !canKeep(trip))) return null;
  const keep = async () => {
    setBusy(true);
    setFailed(false);
    try {
      setUntil((await keepTrip(link, trip, locale)).until);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const forget = async () => {
    await forgetTrip(link);
    setUntil(null);
  };
  return (
    <section aria-label={m.title} className="grid justify-items-start gap-3 px-1 print:hidden">
      <p role="status" className="text-ink-2">
        {until === null ? m.hint : m.kept(isolatedText(shortMoment(locale, new Date(until))))}
      </p>
      {hasFailed ? (
        <Alert tone="warn">
          <p>{m.failed}</p>
        </Alert>
      ) : null}
      {until === null ? (
        <Button
          tone="outline"
          icon="wifi"
          busy={isBusy}
          busyLabel={m.keeping}
          className="max-sm:w-full"
          onClick={() => void keep()}
        >
          {m.keep}
        </Button>
      ) : (
        <Button tone="outline" size="small" icon="close" onClick={() => void forget()}>
          {m.forget}
        </Button>
      )}
    </section>
  );
}
