import { useState, type ReactNode } from 'react';
import { IconButton } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Sheet } from './sheet';

interface FormSheetProps {
  title: string;
  words: { close: string; discard: Readonly<Record<'title' | 'text' | 'confirm' | 'keep', string>> };
  /** Something was typed that is not saved: closing asks first. */
  isDirty: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Where something is entered, over the page: the whole of a phone's screen. */
export function FormSheet({ title, words: m, isDirty, onClose, children }: FormSheetProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Sheet open side="end" size="page" tone="paper" label={title} onClose={close}>
      <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-stone-200 bg-paper px-4 py-4 sm:px-6">
        <h2 className="text-card wrap-anywhere">{title}</h2>
        <IconButton icon="close" label={m.close} onClick={close} />
      </header>
      <div className="px-4 py-6 sm:px-6">{children}</div>
      {isAsking ? (
        <ConfirmDialog
          title={m.discard.title}
          confirmLabel={m.discard.confirm}
          cancelLabel={m.discard.keep}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          {m.discard.text}
        </ConfirmDialog>
      ) : null}
    </Sheet>
  );
}
