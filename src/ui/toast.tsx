import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
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

/** Where toasts appear; stands once in the shell. The live region is always there, so that every toast is read out. */
export function ToastOutlet({ closeLabel }: { closeLabel: string }) {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  return (
    <div
      className="pointer-events-none fixed inset-x-4 top-20 z-toast sm:inset-x-auto sm:end-6 sm:top-auto sm:bottom-[calc(var(--dock)+1.5rem)] sm:w-96"
      role={toast?.tone === 'danger' ? 'alert' : 'status'}
    >
      {toast ? <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} /> : null}
    </div>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  // Reading takes as long as it takes: the clock stops while the pointer or the focus is on the toast.
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, toast.duration);
    return () => clearTimeout(timer);
  }, [held, toast.duration]);

  return (
    <div
      className={classNames(
        'pointer-events-auto flex items-start gap-3 rounded-lg border-s-[5px] bg-paper p-4 shadow-3 ring-1 ring-lime-200',
        bars[toast.tone],
      )}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.tone]} className={classNames('mt-0.5 size-5.5', tints[toast.tone])} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-bold">{toast.title}</p>
        {toast.text ? <p className="text-sm text-ink-2">{toast.text}</p> : null}
        {toast.action}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        className="-m-2 inline-flex size-11 flex-none items-center justify-center rounded hover:bg-lime-100"
        onClick={dismissToast}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
