import { useId, type ReactNode } from 'react';
import { Button, type ButtonStyle } from './button';
import { FIRST_FOCUS, ModalDialog } from './modal-dialog';

interface ConfirmDialogProps {
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Danger for actions that delete something. */
  tone?: ButtonStyle['tone'];
  onConfirm: () => void;
  /** The cancel button or Escape. */
  onCancel: () => void;
  /** What happens on confirmation. */
  children: ReactNode;
}

/**
 * A question over the dimmed page before something that is not easily undone. The focus begins on the button that
 * changes nothing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel, tone = 'danger', onConfirm, onCancel, children } = props;
  const id = useId();
  return (
    <ModalDialog
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(28rem,100vw-2rem)] rounded-lg bg-paper p-6 text-ink"
      onClose={onCancel}
    >
      <div className="grid gap-4">
        <h2 id={`${id}-title`} className="text-card wrap-anywhere">
          {title}
        </h2>
        <div id={`${id}-text`} className="text-ink-2">
          {children}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="outline" {...FIRST_FOCUS} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
