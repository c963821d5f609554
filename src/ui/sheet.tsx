import { useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { classNames } from './class-names';
import { ModalDialog } from './modal-dialog';

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
  /** It comes and goes within the first frame, the page behind it learns of it after that ({@link ModalDialog}), and it is kept. */
  paintsFirst?: boolean;
  /** With a button that closes it. */
  children: ReactNode;
}

/**
 * A panel at the side of the screen, over the dimmed page (a modal dialog: the focus stays in it). Put the focus on a
 * part of it with `FIRST_FOCUS`.
 */
export function Sheet({ open, ...rest }: SheetProps) {
  return rest.paintsFirst ? <KeptSheet open={open} {...rest} /> : open && <SheetDialog {...rest} />;
}

/** Stays in the document once it has been open: to draw it anew took longer than all else that its button's press sets off. */
function KeptSheet({ open, ...rest }: SheetProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const isOpen = useUntilPainted(open);
  return wasOpen && <SheetDialog {...rest} isOpen={isOpen} hidden={!open} />;
}

/** Follows a value that becomes false one frame later. */
function useUntilPainted(value: boolean): boolean {
  const [isKept, setKept] = useState(value);
  if (value && !isKept) setKept(true);
  useEffect(() => (isKept && !value ? afterPaint(() => setKept(false)) : undefined), [isKept, value]);
  return value || isKept;
}

function SheetDialog({
  label,
  onClose,
  side = 'start',
  tone = 'night',
  size = 'menu',
  className,
  children,
  ...rest
}: Omit<SheetProps, 'open'> & { isOpen?: boolean; hidden?: boolean }) {
  return (
    <ModalDialog
      {...rest}
      aria-label={label}
      className={classNames(
        'sheet my-0 h-dvh max-h-none overflow-hidden p-0',
        sizes[size],
        sides[side],
        tones[tone],
        className,
      )}
      closesBeside
      onClose={onClose}
    >
      <div className="flex h-full flex-col overflow-y-auto overscroll-contain">{children}</div>
    </ModalDialog>
  );
}
