import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createFeed, revokeFeed, type CalendarFeed } from '@/data/fleet';
import { formatDayInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CopyButton } from '@/ui/copy-button';
import { Ltr } from '@/ui/ltr';
import { feedsQuery } from './queries';

interface FeedLineProps {
  userId: string;
  /** Null: the office's. */
  driver: number | null;
  name: string;
  /** Undefined where there is none. */
  feed: CalendarFeed | undefined;
}

/** One feed: made, shown once, replaced, revoked. */
export function FeedLine({ userId, driver, name, feed }: FeedLineProps) {
  const m = useMessages('staffFleet').feeds;
  const cache = useQueryClient();
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const again = () => cache.invalidateQueries({ queryKey: feedsQuery(userId).queryKey });
  const making = useMutation({ mutationFn: () => createFeed(driver), onSettled: again });
  const revoking = useMutation({
    mutationFn: () => revokeFeed(driver),
    // The address that was shown opens nothing any more.
    onSuccess: () => making.reset(),
    onSettled: again,
  });
  const run = { renew: () => making.mutate(), revoke: () => revoking.mutate() };
  const isolated = isolatedText(name);
  return (
    <li className="grid gap-3 border-t border-stone-200 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <bdi className="font-bold">{name}</bdi> <FeedState feed={feed} />
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            tone="outline"
            size="small"
            busy={making.isPending}
            aria-label={(feed ? m.renewOf : m.createOf)(isolated)}
            onClick={() => (feed ? setAsking('renew') : making.mutate())}
          >
            {feed ? m.renew : m.create}
          </Button>
          {feed ? (
            <Button
              tone="outline"
              size="small"
              busy={revoking.isPending}
              aria-label={m.revokeOf(isolated)}
              onClick={() => setAsking('revoke')}
            >
              {m.revoke}
            </Button>
          ) : null}
        </div>
      </div>
      {making.data ? <NewAddress address={making.data} /> : null}
      {making.data === null ? <Alert tone="warn">{m.gone}</Alert> : null}
      {making.isError || revoking.isError ? <Alert tone="danger">{m.failed}</Alert> : null}
      {asking ? (
        <ConfirmDialog
          title={m[`${asking}Title`](isolated)}
          confirmLabel={m[asking]}
          cancelLabel={m.keep}
          onConfirm={() => {
            setAsking(null);
            run[asking]();
          }}
          onCancel={() => setAsking(null)}
        >
          {m[`${asking}Text`]}
        </ConfirmDialog>
      ) : null}
    </li>
  );
}

function FeedState({ feed }: Pick<FeedLineProps, 'feed'>) {
  const m = useMessages('staffFleet').feeds;
  const day = feed && `\u2066${formatDayInIsrael(feed.created_at)}\u2069`;
  return (
    <span className="text-sm text-ink-2">
      {!day ? m.none : feed.created_by_name ? m.madeBy(day, isolatedText(feed.created_by_name)) : m.made(day)}
    </span>
  );
}

/** The address, this once. */
function NewAddress({ address }: { address: string }) {
  const m = useMessages('staffFleet').feeds;
  const [isRefused, setRefused] = useState(false);
  return (
    <Alert tone="info">
      <p>{m.shown}</p>
      {isRefused ? <p className="font-bold">{m.copyFailed}</p> : null}
      <Ltr className="text-sm wrap-anywhere text-ink select-all">{address}</Ltr>
      <div className="text-ink">
        <CopyButton text={address} labels={m.copy} onFailure={() => setRefused(true)} />
      </div>
      <p className="text-sm">{m.secret}</p>
    </Alert>
  );
}
