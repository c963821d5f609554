import { describe, expect, it } from 'vitest';
import { newPasswordSchema, signInSchema, signUpSchema } from './validation';

const right = { fullName: 'Dana', email: 'dana@example.com', password: '123456' };

/** The first thing that is wrong with the answers. */
const problemOf = (schema: typeof signInSchema | typeof signUpSchema | typeof newPasswordSchema, answers: object) =>
  schema.safeParse({ ...right, ...answers }).error?.issues[0]?.message;

describe('the fields of the sign-in page', () => {
  it.each([
    ['', 'emailMissing'],
    ['   ', 'emailMissing'],
    ['dana', 'invalidEmail'],
    ['dana@example', 'invalidEmail'],
    ['da na@example.com', 'invalidEmail'],
    ['דנה@example.com', 'emailLetters'],
    [' dana@example.com ', undefined],
  ])('e-mail %o: %o', (email, problem) => {
    expect(problemOf(signInSchema, { email })).toBe(problem);
  });

  it.each([
    ['', 'passwordMissing'],
    ['12345', 'passwordShort'],
    ['123456', undefined],
  ])('new password %o: %o', (password, problem) => {
    expect(problemOf(newPasswordSchema, { password })).toBe(problem);
  });

  it('asks for a name, and for any password at sign-in', () => {
    expect(problemOf(signUpSchema, { fullName: ' ' })).toBe('fullName');
    expect(problemOf(signUpSchema, {})).toBeUndefined();
    expect(problemOf(signInSchema, { password: '' })).toBe('passwordMissing');
    expect(problemOf(signInSchema, { password: '1' })).toBeUndefined();
  });
});
