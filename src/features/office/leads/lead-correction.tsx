import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { LeadRecord } from '@/data/lead-record';
import { CONTACT_SERVICE_TYPE, leadField, staffFields, type LeadFieldName } from '@/data/leads';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { useHasDraft } from '@/ui/form/own-draft';
import { KeptNote } from '@/ui/form/kept-note';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { CorrectionField } from './correction-field';
import { useLastChanger } from './lead-names';
import { jointProblems, readStaffAnswer, typedAnswer } from './lead-answer';
import { SavingState } from './saving-state';
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
  const { frame } = useMessages('staff');
  const m = useMessages('staffLeads');
  const errors: Readonly<Record<string, string>> = m.errors;
  const names = correctedFields(record);
  const whoChanged = useLastChanger();
  const saving = useLeadWork(userId, record.id);
  const form = useKeptForm<Values>({
    keep: draftName(record),
    seen: Object.fromEntries(names.map((name) => [name, record[name]])),
    schema: schemaFor(record),
    defaultValues: Object.fromEntries(names.map((name) => [name, typedAnswer(name, record)])),
    errorText: (code) => errors[code] ?? code,
  });
  useWatch({ control: form.state.control });
  // The answers that the form began with: what others change meanwhile is not overwritten.
  const [seen] = useState<LeadRecord>(() => ({ ...record, ...(form.draft.seen as Partial<LeadRecord>) }));

  function close() {
    form.draft.forget();
    onClose();
  }

  function save(values: Values) {
    const work = changesOf(seen, values);
    if (Object.keys(work).length === 0) return close();
    return saving.mutate(
      { seen: { ...record, ...Object.fromEntries(names.map((name) => [name, seen[name]])) }, work },
      { onSuccess: ({ outcome }) => (outcome === 'saved' ? close() : undefined) },
    );
  }

  return (
    <form noValidate aria-label={m.correction.title} className="grid gap-4" onSubmit={form.submit(save)}>
      <p className="text-sm text-ink-2">{m.correction.text}</p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {names.map((name) => (
          <CorrectionField key={name} form={form} name={name} />
        ))}
      </div>
      <KeptNote form={form} words={frame.draft} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="small" busy={saving.isPending}>
          {m.correction.save}
        </Button>
        <Button tone="outline" size="small" className="inset-ring-0" onClick={close}>
          {m.correction.cancel}
        </Button>
        <SavingState
          saving={saving}
          conflict={
            saving.data?.outcome === 'changedByOther'
              ? m.correction.conflict(whoChanged(saving.data.record, names))
              : undefined
          }
        />
      </div>
    </form>
  );
}
