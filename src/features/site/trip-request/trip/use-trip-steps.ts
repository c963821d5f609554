import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '@/data/submit-lead';
import { afterPaint } from '@/lib/after-paint';
import { ENTRY_EVENT } from '@/lib/page-entry';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { isOpeningBox, OPENED_BY, type TripField, type TripValues } from '../fields/form-values';
import { tripSchema } from '../fields/form-schema';
import { useStepFocus } from './use-step-focus';
import { goToEntry, hasArrived, layEntries, shownStep } from './step-entries';
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
  focus: ReturnType<typeof useStepFocus>;
  /** Checks the current step, marks it completed and shows the next. Resolves to whether it passed. */
  advance: () => Promise<boolean>;
  goTo: (index: number) => void;
  /** The visitor is in the form: from now on the way back leads through its steps. */
  enter: () => void;
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

/** The step that a visitor may be at: one after those that passed, at most. */
function reachable(index: number, completed: readonly number[]): number {
  const open = tripSteps.findIndex((_, nth) => !completed.includes(nth));
  return Math.min(Math.max(index, 0), open === -1 ? LAST_STEP : open);
}

/** What the form has just shown stays in sight: the browser scrolls to where the entry was left. */
function showFocused(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const { top = 0, bottom = 0 } = activeElement?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/** Shows the step of the entry that the history has gone to. */
function useEntries(position: TripPosition, show: (index: number) => void): void {
  const latest = useRef({ position, show });
  useEffect(() => {
    latest.current = { position, show };
  });
  useEffect(() => {
    const follow = (event: Event) => {
      const { position, show } = latest.current;
      const asked = shownStep();
      if (asked === undefined) return;
      const index = reachable(asked, position.completed);
      const isAnother = index !== position.index;
      if (isAnother) show(index);
      const isOwn = hasArrived();
      if (isOwn) showFocused();
      // A step is shown from its top; another place of the page where it was left.
      if (isOwn || isAnother) event.preventDefault();
    };
    addEventListener(ENTRY_EVENT, follow);
    return () => removeEventListener(ENTRY_EVENT, follow);
  }, []);
}

/** What is looked at while the visitor answers. */
function useWatchedFields({ state }: CheckedForm<TripValues>): void {
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
}

/** Where in the form's five steps the visitor is. */
export function useTripSteps(form: CheckedForm<TripValues>): TripSteps {
  const [position, setPosition] = useState(START);
  const step = tripSteps[position.index] as TripStep;
  const focus = useStepFocus(position.index);
  useEntries(position, (index) => {
    focus.follow();
    setPosition({ ...position, index });
  });
  const goTo = (index: number) => {
    setPosition({ ...position, index });
    layEntries(position.index);
    goToEntry(index);
  };

  useWatchedFields(form);

  return {
    position,
    step,
    focus,
    goTo,
    enter: () => layEntries(position.index),
    advance: async () => {
      // Going up of the button, checking the step and drawing the next one would be long for one frame.
      await new Promise<void>(afterPaint);
      if (!(await form.check(step.fields))) return false;
      const { index, completed } = position;
      await new Promise<void>(afterPaint);
      const next = Math.min(index + 1, LAST_STEP);
      setPosition({ index: next, completed: [...new Set([...completed, index])] });
      layEntries(index);
      goToEntry(next);
      return true;
    },
    checkAll: async () => {
      const wrong = firstWrongStep(form.state.getValues());
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
    restore: ({ index = 0, completed: stored = [] }) => {
      const completed = stored.filter((each) => Number.isInteger(each));
      const shown = shownStep();
      // The history knows better than the draft where in this tab the visitor is.
      setPosition({
        index: shown === undefined ? Math.min(Math.max(index, 0), LAST_STEP) : reachable(shown, completed),
        completed,
      });
    },
    restart: () => {
      form.restart();
      setPosition(START);
      if (shownStep() !== undefined) goToEntry(0);
    },
  };
}
