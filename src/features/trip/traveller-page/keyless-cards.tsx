import { internationalNumber, TRIP_DESK } from '@/data/trip';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { useBrowserValue } from '@/islands/use-browser-value';
import { Alert } from '@/ui/alert';
import { Button, type ButtonStyle } from '@/ui/button';
import { Card } from '@/ui/card';
import { Optional, TextArea, TextInput } from '@/ui/field';
import { ErrorSummary } from '@/ui/form/error-summary';
import { FormField } from '@/ui/form/form-field';
import { useLightForm, type LightForm } from '@/ui/form/use-light-form';
import { errorWords } from './error-words';
import { asReference, KEYLESS_FIELDS, type KeylessField, type KeylessFieldName } from './keyless-fields';
import { useKeylessCall, type KeylessCall, type Sending } from './use-keyless-call';

/** The link sent once more, and a notice of cancelling. */
export function KeylessCards() {
  const { find, notice, reference, referenceHint, linkAsked } = useMessages('trip').keyless;
  return (
    <>
      <KeylessCard
        id="find-link"
        action="find_link"
        words={{ ...find, taken: linkAsked }}
        tone="primary"
        labels={{ contact: find.contact, reference }}
        hints={{ contact: find.contactHint, reference: referenceHint }}
        callOf={({ contact, ...typed }) => ({
          action: 'find_link',
          contact: contact.includes('@') ? contact : internationalNumber(contact),
          ...asReference(typed.reference),
        })}
      />
      <KeylessCard
        id="notice"
        action="cancel_notice"
        words={notice}
        tone="secondary"
        labels={{ name: notice.name, phone: notice.phone, reference, text: notice.more }}
        hints={{ phone: notice.phoneHint, reference: referenceHint }}
        callOf={({ name, phone, text, ...typed }) => ({
          action: 'cancel_notice',
          name,
          phone: internationalNumber(phone),
          ...asReference(typed.reference),
          ...(text && { text }),
        })}
      />
    </>
  );
}

interface KeylessCardProps<Name extends KeylessFieldName> {
  /** Beginning of the ids of its fields. */
  id: string;
  action: KeylessCall['action'];
  /** `taken`: the one answer that is given, whether or not there is such a trip. */
  words: Readonly<Record<'title' | 'text' | 'send' | 'taken', string>>;
  tone: NonNullable<ButtonStyle['tone']>;
  /** Of the fields that it asks, in their order. */
  labels: Readonly<Record<Name, string>>;
  hints: Readonly<Partial<Record<Name, string>>>;
  callOf: (values: Record<Name, string>) => KeylessCall;
}

/**
 * A card with a form, and in its place the answer once it is sent. Its HTML works by itself: until this code has hydrated
 * it, the browser posts it, and the function leads back to the page (posted-trip-answers.tsx).
 */
function KeylessCard<Name extends KeylessFieldName>({
  id,
  action,
  words,
  tone,
  labels,
  hints,
  callOf,
}: KeylessCardProps<Name>) {
  const m = useMessages('trip');
  const locale = useLocale();
  const names = Object.keys(labels) as Name[];
  const rules = Object.fromEntries(names.map((name) => [name, KEYLESS_FIELDS[name].rule])) as Record<
    Name,
    KeylessField['rule']
  >;
  const form = useLightForm<Name>({ id, rules, errorText: (code) => errorWords(m.errors, code) });
  const { sending, send } = useKeylessCall(form.showErrors);
  const isHydrated = useBrowserValue(() => true, false);
  const isTaken = sending.kind === 'taken';
  return (
    <Card className="grid gap-5 px-5 py-6 shadow-2 sm:px-7">
      <div className="grid gap-1">
        <h2 className="text-h3">{words.title}</h2>
        <p className="text-ink-2">{words.text}</p>
      </div>
      <div role="status" className="empty:hidden">
        {isTaken ? (
          <Alert tone="success" role="none">
            <p className="font-bold">{words.taken}</p>
          </Alert>
        ) : null}
      </div>
      <form
        hidden={isTaken}
        action={TRIP_DESK}
        method="post"
        // The browser's own checks serve those without this code.
        noValidate={isHydrated}
        aria-label={words.title}
        className="grid gap-5"
        onSubmit={form.submit((values) => void send(callOf(values)))}
      >
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="language" value={locale} />
        <ErrorSummary
          {...m.summary}
          attempt={form.attempt}
          items={form.problems((name, error) => `${labels[name]}: ${error}`)}
        />
        {names.map((name) => (
          <KeylessInput key={name} form={form} name={name} label={labels[name]} hint={hints[name]} />
        ))}
        <Failure sending={sending} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            // What was posted by the browser is not sent by this code as well.
            data-leads
            tone={tone}
            busy={sending.kind === 'sending'}
            busyLabel={m.actions.sending}
            className="max-sm:w-full"
          >
            {words.send}
          </Button>
          <p className="min-w-[min(12rem,100%)] grow basis-0 text-sm text-ink-2">
            {m.keyless.purpose} <a href={localizedPath(locale, '/privacy')}>{m.shell.privacy}</a>
          </p>
        </div>
      </form>
    </Card>
  );
}

interface KeylessInputProps<Name extends KeylessFieldName> {
  form: LightForm<Name>;
  name: Name;
  label: string;
  hint: string | undefined;
}

function KeylessInput<Name extends KeylessFieldName>({ form, name, label, hint }: KeylessInputProps<Name>) {
  const m = useMessages('trip').keyless;
  const { isRequired = false, rows, input }: KeylessField = KEYLESS_FIELDS[name];
  return (
    <FormField
      form={form}
      name={name}
      label={isRequired ? label : <Optional label={label} word={m.optional} />}
      required={isRequired && m.required}
      hint={hint}
    >
      {(control) =>
        rows ? (
          <TextArea {...control} rows={rows} maxLength={input.maxLength} />
        ) : (
          <TextInput {...control} {...input} required={isRequired} />
        )
      }
    </FormField>
  );
}

function Failure({ sending }: { sending: Sending }) {
  const { refused, unsure } = useMessages('trip');
  const texts: Readonly<Partial<Record<string, string>>> = refused;
  if (sending.kind !== 'failed') return null;
  const unanswered = sending.isOffline ? unsure.offline : unsure.other;
  return (
    <Alert tone="danger">
      <p>{sending.code === null ? unanswered : (texts[sending.code] ?? refused.other)}</p>
    </Alert>
  );
}
