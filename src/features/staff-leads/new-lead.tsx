import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { createLead, LEAD_ORIGINS, leadField, readAnswerOf, staffFields, type LeadFieldName } from '@/data/leads';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button, IconButton } from '@/ui/button';
import { Field, TextArea } from '@/ui/field';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { Select } from '@/ui/select';
import { Sheet } from '@/ui/sheet';
import { CorrectionField } from './correction-field';
import { jointProblems, readTyped } from './lead-answer';
import { leadListKey } from './queries';

interface NewLeadProps {
  userId: string;
  /** To the new request, or to the one that the same words made before. */
  onStored: (leadId: string) => void;
}

/** Takes down what a customer asks for by phone or WhatsApp. */
export function NewLead({ userId, onStored }: NewLeadProps) {
  const m = useMessages('staffLeads');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="secondary" size="small" icon="plus" onClick={() => setOpen(true)}>
        {m.newLead.button}
      </Button>
      <Sheet open={isOpen} side="end" size="page" tone="paper" label={m.newLead.title} onClose={close}>
        <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-stone-200 bg-paper px-4 py-4 sm:px-6">
          <h2 className="text-card">{m.newLead.title}</h2>
          <IconButton icon="close" label={m.close} onClick={close} />
        </header>
        <NewLeadForm
          userId={userId}
          onStored={(leadId) => {
            close();
            onStored(leadId);
          }}
        />
      </Sheet>
    </>
  );
}

type Values = Record<string, string>;

const names: readonly LeadFieldName[] = staffFields('correction').filter((name) => leadField(name).forms.trip);
/** Whoever calls says where, when and how many; the rest can come later. */
const needed: ReadonlySet<LeadFieldName> = new Set([
  'name',
  'phone',
  'pickup',
  'dropoff',
  'travel_date',
  'passengers',
  'service_type',
]);

const answerOf = (name: LeadFieldName, values: Values) =>
  readAnswerOf(name, 'trip', readTyped(name, values[name] ?? ''));
const isBlank = (name: LeadFieldName, values: Values) => (values[name] ?? '').trim() === '';

const schema = z.record(z.string(), z.string()).check(({ value, issues }) => {
  for (const name of names) {
    const read = isBlank(name, value)
      ? needed.has(name) && { error: leadField(name).errors.missing }
      : answerOf(name, value);
    if (read && 'error' in read) issues.push({ code: 'custom', message: read.error, path: [name], input: value[name] });
  }
  for (const { field, error } of jointProblems(names, value))
    issues.push({ code: 'custom', message: error, path: [field], input: value[field] });
});

function NewLeadForm({ userId, onStored }: NewLeadProps) {
  const m = useMessages('staffLeads');
  const errors: Readonly<Record<string, string>> = m.errors;
  const id = useId();
  const cache = useQueryClient();
  // One wish, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const form = useCheckedForm<Values>({
    schema,
    defaultValues: { ...Object.fromEntries(names.map((name) => [name, ''])), origin: 'phone', staff_notes: '' },
    errorText: (code) => errors[code] ?? code,
  });
  useWatch({ control: form.state.control });
  const storing = useMutation({
    mutationFn: (values: Values) => {
      const answers = names.flatMap((name) => {
        const read = isBlank(name, values) ? null : answerOf(name, values);
        return read && 'value' in read ? [[name, read.value] as const] : [];
      });
      return createLead(
        { ...Object.fromEntries(answers), staff_notes: values['staff_notes']?.trim() || null },
        values['origin'] ?? 'phone',
        key,
      );
    },
    onSuccess: async (stored) => {
      if (!stored) return;
      await cache.invalidateQueries({ queryKey: leadListKey(userId) });
      onStored(stored.id);
    },
  });
  const isRefused = storing.isError || storing.data === null;
  return (
    <form
      noValidate
      className="grid gap-4 px-4 py-6 sm:px-6"
      onSubmit={form.submit((values) => storing.mutate(values))}
    >
      <p className="text-ink-2">{m.newLead.text}</p>
      <Field id={`${id}-origin`} label={m.newLead.origin} className="text-sm">
        <Select id={`${id}-origin`} {...form.state.register('origin')}>
          {LEAD_ORIGINS.map((origin) => (
            <option key={origin} value={origin}>
              {m.newLead.origins[origin]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {names.map((name) => (
          <CorrectionField key={name} form={form} name={name} />
        ))}
      </div>
      <Field id={`${id}-notes`} label={m.note.label} hint={m.newLead.notesHint} className="text-sm">
        <TextArea
          id={`${id}-notes`}
          aria-describedby={`${id}-notes-hint`}
          dir="auto"
          maxLength={4000}
          {...form.state.register('staff_notes')}
        />
      </Field>
      {isRefused ? <Alert tone="danger">{storing.isError ? m.newLead.failed : m.newLead.refused}</Alert> : null}
      <Button type="submit" tone="secondary" busy={storing.isPending} className="justify-self-start">
        {m.newLead.save}
      </Button>
    </form>
  );
}
