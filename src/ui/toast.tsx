import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export interface Toast {
  tone: 'neutral' | 'success' | 'danger';
  title: string;
  text?: string | undefined;
  /** A link or button, such as "Open chat". */
  action?: ReactNode;
  /** Milliseconds on screen. */
  duration: number;
}

/** At most one toast at a time (specification, section 4): a new one takes the place of the old. */
let current: (Toast & { id: number }) | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function set(value: typeof current): void {
  current = value;
  for (const listener of listeners) listener();
}

export function showToast(toast: Toast): void {
  set({ ...toast, id: nextId++ });
}

export function dismissToast(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const bars = { neutral: 'border-sea-600', success: 'border-success', danger: 'border-danger' } as const;
const icons = { neutral: 'info', success: 'check', danger: 'alert' } as const;
const tints = { neutral: 'text-sea-600', success: 'text-success', danger: 'text-danger' } as const;

/**
 * Where toasts appear; stands once in the shell. Both live regions are always there, since one that comes together with
 * its words is not read out: failures interrupt, the rest waits for a pause.
 */
export function ToastOutlet({ closeLabel }: { closeLabel: string }) {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  const card = toast ? <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} /> : null;
  const isUrgent = toast?.tone === 'danger';
  return (
    <div className="pointer-events-none fixed inset-x-4 top-[calc(3.875rem+0.75rem+env(safe-area-inset-top))] z-toast md:inset-x-auto md:end-gutter md:top-auto md:bottom-[calc(var(--dock)+1rem+env(safe-area-inset-bottom))] md:w-108 print:hidden">
      <div role="alert">{isUrgent ? card : null}</div>
      <div role="status">{isUrgent ? null : card}</div>
    </div>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { isHeld, holdHandlers, returnFocus } = useHold();
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismissToast, toast.duration);
    return () => clearTimeout(timer);
  }, [isHeld, toast.duration]);

  function close() {
    returnFocus();
    dismissToast();
  }

  return (
    // The keys of the buttons inside, heard here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(
        'menu-appear pointer-events-auto flex items-start gap-3 rounded-lg border-s-[5px] bg-paper p-4 text-ink shadow-3 ring-1 ring-lime-200 forced-colors:border',
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
        className="-m-2 inline-flex size-11 flex-none items-center justify-center rounded text-ink-2 hover:bg-lime-100 focus-visible:-outline-offset-3"
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Reading takes as long as it takes: the clock stands still while the pointer or the focus is on the toast. */
function useHold() {
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
    /** A toast that closes under the focus gives it back to where it was. */
    returnFocus: () => {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}
