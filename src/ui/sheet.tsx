import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';

const sides = { start: 'me-auto sheet-from-start', end: 'ms-auto sheet-from-end' } as const;
const sizes = {
  menu: 'w-[86vw] max-w-84',
  /** The whole of a phone's screen. */
  page: 'w-full max-w-none sm:w-[92vw] sm:max-w-2xl',
} as const;
const tones = { night: 'on-dark bg-night-900 text-paper', paper: 'bg-paper text-ink' } as const;

interface SheetProps {
  /** Accessible name. */
  label: string;
  open: boolean;
  /** Escape, a press beside the sheet, or the browser's back gesture: set `open` to false. */
  onClose: () => void;
  /** The edge it comes from. */
  side?: keyof typeof sides;
  tone?: keyof typeof tones;
  /** As wide as a page, or as narrow as a menu. */
  size?: keyof typeof sizes;
  className?: string;
  /** With a button that closes it. */
  children: ReactNode;
}

/**
 * A panel at the side of the screen, over the dimmed page: the browser's own modal dialog, so the focus stays in it and
 * returns to where it was. Put the focus on a part of it with `autoFocus`.
 */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({
  label,
  onClose,
  side = 'start',
  tone = 'night',
  size = 'menu',
  className,
  children,
}: Omit<SheetProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closing before the element leaves the document gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // Escape closes a dialog by itself; a press beside it (on the element itself) does the same for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      data-locks-scroll=""
      aria-label={label}
      className={classNames(
        'sheet my-0 h-dvh max-h-none overflow-hidden p-0 shadow-3 backdrop:bg-night-950/50 forced-colors:border',
        sizes[size],
        sides[side],
        tones[tone],
        className,
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Some browsers close it without asking, at the second Escape. The event comes late: it may be open again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="flex h-full flex-col overflow-y-auto overscroll-contain">{children}</div>
    </dialog>
  );
}
