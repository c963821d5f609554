import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { ModalDialog } from './modal-dialog';

const sides = { start: 'me-auto sheet-from-start', end: 'ms-auto sheet-from-end' } as const;
const sizes = {
  menu: 'w-[86vw] max-w-84',
  /** The whole of a phone's screen. */
  page: 'w-full max-w-none sm:w-[92vw] sm:max-w-2xl',
} as const;
const tones = { night: 'on-dark bg-night-900 text-paper', paper: 'bg-paper text-ink' } as const;

interface SheetStyle {
  /** The edge it comes from. */
  side?: keyof typeof sides;
  tone?: keyof typeof tones;
  /** As wide as a page, or as narrow as a menu. */
  size?: keyof typeof sizes;
}

interface SheetProps extends SheetStyle {
  /** Accessible name. */
  label: string;
  open: boolean;
  /** Escape, a press beside the sheet, or the browser's back gesture: set `open` to false. */
  onClose: () => void;
  className?: string;
  /** With a button that closes it. */
  children: ReactNode;
}

/** The look of a dialog at the side of the screen. Its content goes into {@link SheetBody}. */
export const sheetClass = ({ side = 'start', tone = 'night', size = 'menu' }: SheetStyle = {}): string =>
  `sheet my-0 h-dvh max-h-none overflow-hidden p-0 shadow-3 backdrop:bg-night-950/50 forced-colors:border ${sizes[size]} ${sides[side]} ${tones[tone]}`;

/** The content of a sheet, which scrolls. */
export function SheetBody({ children }: { children: ReactNode }) {
  return <div className="flex h-full flex-col overflow-y-auto overscroll-contain">{children}</div>;
}

/**
 * A panel at the side of the screen, over the dimmed page (a modal dialog: the focus stays in it). Put the focus on a
 * part of it with `FIRST_FOCUS`.
 */
export function Sheet({ label, open, onClose, className, children, ...style }: SheetProps) {
  return (
    open && (
      <ModalDialog
        aria-label={label}
        className={classNames(sheetClass(style), className)}
        closesBeside
        onClose={onClose}
      >
        <SheetBody>{children}</SheetBody>
      </ModalDialog>
    )
  );
}
