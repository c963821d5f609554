import { useWatch } from 'react-hook-form';
import { business } from '@/config/business';
import { Title } from '@radix-ui/react-dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { deletePerson, readIdentifier, type DeletedPerson, type PersonCounts } from '@/data/data-desk';
import { ChoiceField } from '@/features/office/kit/fields';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CentredDialog } from '@/ui/centred-dialog';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { Ltr } from '@/ui/ltr';
import { useCounts, type CountName } from './count-list';
import { PersonName } from './person-name';

/** What goes in any case. */
const DELETED: readonly CountName[] = ['requests', 'history', 'messages', 'visits', 'invitations', 'drivers'];

/** The person's e-mail or phone, typed once more, and whether bookings leave a bare entry for the books or go with everything else. */
const schemaFor = (identifier: string) =>
  z.object({
    confirmed: z.string().check(z.refine((typed) => readIdentifier(typed) === identifier, 'mismatch')),
    bookings: z.enum(['keep', 'delete']),
  });

interface DeleteDialogProps {
  identifier: string;
  /** The numbers that were found. */
  found: PersonCounts;
  onClose: () => void;
  onDeleted: (deleted: DeletedPerson, keptBookings: boolean) => void;
}

/** Names what will be deleted and what will stay, and asks for the person's e-mail or phone once more. */
export function DeleteDialog({ identifier, found, onClose, onDeleted }: DeleteDialogProps) {
  const m = useMessages('staffDataDesk');
  const [counts, setCounts] = useState(found);
  const form = useCheckedForm({
    schema: schemaFor(identifier),
    defaultValues: { confirmed: '', bookings: 'keep' },
    errorText: () => m.confirm.mismatch,
  });
  const keeps = useWatch({ control: form.state.control, name: 'bookings' }) === 'keep';
  const deletion = useStep<void, DeletedPerson>({
    call: () => deletePerson(identifier, { keepBookings: keeps, expectedRequests: counts.requests }),
    again: [],
    // Said above, with the numbers that hold now.
    words: () => '',
    onEnd: (end, answer) => {
      if (!answer) return;
      if (end === 'done') onDeleted(answer, keeps);
      else setCounts(answer.counts);
    },
  });
  const hasBookings = counts.bookings + counts.kept_bookings > 0;

  return (
    <CentredDialog onClose={onClose} className="max-h-[92svh] max-w-xl gap-4 p-5 sm:p-6">
      <Title className="text-card">{m.confirm.title}</Title>
      <p>
        <strong>
          <PersonName identifier={identifier} />
        </strong>
        {' · '}
        {m.confirm.text}
      </p>
      {deletion.answer?.outcome === 'changed' ? <Alert tone="warn">{m.confirm.changed}</Alert> : null}
      {deletion.answer?.outcome === 'upcoming_ride' ? (
        <Alert tone="danger" title={m.confirm.upcomingTitle}>
          <p>
            {m.confirm.upcoming} <Ltr>{deletion.answer.references?.join(', ')}</Ltr>
          </p>
        </Alert>
      ) : null}
      <Goes counts={counts} />
      {hasBookings ? (
        <div className="grid gap-1">
          <ChoiceField
            inSight
            form={form}
            name="bookings"
            label={
              counts.bookings > 0 ? m.confirm.bookings(counts.bookings) : m.confirm.keptBefore(counts.kept_bookings)
            }
            options={[
              ['keep', m.confirm.keep, m.confirm.keepHint(business.retention.bookingYears)],
              ['delete', m.confirm.deleteAll, m.confirm.deleteAllHint],
            ]}
          />
          {!keeps && counts.kept_bookings > 0 ? <p className="text-sm text-ink-2">{m.confirm.keptGoToo}</p> : null}
        </div>
      ) : null}
      {counts.consents + counts.rides_driven > 0 ? (
        <div className="grid gap-1 text-sm text-ink-2">
          <p className="font-bold text-ink">{m.confirm.stays}</p>
          {counts.consents > 0 ? <p>{m.confirm.consentsStay}</p> : null}
          {counts.rides_driven > 0 ? <p>{m.confirm.ridesStay}</p> : null}
        </div>
      ) : null}
      <form noValidate className="grid gap-4" onSubmit={form.submit(() => deletion.run())}>
        <FormField form={form} name="confirmed" label={m.confirm.type}>
          {(control) => <TextInput {...control} dir="auto" autoComplete="off" spellCheck={false} />}
        </FormField>
        <StepState step={deletion} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="outline" onClick={onClose}>
            {m.confirm.cancel}
          </Button>
          <StepButton type="submit" tone="danger" busy={deletion.isBusy} busyLabel={m.confirm.deleting}>
            {m.confirm.delete}
          </StepButton>
        </div>
      </form>
    </CentredDialog>
  );
}

function Goes({ counts }: { counts: PersonCounts }) {
  const m = useMessages('staffDataDesk').confirm;
  const { colon } = useMessages('staff').frame;
  const shown = useCounts(counts, { names: DELETED });
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="font-bold">{m.goes}</p>
      <ul className="list-disc ps-5">
        {shown.map(({ name, label, figure }) => (
          <li key={name}>
            {label}
            {colon} <strong>{figure}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
