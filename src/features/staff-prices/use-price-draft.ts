import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { publishPriceList, savePriceDraft, type PriceContent, type PriceDraft, type PriceOutcome } from '@/data/prices';
import { changesBetween, mergeChanges, type PriceChange } from './price-numbers';
import { priceDraftQuery, priceHistoryQuery } from './queries';

/** What somebody else has saved meanwhile, upon which one's own changes now stand. */
interface Overtaken {
  by: string | null;
  changes: readonly PriceChange[];
}

/** Makes the next content of the present one. */
export type ChangeContent = (content: PriceContent) => PriceContent;

type Step = { by: 'save' } | { by: 'publish'; note: string; confirm: boolean };

/**
 * The draft as it is worked on: own changes are kept here until they are saved or published. A colleague's newer draft is
 * never overwritten unseen: own changes are put upon it, and `overtaken` says what it has changed.
 */
export function usePriceDraft(userId: string, loaded: PriceDraft) {
  const cache = useQueryClient();
  const [base, setBase] = useState(loaded);
  const [content, setContent] = useState(loaded.content);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const isChanged = changesBetween(base.content, content).length > 0;

  const step = useMutation({
    mutationFn: async (wish: Step): Promise<PriceOutcome> => {
      const saved: PriceOutcome = isChanged
        ? await savePriceDraft(base.hash, content)
        : { outcome: 'saved', draft: base };
      if (wish.by === 'save' || saved.outcome !== 'saved' || !saved.draft) return saved;
      const { draft } = saved;
      const published = await publishPriceList(draft.hash, wish.note, wish.confirm);
      return { draft, ...published };
    },
    onSuccess: async ({ outcome, draft }) => {
      if (draft && outcome === 'changed_by_other') {
        setOvertaken({ by: draft.changed_by_name, changes: changesBetween(base.content, draft.content) });
        setContent(mergeChanges(base.content, content, draft.content));
      } else {
        setOvertaken(null);
        if (draft) setContent(draft.content);
      }
      if (draft) {
        setBase(draft);
        cache.setQueryData(priceDraftQuery(userId).queryKey, draft);
      }
      if (outcome === 'published') await cache.invalidateQueries({ queryKey: priceHistoryQuery(userId).queryKey });
    },
  });

  return {
    content,
    base,
    isChanged,
    overtaken,
    step,
    change: (update: ChangeContent) => {
      setContent(update);
      step.reset();
    },
    discard: () => {
      setContent(base.content);
      setOvertaken(null);
      step.reset();
    },
  };
}
export type PriceWork = ReturnType<typeof usePriceDraft>;
