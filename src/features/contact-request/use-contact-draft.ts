import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { Outbox } from '@/data/lead-sender';
import type { ContactMessagePayload } from '@/data/submit-lead';
import { readDraft, saveDraft, type ContactDraft } from './contact-draft';
import { emptyContact, fillContact, readContact, type ContactPlace } from './contact-values';

/** Milliseconds without a change after which the draft is stored. */
const QUIET = 400;

interface DraftStore {
  /** Something was typed. */
  touched: (form: HTMLFormElement) => void;
  /** The message is stored: the form is empty again. */
  emptied: () => void;
  outbox: Outbox<ContactMessagePayload>;
}

/** Keeps the draft in step with the form, and brings back what an earlier visit left. */
export function useContactDraft(form: RefObject<HTMLFormElement | null>, place: ContactPlace): DraftStore {
  const draft = useRef<ContactDraft>({ values: emptyContact, outgoing: null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    saveDraft(place, draft.current);
  }, [place]);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const stored = readDraft(place);
    if (stored) fillContact(element, stored.values);
    draft.current = { values: readContact(element), outgoing: stored?.outgoing ?? null };
  }, [form, place]);

  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      save();
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveHidden);
    };
  }, [save]);

  return useMemo(
    () => ({
      touched: (element) => {
        draft.current.values = readContact(element);
        clearTimeout(timer.current);
        timer.current = setTimeout(save, QUIET);
      },
      emptied: () => {
        draft.current = { values: emptyContact, outgoing: null };
        save();
      },
      outbox: {
        get: () => draft.current.outgoing,
        put: (outgoing) => {
          draft.current.outgoing = outgoing;
          save();
        },
      },
    }),
    [save],
  );
}
