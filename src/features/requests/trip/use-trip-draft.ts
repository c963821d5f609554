import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readDraft, saveDraft, type TripDraft } from './trip-draft';
import type { TripValues } from './trip-values';

/** When the form was first opened, milliseconds since 1970; it changes without anything to draw. */
export interface OpeningMoment {
  recall: () => number;
  /** A new request begins now. */
  renew: () => void;
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
export function useTripDraft({ form, step, completed, phoneCountry, onRestore }: DraftOptions): OpeningMoment {
  const openedAt = useRef(0);
  const latest = useRef({ step, completed, phoneCountry, onRestore });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    const { step, completed, phoneCountry } = latest.current;
    saveDraft({ values: form.getValues(), step, completed, phoneCountry, openedAt: openedAt.current });
  }, [form]);

  const saveSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, QUIET);
  }, [save]);

  useLayoutEffect(() => {
    const draft = readDraft();
    openedAt.current = draft?.openedAt ?? Date.now();
    if (!draft) return;
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
      recall: () => openedAt.current,
      renew: () => {
        openedAt.current = Date.now();
        save();
      },
    }),
    [save],
  );
}
