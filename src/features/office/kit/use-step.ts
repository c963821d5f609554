import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { DataError, type DataErrorKind } from '@/data/errors';
import { useMessages, type Messages } from '@/i18n/messages';
import { newId } from '@/lib/new-id';
import { showToast } from '@/ui/toast';

/** What a function of the database answers: the name of what happened, with what there is now. */
export interface StepAnswer {
  outcome: string;
}

/**
 * How a step ended.
 * - `done`: it has happened
 * - `changed`: a colleague was first, and nothing was written; the answer brings what there is now
 * - `gone`: what it was about is not there any more
 * - `refused`: the answer names what is in the way
 * - `forbidden`: the account may not do this, or its session is over
 * - `offline`: no answer came
 * - `failed`: anything else
 */
export type StepEnd = 'done' | 'changed' | 'gone' | 'refused' | 'forbidden' | 'offline' | 'failed';

/** The outcomes that say that a step has happened. */
const DONE: ReadonlySet<string> = new Set([
  ...(['saved', 'deleted', 'noted', 'queued', 'published', 'renewed', 'allowed'] as const),
  ...(['previewed', 'sent', 'withdrawn', 'accepted', 'cancelled'] as const),
  ...(['assigned', 'unassigned', 'moved', 'swapped', 'reported', 'decided'] as const),
]);

/** How a step ended, by what was answered. A function that answers nothing throws where it fails. */
export function endOf(answer: StepAnswer | void): StepEnd {
  if (!answer || DONE.has(answer.outcome)) return 'done';
  if (answer.outcome === 'changed_by_other') return 'changed';
  return answer.outcome === 'gone' ? 'gone' : 'refused';
}

const ERROR_ENDS: Readonly<Record<DataErrorKind, StepEnd>> = {
  refused: 'forbidden',
  rejected: 'refused',
  unavailable: 'offline',
  unexpected: 'failed',
};

function endOfError(error: unknown): StepEnd {
  if (!(error instanceof DataError)) return 'failed';
  return ERROR_ENDS[error.kind];
}

interface StepOptions<Wish, Answer extends StepAnswer | void> {
  /** Asks for it, with the version of what was shown. */
  call: (wish: Wish) => Promise<Answer>;
  /** What is read anew, whatever was answered. */
  again: readonly QueryKey[];
  /** The answer says enough: what is read anew comes behind it. */
  readsBehind?: boolean;
  /** What is shown at once; `onEnd` takes it back. */
  onBegin?: (wish: Wish) => Promise<void> | void;
  /** @param answer undefined where none came */
  onEnd?: (end: StepEnd, answer: Answer | undefined, wish: Wish) => Promise<void> | void;
  /** Why it did not happen, where the room has words for it; else those of the kit. */
  words?: (answer: NonNullable<Answer>, wish: Wish) => string | undefined;
  /** The same, of what the database throws. */
  errorWords?: (error: unknown) => string | undefined;
  /** Where the step leaves no place for its result: what has happened, in the corner; so is what has not. */
  toast?: (wish: Wish, answer: Answer) => string;
  /** Name under which others see that it is under way. */
  name?: QueryKey;
}

export interface Step<Wish, Answer> {
  /** Takes the step, unless it is being taken. @param then what follows once it has happened */
  run: (wish: Wish, then?: (answer: Answer) => void) => void;
  isBusy: boolean;
  /** What is, or was last, asked for. */
  wish: Wish | undefined;
  /** How it ended; null before, and while it is under way. */
  end: StepEnd | null;
  /** What was answered last, whatever it says. */
  answer: Answer | undefined;
  /** What to tell once it has happened, another object each time. */
  done: object | undefined;
  /** Why it did not happen, in words. */
  problem: string | undefined;
  /** Nothing was asked for yet. */
  reset: () => void;
}

/** What others need to know of a step. */
export type StepStatus = Pick<Step<void, void>, 'isBusy' | 'problem' | 'done'>;

/**
 * A step of the office, the one way in which anything is saved: nothing is called done before the database says so, a press while it
 * is under way does nothing, and its end is one of seven, each with words. Its result takes the focus (`StepState`).
 */
export function useStep<Wish = void, Answer extends StepAnswer | void = StepAnswer>(
  options: StepOptions<Wish, Answer>,
): Step<Wish, Answer> {
  const { call, again, onBegin, onEnd, words, errorWords, toast, name, readsBehind = false } = options;
  const m = useMessages('staff').step;
  const cache = useQueryClient();
  const isRunning = useRef(false);
  const why = (end: StepEnd, { answer, error, wish }: Ended<Wish, Answer>) =>
    problemOf(m, end, (answer && words?.(answer, wish)) ?? (error && errorWords?.(error)) ?? undefined);

  async function finish(end: StepEnd, ended: Ended<Wish, Answer>): Promise<void> {
    await onEnd?.(end, ended.answer, ended.wish);
    if (!toast) return;
    const problem = why(end, ended);
    showToast(
      problem === undefined
        ? { tone: 'success', title: toast(ended.wish, ended.answer as Answer) }
        : { tone: 'danger', title: problem },
    );
  }

  const mutation = useMutation({
    ...(name && { mutationKey: name }),
    mutationFn: call,
    ...(onBegin && { onMutate: onBegin }),
    onSuccess: (answer, wish) => finish(endOf(answer), { answer, wish }),
    onError: (error, wish) => finish(endOfError(error), { error, wish }),
    onSettled: async () => {
      isRunning.current = false;
      const reading = Promise.all(again.map((queryKey) => cache.invalidateQueries({ queryKey })));
      if (!readsBehind) await reading;
    },
  });
  const { data: answer, error, isPending, isSuccess, variables } = mutation;
  const end = isSuccess ? endOf(answer) : error ? endOfError(error) : null;
  return {
    run: (wish, then) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(wish, { onSuccess: (given) => (endOf(given) === 'done' ? then?.(given) : undefined) });
    },
    isBusy: isPending,
    wish: variables,
    end,
    answer,
    done: end === 'done' ? (answer ?? DONE_WITHOUT_ANSWER) : undefined,
    problem: end ? why(end, { answer, error, wish: variables as Wish }) : undefined,
    reset: mutation.reset,
  };
}

const DONE_WITHOUT_ANSWER = {};

interface Ended<Wish, Answer> {
  answer?: Answer | undefined;
  error?: Error | null;
  wish: Wish;
}

function problemOf(m: Messages['staff']['step'], end: StepEnd, own: string | undefined): string | undefined {
  if (end === 'done') return undefined;
  return own ?? (end === 'changed' ? m.changed(null) : m[end]);
}

/** An id for each wish: the same one again for the same wish, so that the database counts what is sent twice once. */
export function useWishId(): (wish: unknown) => string {
  const last = useRef({ key: '', id: '' });
  return (wish) => {
    const key = JSON.stringify(wish);
    if (last.current.key !== key) last.current = { key, id: newId() };
    return last.current.id;
  };
}
