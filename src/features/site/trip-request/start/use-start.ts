import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { keepStart, readKeptStart } from './kept-start';
import { EMPTY_START, type StartWish } from './start-wish';

interface Start {
  form: RefObject<HTMLFormElement | null>;
  wish: StartWish;
  set: (change: Partial<StartWish>) => void;
}

/**
 * The answers of a start. It begins with what its tab has kept, over which counts what was typed before this code was here.
 * @param destination what the page is about, in its words; "" where the visitor chooses @param page its name in every language
 */
export function useStart(destination: string, page: string): Start {
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState<StartWish>({ ...EMPTY_START, to: destination });
  const isRead = useRef(false);
  useLayoutEffect(() => {
    const early = form.current ? Object.entries(Object.fromEntries(new FormData(form.current))) : [];
    // What the page itself says stands in hidden fields.
    const isPages = (name: string) => form.current?.querySelector(`[type=hidden][name=${name}]`);
    const typed = early.filter(
      ([name, value]) => name in EMPTY_START && value !== '' && value !== destination && !isPages(name),
    );
    setWish({ ...EMPTY_START, to: destination, ...readKeptStart(page), ...Object.fromEntries(typed) });
  }, [destination, page]);
  useEffect(() => {
    const kept = { ...wish, to: wish.to === destination ? '' : wish.to };
    // Nothing is kept of a start that nobody has touched, but of one that was emptied.
    if (isRead.current || Object.values(kept).some((value) => value !== '')) keepStart(page, kept);
    isRead.current = Object.values(kept).some((value) => value !== '');
  }, [wish, destination, page]);
  return { form, wish, set: (change) => setWish((before) => ({ ...before, ...change })) };
}
