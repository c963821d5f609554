import * as z from 'zod/mini';
import { emailProblem } from './typed-email';

/**
 * The check of an input that holds an e-mail address; its codes are those of `EmailProblem`.
 * @param maySkip nothing typed is right, too
 */
export function emailCheck({ maySkip = false } = {}) {
  const problem = (typed: string) => (maySkip && typed.trim() === '' ? null : emailProblem(typed));
  return z.refine<string>((typed) => problem(typed) === null, { error: ({ input }) => problem(String(input)) });
}
