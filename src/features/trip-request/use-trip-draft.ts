import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OutgoingRequest } from '@/data/outgoing-request';
import type { TripRequestPayload } from '@/data/submit-lead';
import { readDraft, saveDraft, type TripDraft } from './trip-draft';
import type { TripValues } from './trip-values';

/** What a request carries besides its values; it changes without anything to draw. */
export interface TripMemory {
  openedAt: number;
  outgoing: OutgoingRequest<TripRequestPayload> | null;
}

/** The memory; what is remembered is stored at once. */
export interface TripMemoryStore {
  recall: () => TripMemory;
  remember: (change: Partial<TripMemory>) => void;
}

interface DraftOptions {
  form: UseFormReturn<TripValues>;
  step: number;
  completed: readonly number[];
  phoneCountry: string;
  /** Called once with what an earlier visit left, before the first paint of this code. */
  onRestore: (draft: TripDraft) => void;
}

/** Milliseconds without a change after which the draft is stored. */
const QUIET = 400;

/** Keeps the draft in step with the form. */
export function useTripDraft({ form, step, completed, phoneCountry, onRestore }: DraftOptions): TripMemoryStore {
  const memory = useRef<TripMemory>({ openedAt: 0, outgoing: null });
  const latest = useRef({ step, completed, phoneCountry, onRestore });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    const { step, completed, phoneCountry } = latest.current;
    saveDraft({ values: form.getValues(), step, completed, phoneCountry, ...memory.current });
  }, [form]);

  const saveSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, QUIET);
  }, [save]);

  useLayoutEffect(() => {
    memory.current.openedAt = Date.now();
    const draft = readDraft();
    if (!draft) return;
    memory.current = { openedAt: draft.openedAt, outgoing: draft.outgoing };
    latest.current.onRestore(draft);
  }, []);

  useEffect(() => {
    latest.current = { step, completed, phoneCountry, onRestore };
    saveSoon();
  }, [step, completed, phoneCountry, onRestore, saveSoon]);

  useEffect(() => {
    const { unsubscribe } = form.watch(saveSoon);
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      save();
      unsubscribe();
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveHidden);
    };
  }, [form, save, saveSoon]);

  return useMemo(
    () => ({
      recall: () => memory.current,
      remember: (change) => {
        memory.current = { ...memory.current, ...change };
        save();
      },
    }),
    [save],
  );
}
