import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { describedBy } from '../field';
import type { ErrorSummaryItem } from './error-summary';

/** The attributes of a field's control. */
export type FieldControl = UseFormRegisterReturn & ReturnType<typeof describedBy> & { id: string };

export interface CheckedForm<Values extends FieldValues> {
  /** The form's values, as react-hook-form holds them. */
  state: UseFormReturn<Values>;
  /** Grows with every check that failed; what the error summary waits for. */
  attempt: number;
  /** Id of a field's control, for labels and for the links of the error summary. */
  fieldId: (name: Path<Values>) => string;
  /** What is wrong with a field, in words. */
  errorOf: (name: Path<Values>) => string | undefined;
  /** Whether a field has a hint decides what its control is described by. */
  control: (name: Path<Values>, described?: { hint?: unknown }) => FieldControl;
  /** Checks some fields, or all, shows what is wrong with them and resolves to whether nothing is. */
  check: (names?: readonly Path<Values>[]) => Promise<boolean>;
  /** The form's `onSubmit`: checks all fields, then hands over the values. */
  submit: (handle: (values: Values) => unknown, onRefused?: () => void) => (event: SyntheticEvent) => void;
  /** Shows what the server has found wrong; the words are error codes as in the schema. */
  showErrors: (errors: Iterable<readonly [Path<Values>, string]>) => void;
  /** What is wrong with some fields, for the error summary. */
  problems: (
    names: readonly Path<Values>[],
    words: (name: Path<Values>, error: string) => string,
  ) => ErrorSummaryItem[];
  /** Puts the first values in again; nothing is wrong with them yet. */
  restart: () => void;
}

export interface CheckedFormOptions<Values extends FieldValues> {
  /** Beginning of the ids of its fields, where other parts of the page know them. */
  id?: string;
  /** What the values must satisfy. Its messages are error codes. */
  schema: ZodMiniType<Values, Values>;
  defaultValues: Values;
  /** The words of an error code. */
  errorText: (code: string) => string;
  /** Whether an error summary takes the focus after a failed check; otherwise the first wrong field does. */
  hasSummary?: boolean;
}

/** What was typed into the server's HTML before this code arrived counts; choices cannot be told from their defaults. */
function typedText(element: unknown): string {
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox');
  return isText ? element.value : '';
}

/** The registration of a field that takes over what stands in its control already. */
function registerTyped<Values extends FieldValues>(
  state: UseFormReturn<Values>,
  name: Path<Values>,
): UseFormRegisterReturn {
  const { ref, ...registration } = state.register(name);
  return {
    ...registration,
    ref: (element: unknown) => {
      const typed = typedText(element);
      const known = state.getValues(name);
      ref(element);
      if (typed && typed !== known) state.setValue(name, typed as PathValue<Values, Path<Values>>);
    },
  };
}

/** Once a field has an error, it is checked again while it is being corrected; before that nobody is interrupted. */
function useRecheck<Values extends FieldValues>(state: UseFormReturn<Values>): void {
  useEffect(() => {
    const { unsubscribe } = state.watch((_values, { name }) => {
      if (name && state.getFieldState(name).error) void state.trigger(name);
    });
    return unsubscribe;
  }, [state]);
}

/**
 * The one way in which forms are written here: react-hook-form holds the values, a zod schema says what is wrong with
 * them, the page's words come from the caller. Nothing is checked before the first attempt to send.
 */
export function useCheckedForm<Values extends FieldValues>({
  id,
  schema,
  defaultValues,
  errorText,
  hasSummary = false,
}: CheckedFormOptions<Values>): CheckedForm<Values> {
  const ownId = useId();
  const [attempt, setAttempt] = useState(0);
  const state = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: zodResolver(schema) as Resolver<Values>,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  useRecheck(state);
  // Read while drawing: the form is drawn again when they change.
  const { errors } = state.formState;

  const fieldId = (name: Path<Values>) => `${id ?? ownId}-${name}`;
  const codeOf = (name: Path<Values>) => errors[name]?.message as string | undefined;
  const errorOf = (name: Path<Values>) => {
    const code = codeOf(name);
    return code === undefined ? undefined : errorText(code);
  };

  async function check(names?: readonly Path<Values>[]): Promise<boolean> {
    const isRight = await state.trigger(names, { shouldFocus: !hasSummary });
    setAttempt((count) => (isRight ? 0 : count + 1));
    return isRight;
  }

  return {
    state,
    attempt,
    fieldId,
    errorOf,
    check,
    control: (name, { hint } = {}) => ({
      ...registerTyped(state, name),
      id: fieldId(name),
      ...describedBy(fieldId(name), { hint, error: codeOf(name) }),
    }),
    submit: (handle, onRefused) => (event) => {
      event.preventDefault();
      void check().then((isRight) => (isRight ? handle(state.getValues()) : onRefused?.()));
    },
    showErrors: (found) => {
      for (const [nth, [name, message]] of [...found].entries())
        state.setError(name, { type: 'server', message }, { shouldFocus: !hasSummary && nth === 0 });
      setAttempt((count) => count + 1);
    },
    problems: (names, words) =>
      names.flatMap((name) => {
        const error = errorOf(name);
        return error === undefined ? [] : [{ fieldId: fieldId(name), text: words(name, error) }];
      }),
    restart: () => {
      // Not a reset: that would leave the controls as they are until they are drawn again.
      state.setValues(defaultValues);
      state.clearErrors();
      setAttempt(0);
    },
  };
}
