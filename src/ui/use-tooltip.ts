import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds that the pointer rests before the words appear (docs/spec/public-site.md#times-and-limits). */
const HOVER_DELAY_MS = 700;
/** Milliseconds that the pointer has to cross over to the words. */
const LEAVE_DELAY_MS = 150;

/** When a tooltip is open. The handlers belong on an element around both the control and the words. */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function turn(open: boolean, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delay);
  }
  function close() {
    clearTimeout(timer.current);
    setOpen(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape hides the words, the next one may close the dialog around them.
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(timer.current);
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen]);

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') turn(true, isOpen ? 0 : HOVER_DELAY_MS);
    },
    onPointerLeave: () => turn(false, LEAVE_DELAY_MS),
    onPointerDown: close,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) turn(true, 0);
    },
    onBlur: close,
  };
  return { isOpen, handlers };
}
