import { useEffect, useState, type SyntheticEvent } from 'react';
import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import type { QueryKey } from '@tanstack/react-query';
import type { CheckedFormOptions } from '@/ui/form/use-checked-form';
import { useKeptForm, type KeptForm } from '@/ui/form/use-kept-form';
import { endOf, useStep, type Step, type StepAnswer } from './use-step';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What somebody else has saved since the form was opened. */
export interface Conflict<Values> {
  /** The fields that they have changed, and that say something else here. */
  theirs: Partial<Values>;
  takeTheirs: () => void;
  /** What was typed stays; fields that nobody has touched here say what they say there. */
  keepMine: () => void;
}

/** What was typed upon a newer version: fields that were not touched follow it. */
const mergedValues = <Values extends object>(typed: Values, ground: Values, now: Values): Values =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const key = name as keyof Values;
      return [name, isSame(value, ground[key]) ? now[key] : value];
    }),
  ) as Values;

/** Whether a field was changed on both sides, to different values. */
const clashes = <Values extends object>(typed: Values, ground: Values, now: Values): boolean =>
  (Object.keys(typed) as (keyof Values)[]).some(
    (name) => !isSame(typed[name], ground[name]) && !isSame(now[name], ground[name]) && !isSame(typed[name], now[name]),
  );

interface RecordFormOptions<Row, Values extends FieldValues, Answer extends StepAnswer | void> extends Omit<
  CheckedFormOptions<Values>,
  'defaultValues'
> {
  /** Name of the draft, one for each thing that is edited. */
  keep: string;
  /** What is edited, as it is now; null: a new one. */
  row: Row | null;
  /** What the form says of it. */
  valuesOf: (row: Row | null) => Values;
  /** Saves the values upon the version that was shown. */
  call: (row: Row | null, values: Values) => Promise<Answer>;
  /** What is edited, in an answer. */
  rowOf: (answer: NonNullable<Answer>) => Row | null | undefined;
  /** The field that an answer speaks of, and the code of what is wrong with it. */
  fieldOf?: (answer: NonNullable<Answer>) => readonly [Path<Values>, string] | undefined;
  words?: (answer: NonNullable<Answer>) => string | undefined;
  again: readonly QueryKey[];
  onDone?: (answer: Answer) => void;
  name?: QueryKey;
}

export interface RecordForm<Values extends FieldValues, Answer> {
  form: KeptForm<Values>;
  step: Step<Values, Answer>;
  /** What stands in the inputs. */
  values: Values;
  /** Something was typed that is not saved. */
  isTouched: boolean;
  conflict: Conflict<Values> | null;
  submit: (event: SyntheticEvent) => void;
}

/** Others who keep changing other fields are overtaken within a few tries. */
const TRIES = 3;

/** Saves upon the version that is known; a newer one that says the same in what was typed is followed, and `onNewer` told of it. */
async function saveUpon<Row, Values extends FieldValues, Answer extends StepAnswer | void>(
  { row, ground, typed }: { row: Row | null; ground: Values; typed: Values },
  { call, rowOf, valuesOf }: Pick<RecordFormOptions<Row, Values, Answer>, 'call' | 'rowOf' | 'valuesOf'>,
  onNewer: (row: Row) => void,
): Promise<Answer> {
  let [known, wished] = [row, typed];
  for (let count = 1; ; count += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await call(known, wished);
    const newer = answer && endOf(answer) === 'changed' ? rowOf(answer) : null;
    if (!newer) return answer;
    onNewer(newer);
    const now = valuesOf(newer);
    if (count === TRIES || clashes(wished, ground, now)) return answer;
    [known, wished] = [newer, mergedValues(wished, ground, now)];
  }
}

/**
 * The form of something that others edit, too. What nobody has touched here follows what is saved. What was typed is kept, and never
 * overwrites what a colleague has saved meanwhile in the same field: that is shown (`conflict`), and nothing is sent before somebody
 * has decided. A change of theirs in another field stays beside one's own.
 */
export function useRecordForm<Row, Values extends FieldValues, Answer extends StepAnswer | void>(
  options: RecordFormOptions<Row, Values, Answer>,
): RecordForm<Values, Answer> {
  const { row: shown, valuesOf, call, rowOf, fieldOf, words, again, onDone, name, ...rest } = options;
  /** A newer version that an answer has told of, until it is shown. */
  const [told, setTold] = useState<{ before: Row | null; now: Row } | null>(null);
  const tell = (newer: Row) => setTold({ before: shown, now: newer });
  const row = told && told.before === shown ? told.now : shown;
  const now = valuesOf(row);
  const form = useKeptForm<Values>({ ...rest, defaultValues: now, seen: now });
  // Drawn again with every change.
  useWatch({ control: form.state.control });
  const values = form.state.getValues();
  const ground = row === null ? now : { ...now, ...(form.draft.seen as Partial<Values>) };
  const isClash = row !== null && clashes(values, ground, now);
  const stand = standing(form, now);

  const step = useStep<Values, Answer>({
    again,
    ...(name && { name }),
    call: (typed) => saveUpon({ row, ground, typed }, { call, rowOf, valuesOf }, tell),
    onEnd: (end, answer, typed) => {
      const field = end === 'refused' && answer ? fieldOf?.(answer) : undefined;
      if (field) form.showErrors([field]);
      if (end !== 'done') return;
      const saved = (answer && rowOf(answer)) ?? null;
      if (saved) tell(saved);
      const next = saved ? valuesOf(saved) : typed;
      standing(form, next)(next);
      onDone?.(answer as Answer);
    },
    words: (answer) => (fieldOf?.(answer) ? '' : words?.(answer)),
  });

  useEffect(() => {
    if (row !== null && !step.isBusy && !isClash && !isSame(ground, now))
      stand(mergedValues(form.state.getValues(), ground, now));
    // oxlint-disable-next-line react/exhaustive-deps -- follows what is saved, not how it came here
  }, [JSON.stringify(now), isClash, step.isBusy]);

  const hasConflict = isClash && !step.isBusy;
  return {
    form,
    step,
    values,
    isTouched: !isSame(values, ground),
    conflict: hasConflict ? conflictOf(form, { values, ground, now }, stand, step.reset) : null,
    submit: form.submit((typed) => (hasConflict ? undefined : step.run(typed))),
  };
}

/** Puts values into a form that are typed upon what is saved now. */
function standing<Values extends FieldValues>({ state, draft }: KeptForm<Values>, now: Values) {
  return (next: Values): void => {
    draft.setOut(now, now);
    state.setValues(next);
    state.clearErrors();
    if (isSame(next, now)) draft.forget();
  };
}

function conflictOf<Values extends FieldValues>(
  form: KeptForm<Values>,
  { values, ground, now }: Readonly<Record<'values' | 'ground' | 'now', Values>>,
  stand: (next: Values) => void,
  reset: () => void,
): Conflict<Values> {
  const theirs = Object.entries(now).filter(
    ([field, value]) => !isSame(value, ground[field]) && !isSame(value, values[field]),
  );
  const decide = (next: Values) => {
    stand(next);
    reset();
    // What was pressed is gone.
    document.getElementById(form.fieldId(theirs[0]?.[0] as Path<Values>))?.focus();
  };
  return {
    theirs: Object.fromEntries(theirs) as Partial<Values>,
    takeTheirs: () => decide(now),
    keepMine: () => decide(mergedValues(values, ground, now)),
  };
}
