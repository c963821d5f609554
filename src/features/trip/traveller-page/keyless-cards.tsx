import { emailProblem } from '@/data/typed-email';
import type { ReactNode } from 'react';
import { internationalNumber } from '@/data/trip';
import { useMessages } from '@/i18n/messages';
import { TextArea, TextInput } from '@/ui/field';
import { ErrorSummary } from '@/ui/form/error-summary';
import { FormField } from '@/ui/form/form-field';
import { useLightForm } from '@/ui/form/use-light-form';
import { errorWords } from './error-words';
import { KeylessCard } from './keyless-card';
import { useKeylessCall } from './use-keyless-call';

const REFERENCE = /^(?:TM-?)?([2-9A-HJ-NP-Z]{5})$/iu;
/** "tm7k3q9" as "TM-7K3Q9"; nothing where nothing was typed. */
const asReference = (typed: string) => {
  const [, sign] = REFERENCE.exec(typed) ?? [];
  return sign ? { reference: `TM-${sign.toUpperCase()}` } : {};
};
const digits = (value: string) => value.replaceAll(/\D/gu, '').length;
/** Fewer digits are no telephone number. */
const PHONE_DIGITS = 7;

const RULES = {
  reference: (value: string) => (value && !REFERENCE.test(value) ? 'reference' : undefined),
  contact: (value: string) => {
    if (!value.includes('@')) return digits(value) < PHONE_DIGITS ? 'contact' : undefined;
    const problem = emailProblem(value);
    return problem === 'invalidEmail' ? 'contact' : (problem ?? undefined);
  },
  name: (value: string) => (value.length < 2 ? 'nameMin' : undefined),
  phone: (value: string) => (digits(value) < PHONE_DIGITS ? 'phoneMin' : undefined),
  text: () => undefined,
};

/** The link sent once more, and a notice of cancelling. */
export function KeylessCards() {
  return (
    <>
      <FindLinkCard />
      <CancelNoticeCard />
    </>
  );
}

function useWords() {
  const m = useMessages('trip');
  return { ...m, errorText: (code: string) => errorWords(m.errors, code) };
}

function FindLinkCard() {
  const m = useWords();
  const { find } = m.keyless;
  const { contact, reference } = RULES;
  const form = useLightForm({ id: 'find-link', rules: { contact, reference }, errorText: m.errorText });
  const { sending, send } = useKeylessCall(form.showErrors);
  const labels = { contact: find.contact, reference: m.keyless.reference };
  return (
    <KeylessCard
      action="find_link"
      title={find.title}
      text={find.text}
      sending={sending}
      taken={m.keyless.linkAsked}
      sendLabel={find.send}
      tone="primary"
      summary={
        <ErrorSummary
          {...m.summary}
          attempt={form.attempt}
          items={form.problems((name, error) => `${labels[name]}: ${error}`)}
        />
      }
      onSubmit={form.submit(
        (values) =>
          void send({
            action: 'find_link',
            contact: values.contact.includes('@') ? values.contact : internationalNumber(values.contact),
            ...asReference(values.reference),
          }),
      )}
    >
      <FormField
        form={form}
        name="contact"
        label={labels.contact}
        required={m.keyless.required}
        hint={find.contactHint}
      >
        {(control) => (
          <TextInput {...control} required maxLength={254} dir="ltr" className="rtl:text-end" autoComplete="email" />
        )}
      </FormField>
      <FormField
        form={form}
        name="reference"
        label={<Optional>{labels.reference}</Optional>}
        hint={m.keyless.referenceHint}
      >
        {(control) => <ReferenceInput control={control} />}
      </FormField>
    </KeylessCard>
  );
}

function CancelNoticeCard() {
  const m = useWords();
  const { notice } = m.keyless;
  const { name, phone, reference, text } = RULES;
  const form = useLightForm({ id: 'notice', rules: { name, phone, reference, text }, errorText: m.errorText });
  const { sending, send } = useKeylessCall(form.showErrors);
  const labels = { name: notice.name, phone: notice.phone, reference: m.keyless.reference, text: notice.more };
  return (
    <KeylessCard
      action="cancel_notice"
      title={notice.title}
      text={notice.text}
      sending={sending}
      taken={notice.taken}
      sendLabel={notice.send}
      tone="secondary"
      summary={
        <ErrorSummary
          {...m.summary}
          attempt={form.attempt}
          items={form.problems((field, error) => `${labels[field]}: ${error}`)}
        />
      }
      onSubmit={form.submit(
        (values) =>
          void send({
            action: 'cancel_notice',
            name: values.name,
            phone: internationalNumber(values.phone),
            ...asReference(values.reference),
            ...(values.text && { text: values.text }),
          }),
      )}
    >
      <FormField form={form} name="name" label={labels.name} required={m.keyless.required}>
        {(control) => <TextInput {...control} required minLength={2} maxLength={100} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="phone" label={labels.phone} required={m.keyless.required} hint={notice.phoneHint}>
        {(control) => (
          <TextInput
            {...control}
            required
            type="tel"
            inputMode="tel"
            maxLength={40}
            dir="ltr"
            className="rtl:text-end"
            autoComplete="tel"
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="reference"
        label={<Optional>{labels.reference}</Optional>}
        hint={m.keyless.referenceHint}
      >
        {(control) => <ReferenceInput control={control} />}
      </FormField>
      <FormField form={form} name="text" label={<Optional>{labels.text}</Optional>}>
        {(control) => <TextArea {...control} rows={2} maxLength={1000} />}
      </FormField>
    </KeylessCard>
  );
}

function Optional({ children }: { children: ReactNode }) {
  const { optional } = useMessages('trip').keyless;
  return (
    <>
      {children} <span className="font-normal text-ink-3">{optional}</span>
    </>
  );
}

function ReferenceInput({ control }: { control: object }) {
  return (
    <TextInput
      {...control}
      maxLength={12}
      dir="ltr"
      className="rtl:text-end"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
