import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { dismissToast, putToast, toastDuration, type Toast, type ToastCardProps } from './toast-outlet';

export { dismissToast, type Toast } from './toast-outlet';

/** Shows a toast in the shell's outlet, in place of the current one. */
export function showToast(toast: Toast): void {
  putToast(toast, ToastCard);
}

const bars = { neutral: 'border-sea-600', success: 'border-success', danger: 'border-danger' } as const;
const icons = { neutral: 'info', success: 'check', danger: 'alert' } as const;
const tints = { neutral: 'text-sea-600', success: 'text-success', danger: 'text-danger' } as const;

function ToastCard({ toast, closeLabel }: ToastCardProps) {
  const { isHeld, holdHandlers, returnFocus } = usePauseWhileHeld();
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismissToast, toastDuration(toast));
    return () => clearTimeout(timer);
  }, [isHeld, toast]);

  function close() {
    returnFocus();
    dismissToast();
  }

  return (
    // Key presses of the buttons inside bubble to here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(
        'menu-appear pointer-events-auto flex items-start gap-3 rounded-lg border-s-[5px] bg-paper p-4 text-ink shadow-3 ring-1 ring-stone-200 forced-colors:border',
        bars[toast.tone],
      )}
      {...holdHandlers}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <Icon name={icons[toast.tone]} className={classNames('mt-0.5 size-5.5', tints[toast.tone])} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <div className="grid min-w-0 flex-[1_1_11rem] gap-0.5">
          <p className="font-bold">{toast.title}</p>
          {toast.text ? <p className="text-sm text-ink-2">{toast.text}</p> : null}
        </div>
        {toast.action}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        className="-m-2 inline-flex size-11 flex-none items-center justify-center rounded text-ink-2 hover:bg-stone-100 focus-visible:-outline-offset-3"
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Pauses the toast's clock while the pointer or the focus is on it, so that nobody has to read against time. */
function usePauseWhileHeld() {
  const [isHeld, setHeld] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  return {
    isHeld,
    holdHandlers: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setHeld(true);
      },
      onBlur: () => setHeld(false),
    },
    /** A toast that is closed while it has the focus returns it to the previous element. */
    returnFocus: () => {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}
