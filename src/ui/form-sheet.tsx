import type { ReactNode } from 'react';
import { IconButton } from './button';
import { KeptNote, type KeptNoteProps } from './form/kept-note';
import { Sheet } from './sheet';

interface FormSheetProps {
  title: string;
  words: { close: string; draft: KeptNoteProps['words'] };
  /** It keeps what was typed: closing needs no question. */
  form: KeptNoteProps['form'];
  onClose: () => void;
  children: ReactNode;
}

/** Where something is entered, over the page: the whole of a phone's screen. */
export function FormSheet({ title, words: m, form, onClose, children }: FormSheetProps) {
  return (
    <Sheet open side="end" size="page" tone="paper" label={title} onClose={onClose}>
      <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-stone-200 bg-paper px-4 py-4 sm:px-6">
        <h2 className="text-card wrap-anywhere">{title}</h2>
        <IconButton icon="close" label={m.close} onClick={onClose} />
      </header>
      <div className="grid gap-4 px-4 py-6 sm:px-6">
        <KeptNote form={form} words={m.draft} />
        {children}
      </div>
    </Sheet>
  );
}
