import { TextField } from '@/features/office/kit/fields';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useKeptForm } from '@/ui/form/use-kept-form';
import * as z from 'zod/mini';
import { nameOf, type TeamChange } from './use-team-change';

/** As long as the database lets it be (profiles_department_length). */
const DEPARTMENT_LENGTH = 120;

interface TeamQuestionProps {
  change: TeamChange;
  onConfirm: (change: TeamChange) => void;
  onCancel: () => void;
}

/** Asks before an account is removed, every role is taken or the highest given; and where somebody works. */
export function TeamQuestion({ change, onConfirm, onCancel }: TeamQuestionProps) {
  const m = useMessages('staffTeam');
  if (change.kind === 'department') return <DepartmentQuestion {...{ change, onConfirm, onCancel }} />;
  const isGiven = change.kind === 'role' && change.role !== null;
  const words = change.kind === 'role' ? (isGiven ? m.adminQuestion : m.takeQuestion) : m.removeQuestion;
  return (
    <ConfirmDialog
      title={words.title(isolatedText(nameOf(change.person)))}
      confirmLabel={words.confirm}
      cancelLabel={m.cancel}
      tone={isGiven ? 'secondary' : 'danger'}
      onConfirm={() => onConfirm(change)}
      onCancel={onCancel}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}

const schema = z.object({ department: z.string() });

function DepartmentQuestion({
  change: { person },
  onConfirm,
  onCancel,
}: TeamQuestionProps & { change: { kind: 'department' } }) {
  const { cancel, departmentQuestion: m } = useMessages('staffTeam');
  const form = useKeptForm({
    keep: `department:${person.id}`,
    schema,
    defaultValues: { department: person.department ?? '' },
    errorText: (code) => code,
  });
  return (
    <ConfirmDialog
      title={m.title(isolatedText(nameOf(person)))}
      confirmLabel={m.confirm}
      cancelLabel={cancel}
      tone="secondary"
      onConfirm={() => {
        form.draft.forget();
        onConfirm({ person, kind: 'department', ...form.state.getValues() });
      }}
      onCancel={onCancel}
    >
      <TextField form={form} name="department" label={m.label} maxLength={DEPARTMENT_LENGTH} />
    </ConfirmDialog>
  );
}
