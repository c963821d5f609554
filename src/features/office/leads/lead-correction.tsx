import { useState } from 'react';
import type { LeadRecord, LeadSaving } from '@/data/lead-record';
import { CONTACT_SERVICE_TYPE, leadField, staffFields, type LeadFieldName } from '@/data/leads';
import { SavePart } from '@/features/office/kit/save-part';
import { DraftNote } from '@/features/office/kit/side-sheet';
import { useRecordForm } from '@/features/office/kit/use-record-form';
import { knownName } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { useHasDraft } from '@/ui/form/own-draft';
import { CorrectionField, useShownAnswer } from './correction-field';
import { useLastChanger } from './lead-names';
import { readStaffAnswer, staffAnswers, typedAnswer } from './lead-answer';
import { useLeadWork } from './use-lead-work';

interface LeadCorrectionProps {
  record: LeadRecord;
}

/** What the customer says otherwise later is corrected here; the history keeps what was sent. */
export function LeadCorrection({ record }: LeadCorrectionProps) {
  const m = useMessages('staffLeads').correction;
  const [isOpen, setOpen] = useState(useHasDraft(draftName(record)));
  return isOpen ? (
    <CorrectionForm record={record} onClose={() => setOpen(false)} />
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

function CorrectionForm({ record, onClose }: LeadCorrectionProps & { onClose: () => void }) {
  const { step } = useMessages('staff');
  const m = useMessages('staffLeads');
  const names = correctedFields(record);
  const whoChanged = useLastChanger();
  const shown = useShownAnswer();
  const { save } = useLeadWork(record.id);
  const correction = useRecordForm<LeadRecord, Values, LeadSaving>({
    keep: draftName(record),
    row: record,
    schema: staffAnswers(names, formOf(record), isTakenDown(record)),
    errorText: (code) => knownName(m.errors, code),
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
      <DraftNote form={form} />
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
