import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { publishPriceList, savePriceDraft, type PriceContent, type PriceDraft, type PriceOutcome } from '@/data/prices';
import { useStep } from '@/features/office/kit/use-step';
import { dropDraft, readStoredDraft, storeDraft, type DraftPlace } from '@/lib/stored-draft';
import { useDraftPlace } from '@/ui/form/own-draft';
import { changesBetween, mergeChanges, type PriceChange } from './price-changes';
import { priceDraftQuery, priceHistoryQuery } from './queries';

/** What somebody else has saved meanwhile, upon which one's own changes now stand. */
interface Overtaken {
  by: string | null;
  changes: readonly PriceChange[];
}

/** Makes the next content of the present one. */
export type ChangeContent = (content: PriceContent) => PriceContent;

type Wish = { by: 'save' } | { by: 'publish'; note: string; confirm: boolean };

/** What is worked on: the saved draft that it began with, and one's own changes upon it. */
interface Work {
  base: PriceDraft;
  content: PriceContent;
  overtaken: Overtaken | null;
}

/** One's own changes put upon a draft that somebody else has saved. */
const upon = (draft: PriceDraft, before: PriceContent, mine: PriceContent): Work => ({
  base: draft,
  content: mergeChanges(before, mine, draft.content),
  overtaken: { by: draft.changed_by_name, changes: changesBetween(before, draft.content) },
});

interface StoredWork {
  hash: string;
  before: PriceContent;
  content: PriceContent;
}

function beginWith(place: DraftPlace | null, loaded: PriceDraft): Work {
  const kept =
    place &&
    readStoredDraft<StoredWork>(place, ({ hash, before, content }) => {
      if (!hash || !before || !content) return null;
      // What is no list throws, and is no draft.
      changesBetween(before, content);
      return { hash, before, content };
    });
  if (!kept) return { base: loaded, content: loaded.content, overtaken: null };
  return kept.hash === loaded.hash
    ? { base: loaded, content: kept.content, overtaken: null }
    : upon(loaded, kept.before, kept.content);
}

const NOTHING_SAID = { version: null, count: null, constraint: null };

/**
 * The draft as it is worked on: own changes are kept here until they are saved or published. A colleague's newer draft is
 * never overwritten unseen: own changes are put upon it, and `overtaken` says what it has changed.
 */
export function usePriceDraft(loaded: PriceDraft) {
  const cache = useQueryClient();
  // Unsaved changes stay on the device, so that a closed page loses none.
  const place = useDraftPlace('prices');
  const [work, setWork] = useState(() => beginWith(place, loaded));
  const { base, content, overtaken } = work;
  const isChanged = changesBetween(base.content, content).length > 0;

  useEffect(() => {
    if (!place) return;
    if (isChanged) storeDraft(place, { hash: base.hash, before: base.content, content });
    else dropDraft(place);
  }, [place, base, content, isChanged]);

  const step = useStep({
    call: async (wish: Wish): Promise<PriceOutcome> => {
      const saved: PriceOutcome = isChanged
        ? await savePriceDraft(base.hash, content)
        : { ...NOTHING_SAID, outcome: 'saved', draft: base };
      if (wish.by === 'save' || saved.outcome !== 'saved' || !saved.draft) return saved;
      const { draft } = saved;
      const published = await publishPriceList(draft.hash, wish.note, wish.confirm);
      return { ...published, draft: published.draft ?? draft };
    },
    // A colleague may have published, too.
    again: [priceHistoryQuery.queryKey],
    words: () => '',
    onEnd: (end, answer) => {
      const draft = answer?.draft;
      if (!draft) return;
      setWork(
        end === 'changed'
          ? upon(draft, base.content, content)
          : { base: draft, content: draft.content, overtaken: null },
      );
      cache.setQueryData(priceDraftQuery.queryKey, draft);
    },
  });

  return {
    content,
    base,
    isChanged,
    overtaken,
    step,
    change: (update: ChangeContent) => {
      setWork((present) => ({ ...present, content: update(present.content) }));
      step.reset();
    },
    discard: () => {
      setWork({ base, content: base.content, overtaken: null });
      step.reset();
    },
  };
}
export type PriceWork = ReturnType<typeof usePriceDraft>;
