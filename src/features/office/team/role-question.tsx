import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { nameOf, type RoleChange } from './use-role-change';

interface RoleQuestionProps extends RoleChange {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before every role is taken, or the highest given. */
export function RoleQuestion({ person, role, onConfirm, onCancel }: RoleQuestionProps) {
  const m = useMessages('staffTeam');
  const words = role === null ? m.takeQuestion : m.adminQuestion;
  return (
    <ConfirmDialog
      title={words.title(isolatedText(nameOf(person)))}
      confirmLabel={words.confirm}
      cancelLabel={m.cancel}
      tone={role === null ? 'danger' : 'secondary'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
