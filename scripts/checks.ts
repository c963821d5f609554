/**
 * The frame of `npm run launch-check`, `npm run deploy` and `npm run deploy:check`: rows that find what is missing, and a line for
 * each of it. A row that can also mend what it finds is a step.
 */
import { ExplainedError } from './explained-errors.ts';

/** One thing that is missing, or is not as it should be. */
export interface Finding {
  /** "missing", "placeholder", "failed" …; what is "advice" counts for nothing. */
  kind: string;
  /** Where: a variable, a page, a job. */
  at: string;
  value: string;
  /** The line that mends it. */
  mend?: string;
}

/** @typeParam On what it looks at */
export interface Check<On> {
  name: string;
  find(on: On): Promise<Finding[]>;
}

export interface Step<On> extends Check<On> {
  /** What the change does, after "Shall it": "upload the functions". */
  does?: string;
  /** Absent where only a person can mend what was found. May be done again at any time. */
  change?(on: On, found: readonly Finding[]): Promise<void>;
  /** Whether it is done each time: nobody can tell whether what is there is the newest. */
  isAlways?: boolean;
}

/** What a check finds; one that cannot be made has failed, and says why. */
export async function findingsOf<On>(check: Check<On>, on: On): Promise<Finding[]> {
  try {
    return await check.find(on);
  } catch (error) {
    if (!(error instanceof ExplainedError)) throw error;
    return [{ kind: 'failed', at: check.name, value: error.message.trim() }];
  }
}

const counts = ({ kind }: Finding): boolean => kind !== 'advice';

/** Prints what was found, a line for each and one for what mends it. @returns how many count */
export function printFindings(findings: readonly Finding[], say: (line: string) => void = console.info): number {
  for (const { kind, at, value, mend } of findings) {
    say(`${kind.padEnd(12)} ${at.padEnd(34)} ${value}`);
    if (mend) say(`${' '.repeat(12)} → ${mend}`);
  }
  return findings.filter(counts).length;
}

/** Prints the name of a check and what it found. @returns how many count */
export function printCheck(
  name: string,
  found: readonly Finding[],
  say: (line: string) => void = console.info,
): number {
  say(`\n${name}${found.some(counts) ? '' : ': as it should be'}`);
  return printFindings(found, say);
}

interface Walk {
  /** Finds and says, and changes nothing. */
  isDryRun: boolean;
  /** Asks before a change. */
  agrees(question: string): Promise<boolean>;
  say(line: string): void;
}

/**
 * Takes one step after the other: looks what is missing, asks, changes it, and looks again.
 * @param open reads what the steps look at; anew for each look, since a step may have changed it
 * @throws ExplainedError at the first step that cannot be done, in a dry run, too; what was done before it holds, and the same command goes on there
 */
export async function walk<On>(
  steps: readonly Step<On>[],
  open: () => On,
  { isDryRun, agrees, say }: Walk,
): Promise<void> {
  for (const step of steps) {
    const found = await findingsOf(step, open());
    if (step.isAlways) say(`\n${step.name}: each time anew`);
    const count = step.isAlways ? printFindings(found, say) : printCheck(step.name, found, say);
    if (count === 0 && !step.isAlways) continue;
    if (!step.change || found.some(({ kind }) => kind === 'failed'))
      throw isDryRun
        ? new ExplainedError('Would stop here: mend this first. Nothing was changed.')
        : stopped(step.name);
    if (isDryRun) {
      say(`Would ${step.does}.`);
      continue;
    }
    if (!(await agrees(`Shall it ${step.does}?`))) {
      say('Left as it is.');
      continue;
    }
    await step.change(open(), found);
    const left = (await findingsOf(step, open())).filter(counts);
    if (printFindings(left, say) > 0) throw stopped(step.name);
    say('Done.');
  }
}

const stopped = (name: string) =>
  new ExplainedError(
    `Stopped at "${name}". What stands before it is done: mend this, and the same command goes on here.`,
  );
