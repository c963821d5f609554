import type { ZodMiniType } from 'zod/mini';
import { useMessages } from '@/i18n/messages';
import { useCheckedForm, type CheckedForm } from '@/ui/form/use-checked-form';
import { MIN_PASSWORD_LENGTH } from './validation';

/** A form of the sign-in page; each begins empty. */
export function useAuthForm<Values extends Record<string, string>>(
  schema: ZodMiniType<Values, Values>,
  defaultValues: Values,
): CheckedForm<Values> {
  const { passwordShort, ...texts } = useMessages('staff').auth.fieldErrors;
  const words: Readonly<Record<string, string>> = { ...texts, passwordShort: passwordShort(MIN_PASSWORD_LENGTH) };
  return useCheckedForm({ schema, defaultValues, errorText: (code) => words[code] ?? code });
}
