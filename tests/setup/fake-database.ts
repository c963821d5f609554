import { vi } from 'vitest';
import type { AnswerOf, ArgumentsOf, callDatabase, FunctionName } from '../../src/data/call-database';

export type FakeAnswers = {
  [Name in FunctionName]?: (args: ArgumentsOf<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

/**
 * Answers for the database on a screen that is shown without one.
 * @param mock `callDatabase` as the test itself has mocked it: test files share their modules @param answers looked at with each call
 * @returns what a function was called with, each time
 */
export function fakeDatabase(mock: typeof callDatabase, answers: FakeAnswers) {
  const calls = vi.mocked(mock).mockImplementation(async (name, args) => {
    const answer = answers[name];
    if (!answer) throw new Error(`Nobody expected ${name} to be called`);
    return answer(args as never);
  }).mock;
  return <Name extends FunctionName>(name: Name): ArgumentsOf<Name>[] =>
    calls.calls.flatMap(([called, args]) => (called === name ? [args as ArgumentsOf<Name>] : []));
}
