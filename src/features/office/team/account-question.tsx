import { useId, useState } from 'react';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Field, TextInput } from '@/ui/field';
import type { AccountChange } from './use-account-action';
import { nameOf } from './use-role-change';

/** As long as the database lets it be (profiles_department_length). */
const DEPARTMENT_LENGTH = 120;

interface AccountQuestionProps extends AccountChange {
  onConfirm: (change: AccountChange) => void;
  onCancel: () => void;
}

/** Asks before an account is removed, and where its owner works. */
export function AccountQuestion({ person, action, onConfirm, onCancel }: AccountQuestionProps) {
  const m = useMessages('staffTeam');
  const id = useId();
  const [department, setDepartment] = useState(person.department ?? '');
  const name = isolatedText(nameOf(person));
  if (action.kind !== 'department') {
    return (
      <ConfirmDialog
        title={m.removeQuestion.title(name)}
        confirmLabel={m.removeQuestion.confirm}
        cancelLabel={m.cancel}
        onConfirm={() => onConfirm({ person, action })}
        onCancel={onCancel}
      >
        <p>{m.removeQuestion.text}</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={m.departmentQuestion.title(name)}
      confirmLabel={m.departmentQuestion.confirm}
      cancelLabel={m.cancel}
      tone="secondary"
      onConfirm={() => onConfirm({ person, action: { kind: 'department', department } })}
      onCancel={onCancel}
    >
      <Field id={id} label={m.departmentQuestion.label}>
        <TextInput
          id={id}
          dir="auto"
          maxLength={DEPARTMENT_LENGTH}
          value={department}
          onChange={({ target }) => setDepartment(target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
