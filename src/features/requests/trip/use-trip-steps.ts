import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { FieldError } from '@/data/submit-lead';
import type { TripStep } from './step-types';
import { stepOfField, tripSteps } from './steps';
import { emptyTrip, type TripField, type TripValues } from './trip-values';

const resolvers = tripSteps.map((step) => zodResolver(step.schema) as unknown as Resolver<TripValues>);

export interface TripSteps {
  form: UseFormReturn<TripValues>;
  step: TripStep;
  index: number;
  completed: readonly number[];
  /** Grows with every attempt to go on that failed. */
  attempt: number;
  /** Checks the current step, marks it completed and shows the next. Resolves to whether it passed. */
  advance: () => Promise<boolean>;
  goTo: (index: number) => void;
  /** Checks all steps; shows the first that fails with its errors. Resolves to whether all passed. */
  checkAll: () => Promise<boolean>;
  /** Shows errors that the server found, at the first field's step. */
  showErrors: (errors: ReadonlyMap<TripField, FieldError>) => void;
  restore: (values: TripValues, index: number, completed: readonly number[]) => void;
  /** An empty form at its first step. */
  restart: () => void;
}

/** Once a field has an error, it is checked again while it is being mended; before that nobody is interrupted. */
function useRecheck(form: UseFormReturn<TripValues>): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name && form.getFieldState(name).error) void form.trigger(name);
      // An hour that has passed is refused at once: waiting for "next" would only cost time.
      if (name === 'pickup_time') void form.trigger('pickup_time');
    });
    return unsubscribe;
  }, [form]);
}

/** The form's values, checked by the rules of the current step. */
function useTripValues(current: RefObject<number>): UseFormReturn<TripValues> {
  const form = useForm<TripValues>({
    defaultValues: emptyTrip,
    shouldFocusError: false,
    resolver: async (values, context, options) =>
      (await resolvers[current.current]?.(values, context, options)) ?? { values, errors: {} },
  });
  useRecheck(form);
  return form;
}

/** The form's values, and where in its five steps the visitor is. */
export function useTripSteps(): TripSteps {
  const [position, setPosition] = useState<{ index: number; completed: readonly number[] }>({
    index: 0,
    completed: [],
  });
  const [attempt, setAttempt] = useState(0);
  const current = useRef(0);
  const form = useTripValues(current);

  function show(index: number, completed = position.completed) {
    current.current = index;
    setAttempt(0);
    setPosition({ index, completed });
  }

  async function check(index: number): Promise<boolean> {
    const step = tripSteps[index];
    if (!step || (await form.trigger([...step.fields]))) return true;
    setAttempt((count) => count + 1);
    return false;
  }

  const step = tripSteps[position.index] as TripStep;
  return {
    form,
    step,
    ...position,
    attempt,
    goTo: show,
    advance: async () => {
      const { index, completed } = position;
      if (!(await check(index))) return false;
      show(Math.min(index + 1, tripSteps.length - 1), [...new Set([...completed, index])]);
      return true;
    },
    checkAll: async () => {
      const values = form.getValues();
      const failing = tripSteps.findIndex((each) => !each.schema.safeParse(values).success);
      if (failing === -1) return true;
      show(failing);
      await check(failing);
      return false;
    },
    showErrors: (errors) => {
      const [first] = errors.keys();
      if (!first) return;
      show(stepOfField(first));
      for (const [field, message] of errors) form.setError(field, { type: 'server', message });
      setAttempt((count) => count + 1);
    },
    restore: (values, index, completed) => {
      for (const field of Object.keys(values) as TripField[]) form.setValue(field, values[field]);
      show(Math.min(Math.max(index, 0), tripSteps.length - 1), completed);
    },
    restart: () => {
      form.reset(emptyTrip);
      show(0, []);
    },
  };
}
