import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface CentredDialogProps {
  onClose: () => void;
  /** Gets the focus back: Radix knows only of its own triggers, and Safari focuses no button on a click. */
  opener?: HTMLElement;
  /** Its measures: width, greatest height, gaps. */
  className: string;
  /** With a `Title` of Radix among them. */
  children: ReactNode;
}

/** Radix's dialog over the middle of a page of the back office; open as long as it is drawn. */
export function CentredDialog({ onClose, opener, className, children }: CentredDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        {/* Radix's own overlay would inject a style element, which the page's policy forbids. */}
        <div aria-hidden="true" className="fixed inset-0 z-sheet bg-night-950/50" />
        <Dialog.Content
          data-locks-scroll
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
          className={classNames(
            'fixed inset-x-4 top-1/2 z-sheet mx-auto grid -translate-y-1/2 overflow-y-auto rounded-lg bg-paper shadow-3 outline-none forced-colors:border',
            className,
          )}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
