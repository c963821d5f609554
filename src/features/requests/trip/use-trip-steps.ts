import { useEffect, useState } from 'react';
import type { FieldError } from '@/data/submit-lead';
import { afterPaint } from '@/lib/after-paint';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { isOpeningBox, OPENED_BY, type TripField, type TripValues } from '../fields/form-values';
import { tripSchema } from '../fields/form-schema';
import { stepOfField, tripSteps, type TripStep } from './steps';

export interface TripPosition {
  /** Index of the step being filled in. */
  index: number;
  /** Indexes of the steps that passed. */
  completed: readonly number[];
}

export interface TripSteps {
  position: TripPosition;
  step: TripStep;
  /** Checks the current step, marks it completed and shows the next. Resolves to whether it passed. */
  advance: () => Promise<boolean>;
  goTo: (index: number) => void;
  /** Checks all steps; shows the first that fails with its errors. Resolves to whether all passed. */
  checkAll: () => Promise<boolean>;
  /** Shows errors that the server found, at the first field's step. */
  showErrors: (errors: ReadonlyMap<TripField, FieldError>) => void;
  /** @param stored may have been edited by hand */
  restore: (stored: Partial<TripPosition>) => void;
  /** An empty form at its first step. */
  restart: () => void;
}

const START: TripPosition = { index: 0, completed: [] };
const LAST_STEP = tripSteps.length - 1;

/** Index of the first step with a wrong answer; -1 without any. */
function firstWrongStep(values: TripValues): number {
  const issues = tripSchema.safeParse(values).error?.issues ?? [];
  const wrong = issues.map(({ path }) => stepOfField(path[0] as TripField));
  return wrong.length > 0 ? Math.min(...wrong) : -1;
}

/** Where in the form's five steps the visitor is. */
export function useTripSteps(form: CheckedForm<TripValues>): TripSteps {
  const [position, setPosition] = useState(START);
  const step = tripSteps[position.index] as TripStep;
  const goTo = (index: number) => setPosition({ ...position, index });

  const { state } = form;
  useEffect(() => {
    const { unsubscribe } = state.watch((_values, { name }) => {
      // An hour that has passed is refused at once: waiting for "next" would only cost time.
      if (name === 'pickup_time') void state.trigger('pickup_time');
      // An hour of return asks for its day, and no hour for none.
      if (name === 'return_time' && state.getFieldState('return_date').error) void state.trigger('return_date');
      // What nobody sees is not wrong.
      if (isOpeningBox(name)) state.clearErrors([...OPENED_BY[name]]);
    });
    return unsubscribe;
  }, [state]);

  return {
    position,
    step,
    goTo,
    advance: async () => {
      // Going up of the button, checking the step and drawing the next one would be long for one frame.
      await new Promise<void>(afterPaint);
      if (!(await form.check(step.fields))) return false;
      const { index, completed } = position;
      await new Promise<void>(afterPaint);
      setPosition({ index: Math.min(index + 1, LAST_STEP), completed: [...new Set([...completed, index])] });
      return true;
    },
    checkAll: async () => {
      const wrong = firstWrongStep(state.getValues());
      if (wrong === -1) return true;
      goTo(wrong);
      await form.check(tripSteps[wrong]?.fields);
      return false;
    },
    showErrors: (errors) => {
      const [first] = errors.keys();
      if (first) goTo(stepOfField(first));
      form.showErrors(errors);
    },
    restore: ({ index = 0, completed = [] }) =>
      setPosition({
        index: Math.min(Math.max(index, 0), LAST_STEP),
        completed: completed.filter((each) => Number.isInteger(each)),
      }),
    restart: () => {
      form.restart();
      setPosition(START);
    },
  };
}
