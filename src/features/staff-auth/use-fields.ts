import { useRef, useState, type ChangeEvent } from 'react';
import type { FieldProblem } from './validation';

type Check = (value: string) => FieldProblem | undefined;

/**
 * The values of a short form and what is wrong with them. Problems appear when the form is sent, and go as soon as
 * the field is mended.
 * @param checks one per field, in the order of the form
 */
export function useFields<Name extends string>(
  checks: Record<Name, Check>,
  initial: Partial<Record<Name, string>> = {},
) {
  const names = Object.keys(checks) as Name[];
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Record<Name, string>,
  );
  const [shown, setShown] = useState<readonly Name[]>([]);
  const form = useRef<HTMLFormElement>(null);

  return {
    form,
    values,
    problemOf: (name: Name) => (shown.includes(name) ? checks[name](values[name]) : undefined),
    onChange: (name: Name) => (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      setValues((before) => ({ ...before, [name]: value }));
    },
    focus: (name: Name) => (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus(),
    /** Shows every problem, moves to the first one, and tells whether the form may be sent. */
    check(): boolean {
      setShown(names);
      const first = names.find((name) => checks[name](values[name]));
      if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
      return first === undefined;
    },
  };
}
