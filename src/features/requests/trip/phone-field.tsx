import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { readInternationalPhone } from '@/data/typed-phone';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { Icon } from '@/ui/icon';
import { CallingCodeDialog } from './calling-code-dialog';
import { callingCodes, findCallingCode, type CallingCode } from './calling-codes';
import { Flag } from './flag';
import type { TripFormProps } from './trip-form-props';

/** The calling code with its list, and the number. Both stand left to right in every language. */
export function PhoneField({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  const list = callingCodes(useLocale());
  const { control, setValue, getFieldState, trigger } = form.state;
  const code = useWatch({ control, name: 'country_code' });
  const [open, setOpen] = useState(false);
  const chosen = findCallingCode(list, code, form.phoneCountry);

  function choose(entry: CallingCode) {
    form.choosePhoneCountry(entry.iso);
    setValue('country_code', entry.code, { shouldDirty: true });
    setOpen(false);
    if (getFieldState('phone').error) void trigger('phone');
  }

  /** A whole number with its plus sign, pasted or filled in by the browser, brings its own country. */
  function adoptInternational(text: string) {
    const read = readInternationalPhone(text);
    if (!read) return;
    const entry =
      list.find((each) => each.iso === read.country) ?? findCallingCode(list, read.callingCode, read.country);
    if (!entry) return;
    choose(entry);
    setValue('phone', read.national, { shouldDirty: true, shouldValidate: getFieldState('phone').error !== undefined });
  }

  return (
    <>
      <FormField form={form} name="phone" label={m.fields.phone} required={m.required}>
        {(input) => (
          <div dir="ltr" className="flex gap-2">
            <button
              type="button"
              id={form.fieldId('country_code')}
              aria-haspopup="dialog"
              className="inline-flex min-h-13 flex-none items-center gap-1.5 rounded bg-white px-3 font-bold inset-ring-[1.5px] inset-ring-stone-strong hover:bg-stone-100 forced-colors:border"
              onClick={() => setOpen(true)}
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
              autoComplete="tel"
              required
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
      {open ? <CallingCodeDialog list={list} chosen={chosen} onChoose={choose} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
