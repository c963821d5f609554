import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** Milliseconds that a toast stays on the screen: the more there is to read, and the less it is waited for, the longer. */
const TOAST_MS = { short: 4_000, medium: 5_000, long: 7_000, failure: 8_000, unexpected: 30_000 } as const;

export interface Toast {
  tone: 'neutral' | 'success' | 'danger';
  title: string;
  text?: string | undefined;
  /** A link or button, such as "Open chat". */
  action?: ReactNode;
  /** How long it stays; where it is missing, a failure's time for failures and a short one for the rest. */
  stays?: keyof typeof TOAST_MS;
}

export interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
}

/** A toast and the component that draws it, which comes with `showToast`: a page without toasts never downloads it. */
interface ShownToast extends Toast {
  id: number;
  Card: ComponentType<ToastCardProps>;
}

/** At most one toast at a time (docs/spec/public-site.md#times-and-limits): a new one takes the place of the old. */
let current: ShownToast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function set(value: ShownToast | null): void {
  current = value;
  for (const listener of listeners) listener();
}

/** Milliseconds that a toast stays on the screen. */
export const toastDuration = ({ tone, stays }: Toast): number =>
  TOAST_MS[stays ?? (tone === 'danger' ? 'failure' : 'short')];

export function putToast(toast: Toast, Card: ComponentType<ToastCardProps>): void {
  set({ ...toast, Card, id: nextId++ });
}

export function dismissToast(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
  const card = toast ? <toast.Card key={toast.id} toast={toast} closeLabel={closeLabel} /> : null;
  const isUrgent = toast?.tone === 'danger';
  return (
    <div className="pointer-events-none fixed inset-x-4 top-[calc(3.875rem+0.75rem+env(safe-area-inset-top))] z-toast md:inset-x-auto md:end-gutter md:top-auto md:bottom-[calc(var(--dock)+1rem+env(safe-area-inset-bottom))] md:w-108 print:hidden">
      <div role="alert">{isUrgent ? card : null}</div>
      <div role="status">{isUrgent ? null : card}</div>
    </div>
  );
}
