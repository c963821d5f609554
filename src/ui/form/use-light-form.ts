import { useState, type ComponentProps, type SubmitEvent } from 'react';
import { describedBy } from '../field';
import type { ErrorSummaryItem } from './error-summary';
import type { FormFields } from './form-field';

/** What is wrong with a value, as a code; undefined where nothing is. */
type Rule = (value: string) => string | undefined;

/** Error codes by field. */
type Codes = Readonly<Record<string, string | undefined>>;

/** The attributes of a field's control, of one line or of several. */
export type LightControl = ReturnType<typeof describedBy> &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'defaultValue'> & {
    onChange: (event: { target: { value: string } }) => void;
  };

export interface LightForm<Name extends string> extends FormFields<Name, LightControl> {
  /** Grows with every check that failed; what the error summary waits for. */
  attempt: number;
  /** The form's `onSubmit`: checks all fields, then hands over their values. */
  submit: (handle: (values: Record<Name, string>) => void) => (event: SubmitEvent<HTMLFormElement>) => void;
  /** Shows what the server has found wrong, as codes by field. */
  showErrors: (codes: Codes) => void;
  /** What is wrong, for the error summary. */
  problems: (words: (name: Name, error: string) => string) => ErrorSummaryItem[];
}

interface LightFormOptions<Name extends string> {
  /** Beginning of the ids of its fields: the same in the HTML of the build, whatever draws the page later. */
  id: string;
  rules: Readonly<Record<Name, Rule>>;
  initial?: Readonly<Record<Name, string>>;
  /** The words of an error code. */
  errorText: (code: string) => string;
}

/**
 * A form of lines of text whose values the browser's own controls hold. It behaves as a checked form does
 * (use-checked-form.ts) without its packages, which would be a fifth of all that a guest page may weigh: nothing is
 * checked before the first attempt to send, and a field with an error is checked again while it is corrected.
 */
export function useLightForm<Name extends string>({
  id,
  rules,
  initial,
  errorText,
}: LightFormOptions<Name>): LightForm<Name> {
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<Codes>({});
  const names = Object.keys(rules) as Name[];
  const fieldId = (name: Name) => `${id}-${name}`;
  const errorOf = (name: Name) => {
    const code = errors[name];
    return code === undefined ? undefined : errorText(code);
  };
  const showErrors = (codes: Codes) => {
    setErrors(codes);
    setAttempt((count) => count + 1);
  };
  return {
    attempt,
    fieldId,
    errorOf,
    showErrors,
    control: (name, { hint } = {}) => ({
      id: fieldId(name),
      name,
      defaultValue: initial?.[name] ?? '',
      onChange: ({ target }) => {
        if (errors[name] !== undefined) setErrors({ ...errors, [name]: rules[name](target.value.trim()) });
      },
      ...describedBy(fieldId(name), { hint, error: errors[name] }),
    }),
    submit: (handle) => (event) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget);
      const valueOf = (name: Name) => {
        const value = typed.get(name);
        return typeof value === 'string' ? value.trim() : '';
      };
      const values = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
      const found = names.flatMap((name) => {
        const code = rules[name](values[name]);
        return code === undefined ? [] : [[name, code] as const];
      });
      if (found.length > 0) return showErrors(Object.fromEntries(found));
      setErrors({});
      setAttempt(0);
      handle(values);
    },
    problems: (words) =>
      names.flatMap((name) => {
        const error = errorOf(name);
        return error === undefined ? [] : [{ fieldId: fieldId(name), text: words(name, error) }];
      }),
  };
}
