import { LEAD_FORM_ACTION } from '@/data/submit-lead';
import { LEAD_WORDS, PLAIN_COUNTRY_CODE, plainForm, type PlainField } from '@/data/plain-form';
import { useLocale } from '@/i18n/locale-context';
import { Button } from '@/ui/button';
import { TextArea, TextInput } from '@/ui/field';
import { Select } from '@/ui/select';
import { Honeypot } from '../sending/honeypot';
import { CollectionNotice } from './collection-notice';

/**
 * The whole request on one page, for browsers without JavaScript: posted as it is, answered by the server with the
 * reference, or with the form, the answers and what is wrong with them. Written into the HTML at build and never
 * downloaded as code.
 */
export function PlainTripForm() {
  const locale = useLocale();
  return (
    <form
      action={LEAD_FORM_ACTION}
      method="post"
      className="grid gap-x-7 gap-y-5 rounded-lg bg-paper p-6 shadow-2 ring-1 ring-stone-200 forced-colors:border sm:grid-cols-2 lg:p-10"
    >
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="country_code" value={PLAIN_COUNTRY_CODE} />
      {plainForm('trip', locale).map((field) => (
        <PlainControl key={field.name} field={field} />
      ))}
      <Honeypot name="subject" />
      <div className="grid justify-items-start gap-5 sm:col-span-2">
        <CollectionNotice />
        <Button type="submit" tone="primary">
          {LEAD_WORDS[locale].page.send}
        </Button>
      </div>
    </form>
  );
}

function PlainControl({ field }: { field: PlainField }) {
  const locale = useLocale();
  const { name, control, required, autoComplete, maxLength, ltr, options } = field;
  const shared = { name, required, autoComplete, ...(ltr && { dir: 'ltr' }) };
  if (control === 'checkbox')
    return (
      <label className="flex min-h-11 items-center gap-3 font-bold sm:col-span-2">
        <input {...shared} type="checkbox" className="size-6 accent-sea-600" />
        {field.label}
      </label>
    );
  return (
    <label className={control === 'textarea' ? 'grid gap-1.5 font-bold sm:col-span-2' : 'grid gap-1.5 font-bold'}>
      {field.label}
      {control === 'textarea' ? (
        <TextArea {...shared} maxLength={maxLength} />
      ) : control === 'select' ? (
        <Select {...shared}>
          <option value="">{LEAD_WORDS[locale].page.choose}</option>
          {options.map(([value, words]) => (
            // What is chosen by its own words needs no other: bytes of every page that has the form.
            <option key={value} value={value === words ? undefined : value}>
              {words}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput {...shared} type={control} maxLength={maxLength} />
      )}
    </label>
  );
}
