import { useQuery } from '@tanstack/react-query';
import { createFeed, revokeFeed, type CalendarFeed, type Driver } from '@/data/fleet';
import { driverName, formatDayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { PanelCard } from '@/ui/panel-card';
import { Loaded } from '@/features/office/kit/lookup';
import { useState } from 'react';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CopyButton } from '@/ui/copy-button';
import { Ltr } from '@/ui/ltr';
import { feedsQuery } from './queries';

/** Addresses from which calendars read the rides: one for the office, one for each driver. */
export function FeedsPanel({ drivers }: { drivers: readonly Driver[] }) {
  const m = useMessages('staffFleet').feeds;
  const locale = useLocale();
  const feeds = useQuery(feedsQuery);
  const owners = [
    { no: null, name: m.office },
    ...drivers.filter(({ active }) => active).map(({ no, name }) => ({ no, name: driverName(locale, name) })),
  ];
  return (
    <PanelCard title={m.title} busy={feeds.isPending}>
      <div className="grid max-w-prose gap-1 px-5 pb-5 text-sm text-ink-2">
        <p>{m.intro}</p>
        <p>{m.limits}</p>
      </div>
      <Loaded of={feeds} failed={m.loadFailed} className="m-5">
        {(known) => (
          <ul aria-label={m.title}>
            {owners.map(({ no, name }) => (
              <FeedLine
                key={no ?? 'office'}
                driver={no}
                name={name}
                feed={known.find(({ driver_no }) => driver_no === no)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </PanelCard>
  );
}

interface FeedLineProps {
  /** Null: the office's. */
  driver: number | null;
  name: string;
  /** Undefined where there is none. */
  feed: CalendarFeed | undefined;
}

/** One feed: made, shown once, replaced, revoked. */
function FeedLine({ driver, name, feed }: FeedLineProps) {
  const m = useMessages('staffFleet').feeds;
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const again = [feedsQuery.queryKey];
  const making = useStep({
    call: async () => {
      const address = await createFeed(driver);
      return { outcome: address === null ? 'gone' : 'saved', address };
    },
    again,
    words: () => m.gone,
  });
  // The address that was shown opens nothing any more.
  const revoking = useStep<void, void>({ call: () => revokeFeed(driver), again, onEnd: () => making.reset() });
  const run = { renew: () => making.run(), revoke: () => revoking.run() };
  const isolated = isolatedText(name);
  return (
    <li className="grid gap-3 border-t border-stone-200 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <bdi className="font-bold">{name}</bdi> <FeedState feed={feed} />
        </p>
        <div className="flex flex-wrap gap-2">
          <StepButton
            tone="outline"
            size="small"
            busy={making.isBusy}
            aria-label={(feed ? m.renewOf : m.createOf)(isolated)}
            onClick={() => (feed ? setAsking('renew') : making.run())}
          >
            {feed ? m.renew : m.create}
          </StepButton>
          {feed ? (
            <StepButton
              tone="outline"
              size="small"
              busy={revoking.isBusy}
              aria-label={m.revokeOf(isolated)}
              onClick={() => setAsking('revoke')}
            >
              {m.revoke}
            </StepButton>
          ) : null}
        </div>
      </div>
      {making.answer?.address ? <NewAddress address={making.answer.address} /> : null}
      <StepState step={making} />
      <StepState step={revoking} />
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
