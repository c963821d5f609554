import * as z from 'zod/mini';
import type { LeadRecord } from '@/data/lead-record';
import { SavePart } from '@/features/office/kit/save-part';
import { DraftNote } from '@/features/office/kit/side-sheet';
import { useRecordForm } from '@/features/office/kit/use-record-form';
import { useMessages } from '@/i18n/messages';
import { TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useLastChanger } from './lead-names';
import { noteDraftName, type NoteValues } from './note-draft';
import { useLeadWork } from './use-lead-work';

/** As long as the database lets it be. */
const LONGEST_NOTE = 4_000;

const schema = z.object({ staff_notes: z.string(), reference: z.string() });

/** What staff note about a lead. */
export function LeadNote({ record: lead }: { record: LeadRecord }) {
  const { step } = useMessages('staff');
  const m = useMessages('staffLeads').note;
  const whoChanged = useLastChanger();
  const { save } = useLeadWork(lead.id);
  const note = useRecordForm<LeadRecord, NoteValues, Awaited<ReturnType<typeof save>>>({
    keep: noteDraftName(lead.id),
    row: lead,
    schema,
    errorText: (code) => code,
    valuesOf: (row) => ({ staff_notes: row?.staff_notes ?? '', reference: lead.reference }),
    call: (row, { staff_notes }) => save(row ?? lead, { staff_notes: staff_notes.trim() || null }),
    rowOf: ({ record }) => record,
    again: [],
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={note.submit}>
      <FormField form={note.form} name="staff_notes" label={m.label} hint={m.hint}>
        {(control) => <TextArea {...control} rows={4} maxLength={LONGEST_NOTE} />}
      </FormField>
      <DraftNote form={note.form} />
      <SavePart
        record={note}
        size="small"
        whenTouched="usable"
        save={m.save}
        changed={step.changed(whoChanged(lead, ['staff_notes']))}
        told={(_, value) => ({ text: String(value) })}
      />
    </form>
  );
}
