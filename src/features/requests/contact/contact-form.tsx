import { Link } from 'react-router-dom';
import { business } from '@/config/business';
import { LEAD_FORM_ACTION } from '@/data/lead-form-action';
import { useBrowserValue } from '@/islands/use-browser-value';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Button } from '@/ui/button';
import { ErrorSummary } from '@/ui/error-summary';
import { Honeypot } from '../honeypot';
import { FailedAlert, SlowAlert } from '../sending/sending-alerts';
import { ContactFields } from './contact-fields';
import { ContactSent } from './contact-sent';
import { CONTACT_FIELDS, fieldId, TRAP_NAME, type ContactPlace } from './contact-values';
import { useContactForm } from './use-contact-form';
import type { ContactSending } from './use-contact-state';

/** Name of the control that an event comes from. */
const nameOf = (target: EventTarget) => (target instanceof Element && target.getAttribute('name')) || '';

interface ContactFormProps {
  place: ContactPlace;
  /** Words of the button that sends. */
  sendLabel: string;
  /** Accessible name of the form. */
  label: string;
  /** Moment of `performance.now()` when the visitor first saw the form; 0 for a form that came with the page. */
  openedAt?: number;
}

/**
 * Name, phone, message and, if one likes, an e-mail address. Its HTML works by itself: until this code has taken over,
 * or where it never will, the browser posts it and the server answers with a page.
 */
export function ContactForm({ place, sendLabel, label, openedAt = 0 }: ContactFormProps) {
  const m = useMessages('contact');
  const locale = useLocale();
  const { form, errors, attempt, sending, send, typed, entered, startAnew, isBusy } = useContactForm({
    place,
    openedAt,
  });
  const isAlive = useIsHydrated();

  const isSent = sending.kind === 'sent';
  const wrong = CONTACT_FIELDS.flatMap((field) => {
    const error = errors[field];
    return error ? [{ fieldId: fieldId(place, field), text: m.summary.item(m.fields[field], m.errors[error]) }] : [];
  });

  return (
    <>
      {isSent ? <ContactSent {...sending} onAnother={startAnew} /> : null}
      {/* The events are those of the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        hidden={isSent}
        action={LEAD_FORM_ACTION}
        method="post"
        aria-label={label}
        // The browser's own checks serve those without JavaScript.
        noValidate={isAlive}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        onInput={({ target }) => typed(nameOf(target))}
        onFocus={({ target }) => void entered(nameOf(target))}
      >
        <input type="hidden" name="service_type" value="contact" />
        <input type="hidden" name="language" value={locale} />
        <input type="hidden" name="country_code" value="+972" />
        <ErrorSummary title={m.summary.title} items={wrong} attempt={attempt} />
        <ContactFields place={place} errors={errors} />
        <Honeypot name={TRAP_NAME} />
        <SendingState sending={sending} onRetry={(asNew) => void send({ asNew })} />
        <Button
          type="submit"
          tone="primary"
          icon="arrow"
          iconAtEnd
          busy={isBusy}
          className="justify-self-start max-sm:w-full sm:min-w-52"
        >
          {isBusy ? m.sending.busy : sendLabel}
        </Button>
        <p className="border-t border-stone-200 pt-4 text-sm text-ink-2">
          {m.notice.text(business.name[locale])} <Link to={localizedPath(locale, '/privacy')}>{m.notice.privacy}</Link>.
        </p>
      </form>
    </>
  );
}

/** Whether the form is hydrated; false in the prerendered HTML. */
const useIsHydrated = () => useBrowserValue(() => true, false);

interface SendingStateProps {
  sending: ContactSending;
  onRetry: (asNew: boolean) => void;
}

function SendingState({ sending, onRetry }: SendingStateProps) {
  const m = useMessages('contact');
  const chatLink = {
    icon: 'chat',
    label: m.sending.whatsapp,
    href: whatsappLink(business.whatsapp, 'chat' in sending ? sending.chat : ''),
    newTab: true,
  } as const;
  if (sending.kind !== 'failed') {
    const isSlow = sending.kind === 'sending' && sending.slow;
    return <SlowAlert offer={isSlow ? { text: m.sending.slow, otherWay: chatLink } : null} />;
  }
  const isNew = sending.failure.retry === 'new';
  return (
    <FailedAlert
      title={m.failed.title}
      text={sending.failure.text}
      note={sending.repeats ? m.failed.repeated : m.failed.kept}
      retry={{ label: isNew ? m.sending.sendAsNew : m.sending.retry, onRetry: () => onRetry(isNew) }}
      otherWays={[chatLink, { icon: 'phone', label: m.sending.call, href: telephoneLink(business.phone) }]}
    />
  );
}
