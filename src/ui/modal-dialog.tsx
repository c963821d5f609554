import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { classNames } from './class-names';

/** Marks where the focus begins in a dialog. */
export const FIRST_FOCUS = { 'data-first-focus': '' } as const;

interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'onCancel' | 'onClick' | 'open'> {
  /** Escape, the browser's back gesture, or a press beside it: render it no longer. */
  onClose: () => void;
  /** Rendered and shut, for as long as it is false. */
  isOpen?: boolean;
  /** A press beside the dialog closes it. Such a dialog has no padding of its own: that would count as beside. */
  closesBeside?: boolean;
  /**
   * It is painted before it becomes modal. To make the page behind it inert, the browser computes every style of the page
   * anew, longer than a press should wait for its answer. For dialogs that nothing of the page lies over.
   */
  paintsFirst?: boolean;
}

/**
 * The browser's own modal dialog over the dimmed page, open for as long as it is rendered, unless said otherwise: the
 * focus stays in it and returns to the previous element. It begins on what is marked {@link FIRST_FOCUS}: at React's
 * `autoFocus` the dialog is still closed.
 */
export function ModalDialog({
  onClose,
  isOpen = true,
  closesBeside = false,
  paintsFirst = false,
  className,
  children,
  ...rest
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const open = () => {
      // One that is open already cannot become modal.
      element.open = false;
      element.showModal();
      element.dataset['locksScroll'] = '';
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    };
    const { activeElement: opener } = document;
    let stop = () => undefined as void;
    if (paintsFirst) {
      element.open = true;
      stop = afterPaint(open);
    } else open();
    return () => {
      stop();
      delete element.dataset['locksScroll'];
      // Once all that changes with it has changed: to close it, or to move the focus, the browser computes the styles of the page
      // as it stands, twice where another page follows.
      queueMicrotask(() => {
        if (element.isConnected) element.close();
        else if (document.activeElement === document.body && opener instanceof HTMLElement)
          opener.focus({ preventScroll: true });
      });
    };
  }, [isOpen, paintsFirst]);

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
