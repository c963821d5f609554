import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { classNames } from './class-names';

/** Marks where the focus begins in a dialog. */
export const FIRST_FOCUS = { 'data-first-focus': '' } as const;

interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'onCancel' | 'onClick' | 'open'> {
  /** Escape, the browser's back gesture, or a press beside it: render it no longer. */
  onClose: () => void;
  /** A press beside the dialog closes it. Such a dialog has no padding of its own: that would count as beside. */
  closesBeside?: boolean;
}

/**
 * The browser's own modal dialog over the dimmed page, open for as long as it is rendered: the
 * focus stays in it and returns to the previous element, or to what has taken its id since. It begins on what is marked {@link FIRST_FOCUS}: at React's
 * `autoFocus` the dialog is still closed.
 */
export function ModalDialog({ onClose, closesBeside = false, className, children, ...rest }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const { activeElement: opener } = document;
    element.showModal();
    element.dataset['locksScroll'] = '';
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      delete element.dataset['locksScroll'];
      // Once all that changes with it has changed: to close it, or to move the focus, the browser computes the styles of the page
      // as it stands, twice where another page follows.
      queueMicrotask(() => {
        // Shown again meanwhile: in development React takes every effect back once.
        if ('locksScroll' in element.dataset) return;
        if (element.isConnected) element.close();
        else if (document.activeElement === document.body && opener instanceof HTMLElement)
          // Drawn anew elsewhere, such as a ride in the lane of its new driver, it has the id it had.
          (opener.isConnected ? opener : document.getElementById(opener.id))?.focus({ preventScroll: true });
      });
    };
  }, []);

  return (
    // Escape closes a dialog by itself; a press beside it (on the element itself) does the same for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...rest}
      ref={dialog}
      className={classNames('shadow-3 backdrop:bg-night-950/50 forced-colors:border', className)}
      onCancel={(event) => {
        // Of a dialog inside this one: React hands its events up, which the browser does not.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Some browsers close it without asking, at the second Escape. The event comes late: it may be open again. Where somebody is
      // asked first, it stays.
      onClose={({ currentTarget }) => {
        const isClosedUnasked = () => !currentTarget.open && 'locksScroll' in currentTarget.dataset;
        if (!isClosedUnasked()) return;
        onClose();
        setTimeout(() => {
          if (currentTarget.isConnected && isClosedUnasked()) currentTarget.showModal();
        });
      }}
      onClick={(event) => {
        if (closesBeside && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
