import * as Accordion from '@radix-ui/react-accordion';
import { useState } from 'react';
import type { PriceContent, PublishedPrices } from '@/data/prices';
import { Moment } from '@/features/office/kit/moment';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Icon } from '@/ui/icon';
import { ChangeList } from './change-list';
import { changesBetween } from './price-changes';

interface PriceHistoryProps {
  /** The newest first. */
  lists: readonly PublishedPrices[];
  /** Whether there are changes that taking up an earlier list would throw away. */
  isChanged: boolean;
  onTakeUp: (content: PriceContent) => void;
}

/** What was published when, by whom, and what changed with it, of one list at a time. */
export function PriceHistory({ lists, isChanged, onTakeUp }: PriceHistoryProps) {
  const m = useMessages('staffPrices');
  /** The list that is asked about before unsaved changes go. */
  const [wished, setWished] = useState<PublishedPrices | null>(null);
  return (
    <>
      <Accordion.Root type="single" collapsible asChild>
        <ol className="grid">
          {lists.map((list, nth) => {
            const earlier = lists[nth + 1];
            const changes = earlier ? changesBetween(earlier.content, list.content) : [];
            return (
              <li key={list.version} className="grid gap-2 border-t border-stone-200 px-5 py-4">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p>
                    <strong>{m.listNumber(list.version)}</strong> {list.is_sample ? m.sample : null}{' '}
                    <Moment at={list.published_at} className="text-ink-2" />{' '}
                    {list.published_by_name ? <bdi>{list.published_by_name}</bdi> : null}
                  </p>
                  <Button
                    tone="outline"
                    size="small"
                    onClick={() => (isChanged ? setWished(list) : onTakeUp(list.content))}
                  >
                    {m.takeUp}
                    <span className="sr-only"> {m.listNumber(list.version)}</span>
                  </Button>
                </div>
                {list.note ? (
                  <p>
                    <bdi>{list.note}</bdi>
                  </p>
                ) : null}
                {changes.length > 0 && earlier ? (
                  <Accordion.Item value={String(list.version)}>
                    <Accordion.Header asChild>
                      <h3>
                        <Accordion.Trigger className="group flex min-h-11 items-center gap-2 py-2 text-sm font-bold">
                          {m.changed(changes.length)}
                          <Icon
                            name="chevron"
                            className="size-4 transition-transform duration-200 group-data-[state=open]:rotate-180"
                          />
                        </Accordion.Trigger>
                      </h3>
                    </Accordion.Header>
                    <Accordion.Content>
                      <ChangeList changes={changes} lists={[list.content, earlier.content]} />
                    </Accordion.Content>
                  </Accordion.Item>
                ) : null}
              </li>
            );
          })}
        </ol>
      </Accordion.Root>
      {wished ? (
        <ConfirmDialog
          title={`${m.takeUp}: ${m.listNumber(wished.version)}`}
          confirmLabel={m.takeUp}
          cancelLabel={m.back}
          onConfirm={() => {
            setWished(null);
            onTakeUp(wished.content);
          }}
          onCancel={() => setWished(null)}
        >
          {m.takeUpText}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
