import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { IconButton } from '@/ui/button';
import { KeptNote, type KeptNoteProps } from '@/ui/form/kept-note';
import { Sheet } from '@/ui/sheet';

interface SideSheetProps {
  /** Accessible name, and the title unless there is a `head`. */
  label: string;
  head?: ReactNode;
  /** Beside the button that closes it. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Something that stands beside the page it was opened from: the whole of a phone's screen. */
export function SideSheet({ label, head, actions, onClose, children }: SideSheetProps) {
  const { close } = useMessages('staff').frame;
  return (
    <Sheet open side="end" size="page" tone="paper" label={label} onClose={onClose}>
      <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-stone-200 bg-paper px-4 py-4 sm:px-6">
        <div className="min-w-0">{head ?? <h2 className="text-card wrap-anywhere">{label}</h2>}</div>
        <span className="flex flex-none gap-2">
          {actions}
          <IconButton icon="close" label={close} onClick={onClose} />
        </span>
      </header>
      {children}
    </Sheet>
  );
}

/** What was typed and not saved stays on this device, which is said, with a way to throw it away. */
export function DraftNote({ form }: Pick<KeptNoteProps, 'form'>) {
  return <KeptNote form={form} words={useMessages('staff').frame.draft} />;
}

interface FormSheetProps {
  title: string;
  /** It keeps what was typed: closing needs no question. */
  form: KeptNoteProps['form'];
  onClose: () => void;
  children: ReactNode;
}

/** Where something is entered, beside the page. */
export function FormSheet({ title, form, onClose, children }: FormSheetProps) {
  return (
    <SideSheet label={title} onClose={onClose}>
      <div className="grid gap-4 px-4 py-6 sm:px-6">
        <DraftNote form={form} />
        {children}
      </div>
    </SideSheet>
  );
}
