import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftPlace } from '@/lib/stored-draft';
import { mergeTyped, readDraft, saveDraft, type FormDraft } from './form-draft';

/** Milliseconds without a change after which the draft is stored. */
const SAVE_DELAY_MS = 400;

export interface Draft {
  /** When the form was opened, by the visitor's clock. */
  openedAt: () => Date;
  /** A new request begins now: the draft of the last one goes. */
  startAnew: () => void;
}

interface DraftOptions<FormValues extends object, More> {
  place: DraftPlace;
  form: UseFormReturn<FormValues>;
  empty: FormValues;
  /** What else the form remembers. */
  more: More;
  /** Moment of `performance.now()` when the visitor first saw the form. */
  seenAt: number;
  /** Called once with what an earlier visit left, before the first paint of this code. */
  onRestore?: (more: Partial<More>) => void;
}

/**
 * When the form was opened: as the draft says, and in any case no later than a clock says that cannot be set back. A form
 * that has been on the screen for long must not look like a machine's.
 */
function openingOf(draft: FormDraft<unknown, unknown> | null, seenAt: number): Date {
  const seen = Date.now() - (performance.now() - seenAt);
  return new Date(Math.min(draft?.openedAt ?? seen, seen));
}

/** Keeps the draft in step with the form, and brings back what an earlier visit left. */
export function useDraft<FormValues extends object, More extends object>(
  options: DraftOptions<FormValues, More>,
): Draft {
  const { form, more, seenAt } = options;
  const latest = useRef(options);
  const opening = useRef({ stored: null as FormDraft<FormValues, More> | null, seenAt });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    const { place, empty, form, more } = latest.current;
    const openedAt = openingOf(opening.current.stored, opening.current.seenAt).getTime();
    saveDraft(place, empty, { values: form.getValues(), openedAt, more });
  }, []);
  const saveSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, SAVE_DELAY_MS);
  }, [save]);

  useLayoutEffect(() => {
    const { place, empty, form, onRestore } = latest.current;
    const draft = readDraft<FormValues, More>(place, empty);
    // The start script has held it for a draft.
    document.querySelector(`[data-draft="${place.key}"]`)?.removeAttribute('inert');
    opening.current.stored = draft;
    if (!draft) return;
    // Until its own effects have run, `getValues` knows nothing of what was typed early.
    form.setValues(mergeTyped(draft.values, form.control._formValues as FormValues, empty));
    onRestore?.(draft.more);
  }, []);

  useEffect(() => {
    latest.current = options;
  });
  useEffect(saveSoon, [more, saveSoon]);

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
      openedAt: () => openingOf(opening.current.stored, opening.current.seenAt),
      startAnew: () => {
        opening.current = { stored: null, seenAt: performance.now() };
        save();
      },
    }),
    [save],
  );
}
