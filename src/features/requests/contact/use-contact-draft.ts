import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { readDraft, saveDraft } from './contact-draft';
import { emptyContact, fillContact, readContact, type ContactPlace } from './contact-values';

/** Milliseconds without a change after which the draft is stored. */
const QUIET = 400;

interface DraftStore {
  /** Something was typed. */
  touched: (form: HTMLFormElement) => void;
  /** Empties the form, and forgets what stood in it. */
  empty: (form: HTMLFormElement) => void;
}

/** Keeps the draft in step with the form, and brings back what an earlier visit left. */
export function useContactDraft(form: RefObject<HTMLFormElement | null>, place: ContactPlace): DraftStore {
  const draft = useRef(emptyContact);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    saveDraft(place, draft.current);
  }, [place]);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const stored = readDraft(place);
    if (stored) fillContact(element, stored);
    draft.current = readContact(element);
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
        draft.current = readContact(element);
        clearTimeout(timer.current);
        timer.current = setTimeout(save, QUIET);
      },
      empty: (element) => {
        element.reset();
        draft.current = emptyContact;
        save();
      },
    }),
    [save],
  );
}
