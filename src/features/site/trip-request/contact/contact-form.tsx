import { Link } from 'react-router-dom';
import { business } from '@/config/business';
import { isRestNow } from '@/config/rest-clock';
import { CONTACT_SERVICE_TYPE, LEAD_FORM_ACTION, leadField, prepareSubmission } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { useBrowserValue } from '@/islands/use-browser-value';
import { Button } from '@/ui/button';
import { Optional, TextArea, TextInput } from '@/ui/field';
import { LtrIn } from '@/ui/ltr';
import { ErrorSummary } from '@/ui/form/error-summary';
import { FormField } from '@/ui/form/form-field';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { DraftNote } from '../drafts/draft-note';
import { DRAFTS } from '../drafts/form-draft';
import { useDraft } from '../drafts/use-draft';
import { contactSchema } from '../fields/form-schema';
import { emptyContact, HOME_CALLING_CODE, type ContactField, type ContactValues } from '../fields/form-values';
import { Honeypot } from '../sending/honeypot';
import { pageOutbox } from '../sending/outbox';
import { SendingPanels } from '../sending/sending-panels';
import { announceInvalid } from '../sending/sending-toasts';
import { CopyReference, SentAnswers, SentChatLink, SentReference, type SentProps } from '../sending/sent-parts';
import { useSending } from '../sending/use-sending';

/** In the order of the page. */
const FIELDS = ['name', 'phone', 'notes', 'email'] as const satisfies readonly ContactField[];
const NOTHING_MORE = {};

/** Where the form stands: on the page, or in the widget. */
type ContactPlace = 'contact' | 'callback';

interface ContactFormProps {
  /** There may be two on a page, each with ids and a draft of its own. */
  place: ContactPlace;
  /** Words of the button that sends. */
  sendLabel: string;
  /** Accessible name of the form. */
  label: string;
  /** Moment of `performance.now()` when the visitor first saw the form; 0 for a form that came with the page. */
  seenAt?: number;
}

/**
 * Name, phone, message and, if one likes, an e-mail address. Its HTML works by itself: until this code has hydrated it,
 * or where it never will, the browser posts it and the server answers with a page.
 */
export function ContactForm({ place, sendLabel, label, seenAt = 0 }: ContactFormProps) {
  const m = useMessages('contact');
  const locale = useLocale();
  const { form, sending, trap, send, dismiss, clear } = useContactForm(place, seenAt);
  const isHydrated = useIsHydrated();
  const isSending = sending.kind === 'sending';
  const isSent = sending.kind === 'sent';
  const sendChecked = async (how?: { asNew: boolean }) => {
    // Whoever leaves a number to be called has said it all; staff read it in words.
    if (place === 'callback' && !form.state.getValues('notes').trim()) form.state.setValue('notes', m.widget.callMe);
    if (await form.check()) await send(how);
    else announceInvalid(m);
  };

  return (
    <>
      {isSent ? <ContactSent sent={sending} words={m} onAnother={dismiss} /> : null}
      {/* The event is that of the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        hidden={isSent}
        action={LEAD_FORM_ACTION}
        method="post"
        aria-label={label}
        // The browser's own checks serve those without JavaScript.
        noValidate={isHydrated}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void sendChecked();
        }}
        onFocus={({ target }) => {
          if (target.id === form.fieldId('notes')) prepareSubmission();
        }}
      >
        <input type="hidden" name="service_type" value={CONTACT_SERVICE_TYPE} />
        <input type="hidden" name="language" value={locale} />
        <input type="hidden" name="country_code" value={HOME_CALLING_CODE} />
        <ErrorSummary
          title={m.summary.title}
          mark={m.summary.toastTitle}
          attempt={form.attempt}
          items={form.problems(FIELDS, (name, error) => m.summary.item(m.fields[name], error))}
        />
        <ContactFields form={form} place={place} />
        <Honeypot ref={trap} name="subject" />
        <SendingPanels sending={sending} words={m} onRetry={(how) => void sendChecked(how)} />
        <Button
          type="submit"
          data-sends=""
          tone="primary"
          icon="arrow"
          iconAtEnd
          busy={isSending}
          className="justify-self-start max-sm:w-full sm:min-w-52"
        >
          {/* In an element of its own a translator’s elements go with the text. */}
          <span>{isSending ? m.sending.busy : sendLabel}</span>
        </Button>
        <DraftNote form={form} empty={emptyContact} words={m.draft} onClear={clear} />
        <p className="border-t border-stone-200 pt-4 text-sm text-ink-2">
          <LtrIn
            sentence={m.notice.text(`${business.name[locale]} (${business.email})`, place === 'contact')}
            part={business.email}
          />{' '}
          <Link to={localizedPath(locale, '/privacy')}>{m.notice.privacy}</Link>.
        </p>
      </form>
    </>
  );
}

function useContactForm(place: ContactPlace, seenAt: number) {
  const words = useMessages('contact');
  const texts: Readonly<Record<string, string>> = words.errors;
  const form = useCheckedForm<ContactValues>({
    id: place,
    schema: contactSchema,
    defaultValues: emptyContact,
    errorText: (code) => texts[code] ?? words.errors.invalidValue,
    hasSummary: true,
  });
  const draft = useDraft({ place: DRAFTS[place], form: form.state, empty: emptyContact, more: NOTHING_MORE, seenAt });
  const sending = useSending({
    kind: 'contact',
    form,
    draft,
    name: DRAFTS[place].key,
    words,
    outbox: pageOutbox,
    onStored: form.restart,
    onRefused: form.showErrors,
  });
  const clear = () => {
    form.restart();
    draft.startAnew();
  };
  return { form, clear, ...sending };
}

/** Whether the form is hydrated; false in the prerendered HTML. */
const useIsHydrated = () => useBrowserValue(() => true, false);

type ContactFieldsProps = Pick<ReturnType<typeof useContactForm>, 'form'> & { place: ContactPlace };

function ContactFields({ form, place }: ContactFieldsProps) {
  const m = useMessages('contact');
  const limits = (name: ContactField) => ({
    maxLength: leadField(name).max,
    autoComplete: leadField(name).autoComplete,
  });
  const ltr = { dir: 'ltr', className: 'rtl:text-end' } as const;
  const isCallback = place === 'callback';
  const optional = (label: string) => <Optional label={label} word={m.optional} />;
  return (
    <>
      <FormField form={form} name="name" label={m.fields.name} required={m.required}>
        {(control) => <TextInput {...control} {...limits('name')} required minLength={leadField('name').min} />}
      </FormField>
      <FormField form={form} name="phone" label={m.fields.phone} required={m.required} hint={m.hints.phone}>
        {(control) => (
          <TextInput {...control} type="tel" {...ltr} inputMode="tel" autoComplete="tel" required maxLength={40} />
        )}
      </FormField>
      <FormField
        form={form}
        name="notes"
        label={isCallback ? optional(m.fields.notes) : m.fields.notes}
        {...(!isCallback && { required: m.required })}
        hint={m.hints.notes}
      >
        {(control) => <TextArea {...control} {...limits('notes')} required={!isCallback} rows={isCallback ? 3 : 4} />}
      </FormField>
      <FormField form={form} name="email" label={optional(m.fields.email)}>
        {(control) => <TextInput {...control} {...limits('email')} type="email" {...ltr} inputMode="email" />}
      </FormField>
    </>
  );
}

/** The lasting confirmation in the form's place: the reference, and what happens next. */
function ContactSent({ onAnother, ...props }: SentProps & { onAnother: () => void }) {
  const m = useMessages('contact').sent;
  return (
    <div className="grid justify-items-start gap-5 rounded-lg bg-sea-100 p-5 sm:p-8">
      <SentReference {...props} />
      <p>{isRestNow() ? m.restNext : m.next}</p>
      <SentAnswers {...props} />
      <div className="flex flex-wrap gap-3">
        <SentChatLink {...props} />
        <CopyReference {...props} />
        <Button tone="outline" size="small" icon="edit" onClick={onAnother}>
          {m.another}
        </Button>
      </div>
    </div>
  );
}
