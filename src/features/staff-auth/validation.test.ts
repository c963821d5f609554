import { describe, expect, it } from 'vitest';
import { emailProblem, fullNameProblem, newPasswordProblem, passwordProblem } from './validation';

describe('the fields of the sign-in page', () => {
  it.each([
    ['', 'emailMissing'],
    ['   ', 'emailMissing'],
    ['dana', 'emailShape'],
    ['dana@example', 'emailShape'],
    ['da na@example.com', 'emailShape'],
    [' dana@example.com ', undefined],
  ])('e-mail %o: %o', (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  it.each([
    ['', 'passwordMissing'],
    ['12345', 'passwordShort'],
    ['123456', undefined],
  ])('new password %o: %o', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem);
  });

  it('asks for a name, and for any password at sign-in', () => {
    expect(fullNameProblem(' ')).toBe('fullName');
    expect(fullNameProblem('Dana')).toBeUndefined();
    expect(passwordProblem('')).toBe('passwordMissing');
    expect(passwordProblem('1')).toBeUndefined();
  });
});
