import { useMessages } from '@/i18n/messages';
import { describedBy, Field, TextArea, TextInput } from '@/ui/field';
import { fieldId, type ContactErrors, type ContactField, type ContactPlace } from './contact-values';

interface ContactFieldsProps {
  place: ContactPlace;
  errors: ContactErrors;
}

/** The four questions. What is typed stays in the controls themselves, also before any code of ours has arrived. */
export function ContactFields({ place, errors }: ContactFieldsProps) {
  const m = useMessages('contact');

  function question(name: ContactField, hint?: string) {
    const id = fieldId(place, name);
    const problem = errors[name];
    const error = problem && m.errors[problem];
    const isRequired = name !== 'email';
    return {
      field: { id, label: m.fields[name], required: isRequired && m.required, hint, error } as const,
      control: { id, name, required: isRequired, ...describedBy(id, { hint, error }) },
    };
  }
  const name = question('name');
  const phone = question('phone', m.hints.phone);
  const email = question('email');
  const notes = question('notes', m.hints.notes);

  return (
    <>
      <Field {...name.field}>
        <TextInput {...name.control} autoComplete="name" minLength={2} maxLength={100} />
      </Field>
      <Field {...phone.field}>
        <TextInput
          {...phone.control}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          className="rtl:text-end"
        />
      </Field>
      <Field {...notes.field}>
        <TextArea {...notes.control} maxLength={4000} rows={place === 'callback' ? 3 : 4} />
      </Field>
      <Field
        {...email.field}
        label={
          <>
            {m.fields.email} <span className="font-normal text-ink-3">{m.optional}</span>
          </>
        }
      >
        <TextInput
          {...email.control}
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          className="rtl:text-end"
        />
      </Field>
    </>
  );
}
