import { useWatch } from 'react-hook-form';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { readInternationalPhone } from '@/data/typed-phone';
import { leadField } from '@/data/submit-lead';
import { Optional, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { Icon } from '@/ui/icon';
import { CallingCodeDialog } from './calling-code-dialog';
import { callingCodeOf, findCallingCode, type CallingCode } from './calling-codes';
import { Flag } from './flag';
import { CALLING_CODE_OF, type PhoneName } from '../fields/form-values';
import type { TripFormProps } from './trip-form-props';

/** Where nothing was chosen yet; its calling code is that of an empty form. */
const HOME_COUNTRY = 'IL';

interface PhoneFieldProps extends TripFormProps {
  name: PhoneName;
  hint?: string;
}

/** The calling code with its list, and the number. Both stand left to right in every language. */
export function PhoneField({ form, name, hint }: PhoneFieldProps) {
  const m = useMessages('tripRequest');
  const locale = useLocale();
  const { control, setValue, getFieldState, trigger } = form.state;
  const codeName = CALLING_CODE_OF[name];
  const code = useWatch({ control, name: codeName });
  const dialogId = `${form.fieldId(codeName)}-dialog`;
  const chosen = findCallingCode(locale, code, form.phoneCountries[name] ?? HOME_COUNTRY);
  const { forms, autoComplete } = leadField(name);
  const isRequired = forms.trip === 'required';

  function choose(entry: CallingCode) {
    form.choosePhoneCountry(name, entry.iso);
    setValue(codeName, entry.code, { shouldDirty: true });
    if (getFieldState(name).error) void trigger(name);
  }

  /** A whole number with its plus sign, pasted or filled in by the browser, brings its own country. */
  function adoptInternational(text: string) {
    const read = readInternationalPhone(text);
    if (!read) return;
    const entry = callingCodeOf(locale, read.country ?? '') ?? findCallingCode(locale, read.callingCode, read.country);
    if (!entry) return;
    choose(entry);
    setValue(name, read.national, { shouldDirty: true, shouldValidate: getFieldState(name).error !== undefined });
  }

  return (
    <>
      <FormField
        form={form}
        name={name}
        label={isRequired ? m.fields[name] : <Optional label={m.fields[name]} word={m.optional} />}
        required={isRequired && m.required}
        hint={hint}
      >
        {(input) => (
          <div dir="ltr" className="flex gap-2">
            <button
              type="button"
              id={form.fieldId(codeName)}
              aria-haspopup="dialog"
              className="inline-flex min-h-13 flex-none items-center gap-1.5 rounded bg-white px-3 font-bold inset-ring inset-ring-stone-strong hover:bg-stone-100 forced-colors:border"
              command="show-modal"
              commandfor={dialogId}
            >
              <span className="sr-only">{m.codes.choose(chosen?.name ?? '', code)}</span>
              <span aria-hidden="true" className="inline-flex items-center gap-1.5">
                {chosen ? <Flag entry={chosen} /> : null}
                {code}
              </span>
              <Icon name="chevron" className="size-4 text-ink-2" />
            </button>
            <TextInput
              {...input}
              type="tel"
              inputMode="tel"
              autoComplete={autoComplete}
              required={isRequired}
              className="min-w-0"
              onChange={(event) => {
                void input.onChange(event);
                const { inputType } = event.nativeEvent as InputEvent;
                if (inputType !== 'insertText') adoptInternational(event.target.value);
              }}
              onBlur={(event) => {
                void input.onBlur(event);
                adoptInternational(event.target.value);
              }}
            />
          </div>
        )}
      </FormField>
      <CallingCodeDialog id={dialogId} chosen={chosen} onChoose={choose} />
    </>
  );
}
