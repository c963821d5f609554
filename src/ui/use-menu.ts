import { useEffect, useId, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

type End = 'first' | 'last';

/** Milliseconds between two letters of one word that is typed to find an item. */
const TYPING_PAUSE_MS = 500;

const itemsOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

/**
 * Opening, closing and the keys of a menu button: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 * The arrows across follow the line of reading.
 */
export function useMenu(button: RefObject<HTMLElement | null>, menu: RefObject<HTMLElement | null>) {
  const id = useId();
  /** Which item gets the focus; null while the menu is closed. */
  const [openAt, setOpenAt] = useState<End | null>(null);
  const isOpen = openAt !== null;

  // After the menu is positioned: it cannot be focused before.
  useEffect(() => {
    if (openAt)
      itemsOf(menu.current)
        .at(openAt === 'first' ? 0 : -1)
        ?.focus();
  }, [openAt, menu]);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      const isInside = [button, menu].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) setOpenAt(null);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen, button, menu]);

  function close() {
    button.current?.focus();
    setOpenAt(null);
  }

  const onMenuKeyDown = useMenuKeys(menu, close);
  return {
    id,
    isOpen,
    /** Closes the menu, then does what was chosen. */
    select: (action?: () => void) => {
      close();
      action?.();
    },
    buttonHandlers: {
      onClick: () => setOpenAt(isOpen ? null : 'first'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
    menuHandlers: {
      onKeyDown: onMenuKeyDown,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !menu.current?.contains(relatedTarget) && relatedTarget !== button.current)
          setOpenAt(null);
      },
    },
  };
}

/** Moves the focus among the items: arrows, Home and End, and the first letters of an item's words. */
export function useMenuKeys(menu: RefObject<HTMLElement | null>, close: () => void) {
  const [typed, setTyped] = useState({ letters: '', at: 0 });

  return (event: KeyboardEvent) => {
    const items = itemsOf(menu.current);
    const index = items.findIndex((item) => item === document.activeElement);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const moves: Record<string, number | undefined> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: index + 1,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: index - 1,
      Home: 0,
      End: items.length - 1,
    };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setTyped({ letters: '', at: 0 });
      items.at(target % items.length)?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key.trim().length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const isContinued = typed.letters !== '' && event.timeStamp - typed.at < TYPING_PAUSE_MS;
      const letters = (isContinued ? typed.letters : '') + event.key.toLowerCase();
      setTyped({ letters, at: event.timeStamp });
      // A first letter moves on from the focused item; more letters may still mean that item.
      const from = isContinued ? index : index + 1;
      const ahead = [...items.slice(from), ...items.slice(0, from)];
      ahead.find((item) => item.textContent.trim().toLowerCase().startsWith(letters))?.focus();
    }
  };
}
