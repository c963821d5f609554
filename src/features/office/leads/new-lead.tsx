import { useWatch } from 'react-hook-form';
import { createLead, LEAD_ORIGINS, leadField, staffFields, type LeadFieldName } from '@/data/leads';
import { ChoiceField } from '@/features/office/kit/fields';
import { DraftNote, SideSheet } from '@/features/office/kit/side-sheet';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { knownName } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { dropDraft, ownDraftNames, ownDraftPlace } from '@/lib/stored-draft';
import { TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { readKeptValues } from '@/ui/form/own-draft';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { CorrectionField } from './correction-field';
import { readStaffAnswer, staffAnswers } from './lead-answer';
import { leadListKey } from './queries';

const NAME = 'new-lead:';

interface NewLeadProps {
  /** Of the request that is being taken down: its draft, and the wish that however many sendings are one. Null: none is. */
  id: string | null;
  onClose: () => void;
  /** To the new request, or to the one that the same words made before. */
  onStored: (leadId: string) => void;
}

/** Takes down what a customer asks for by phone or WhatsApp. Closed, it stays on the device until it is stored or thrown away. */
export function NewLead({ id, onClose, ...rest }: NewLeadProps) {
  const m = useMessages('staffLeads');
  if (id === null) return null;
  return (
    <SideSheet label={m.newLead.title} onClose={onClose}>
      <NewLeadForm key={id} id={id} {...rest} />
    </SideSheet>
  );
}

/** The requests that an account has begun to take down on this device, with what they are known by so far. */
export function unsavedLeads(userId: string): { id: string; called: string }[] {
  return ownDraftNames(userId, NAME).flatMap((id) => {
    const kept = readKeptValues(ownDraftPlace(userId, NAME + id), firstValues);
    if (!kept) return [];
    const { name, phone, pickup, dropoff } = kept.values;
    return [{ id, called: [name, phone, pickup, dropoff].filter(Boolean).slice(0, 2).join(', ') }];
  });
}

export const dropUnsavedLead = (userId: string, id: string): void => dropDraft(ownDraftPlace(userId, NAME + id));

type Values = Record<string, string>;

const names: readonly LeadFieldName[] = staffFields('correction').filter((name) => leadField(name).forms.trip);
const firstValues: Values = {
  ...Object.fromEntries(names.map((name) => [name, ''])),
  origin: 'phone',
  staff_notes: '',
};

export function NewLeadForm({ id: key, onStored }: Omit<NewLeadProps, 'id' | 'onClose'> & { id: string }) {
  const m = useMessages('staffLeads');
  const form = useKeptForm<Values>({
    keep: NAME + key,
    schema: staffAnswers(names, 'trip', true),
    defaultValues: firstValues,
    errorText: (code) => knownName(m.errors, code),
  });
  useWatch({ control: form.state.control });
  const storing = useStep({
    call: async (values: Values) => {
      const answers = names.flatMap((name) => {
        const read = readStaffAnswer(name, 'trip', values, true);
        return 'value' in read && read.value !== null ? [[name, read.value] as const] : [];
      });
      const stored = await createLead(
        { ...Object.fromEntries(answers), staff_notes: values['staff_notes']?.trim() || null },
        values['origin'] ?? 'phone',
        key,
      );
      return stored ? { outcome: 'saved', id: stored.id } : { outcome: 'refused' };
    },
    again: [leadListKey],
    words: () => m.newLead.refused,
    onEnd: (end, stored) => {
      if (end !== 'done' || !stored?.id) return;
      form.draft.forget();
      onStored(stored.id);
    },
  });
  return (
    <form noValidate className="grid gap-4 px-4 py-6 sm:px-6" onSubmit={form.submit((values) => storing.run(values))}>
      <p className="text-ink-2">{m.newLead.text}</p>
      <ChoiceField
        form={form}
        name="origin"
        label={m.newLead.origin}
        className="text-sm"
        options={LEAD_ORIGINS.map((origin) => [origin, m.newLead.origins[origin]])}
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {names.map((name) => (
          <CorrectionField
            key={name}
            form={form}
            name={name}
            required={(name === 'name' || name === 'phone') && m.newLead.oneOfTwo}
          />
        ))}
      </div>
      <FormField form={form} name="staff_notes" label={m.note.label} hint={m.newLead.notesHint} className="text-sm">
        {(control) => <TextArea {...control} dir="auto" maxLength={4000} />}
      </FormField>
      <DraftNote form={form} />
      <StepState step={storing} />
      <StepButton type="submit" busy={storing.isBusy} className="justify-self-start">
        {m.newLead.save}
      </StepButton>
    </form>
  );
}
