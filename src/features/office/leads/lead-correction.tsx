import { useState } from 'react';
import * as z from 'zod/mini';
import type { LeadRecord, LeadSaving } from '@/data/lead-record';
import { CONTACT_SERVICE_TYPE, leadField, staffFields, type LeadFieldName } from '@/data/leads';
import { SavePart } from '@/features/office/kit/save-part';
import { useRecordForm } from '@/features/office/kit/use-record-form';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { useHasDraft } from '@/ui/form/own-draft';
import { KeptNote } from '@/ui/form/kept-note';
import { CorrectionField, useShownAnswer } from './correction-field';
import { useLastChanger } from './lead-names';
import { jointProblems, readStaffAnswer, typedAnswer } from './lead-answer';
import { useLeadWork } from './use-lead-work';

interface LeadCorrectionProps {
  userId: string;
  record: LeadRecord;
}

/** What the customer says otherwise later is corrected here; the history keeps what was sent. */
export function LeadCorrection({ userId, record }: LeadCorrectionProps) {
  const m = useMessages('staffLeads').correction;
  const [isOpen, setOpen] = useState(useHasDraft(draftName(record)));
  return isOpen ? (
    <CorrectionForm userId={userId} record={record} onClose={() => setOpen(false)} />
  ) : (
    <Button tone="outline" size="small" icon="edit" className="justify-self-start" onClick={() => setOpen(true)}>
      {m.button}
    </Button>
  );
}

const draftName = ({ id }: LeadRecord) => `correction:${id}`;

type Values = Record<string, string>;

const formOf = ({ service_type }: LeadRecord) => (service_type === CONTACT_SERVICE_TYPE ? 'contact' : 'trip');

/** Whoever called has said what they knew. */
const isTakenDown = ({ origin }: LeadRecord) => origin !== 'site';

const correctedFields = (record: LeadRecord): LeadFieldName[] =>
  staffFields('correction').filter((name) => leadField(name).forms[formOf(record)]);

/** Each field by its own rule; the messages are the codes of the request form. */
const schemaFor = (record: LeadRecord) =>
  z.record(z.string(), z.string()).check(({ value, issues }) => {
    for (const name of correctedFields(record)) {
      const read = readStaffAnswer(name, formOf(record), value, isTakenDown(record));
      if ('error' in read) issues.push({ code: 'custom', message: read.error, path: [name], input: value[name] });
    }
    for (const { field, error } of jointProblems(correctedFields(record), value))
      issues.push({ code: 'custom', message: error, path: [field], input: value[field] });
  });

/** The answers that differ from those of the record, under the names of their columns. */
function changesOf(record: LeadRecord, values: Values): Partial<LeadRecord> {
  const said = (name: LeadFieldName) => {
    const read = readStaffAnswer(name, formOf(record), values, isTakenDown(record));
    return 'value' in read ? read.value : null;
  };
  return Object.fromEntries(
    correctedFields(record).flatMap((name) => {
      const read = readStaffAnswer(name, formOf(record), values, isTakenDown(record));
      if ('error' in read || (name === 'service_type' && read.value === null)) return [];
      const value = name === 'name' && read.value === null ? said('phone') : read.value;
      return value !== record[name] ? [[name, value]] : [];
    }),
  );
}

function CorrectionForm({ userId, record, onClose }: LeadCorrectionProps & { onClose: () => void }) {
  const { frame, step } = useMessages('staff');
  const m = useMessages('staffLeads');
  const errors: Readonly<Record<string, string>> = m.errors;
  const names = correctedFields(record);
  const whoChanged = useLastChanger();
  const shown = useShownAnswer();
  const { save } = useLeadWork(userId, record.id);
  const correction = useRecordForm<LeadRecord, Values, LeadSaving>({
    keep: draftName(record),
    row: record,
    schema: schemaFor(record),
    errorText: (code) => errors[code] ?? code,
    valuesOf: (row) => Object.fromEntries(names.map((name) => [name, typedAnswer(name, row ?? record)])),
    call: async (row, values) => {
      const seen = row ?? record;
      const work = changesOf(seen, values);
      return Object.keys(work).length === 0 ? { outcome: 'saved', record: seen } : save(seen, work);
    },
    rowOf: (saving) => saving.record,
    again: [],
    onDone: onClose,
  });
  const { form } = correction;
  return (
    <form noValidate aria-label={m.correction.title} className="grid gap-4" onSubmit={correction.submit}>
      <p className="text-sm text-ink-2">{m.correction.text}</p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {names.map((name) => (
          <CorrectionField key={name} form={form} name={name} />
        ))}
      </div>
      <KeptNote form={form} words={frame.draft} />
      <SavePart
        record={correction}
        size="small"
        save={m.correction.save}
        changed={step.changed(whoChanged(record, names))}
        told={(name, value) => ({
          label: m.fields[name as LeadFieldName],
          text: shown(name as LeadFieldName, String(value)),
        })}
      >
        <Button
          tone="outline"
          size="small"
          className="inset-ring-0"
          onClick={() => {
            form.draft.forget();
            onClose();
          }}
        >
          {m.correction.cancel}
        </Button>
      </SavePart>
    </form>
  );
}
