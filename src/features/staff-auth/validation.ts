/** Shortest password the form accepts (specification, section 5); the server may ask for more and says so itself. */
export const MIN_PASSWORD_LENGTH = 6;

/** What is wrong with a field; the texts are in the messages under `auth.fieldErrors`. */
export type FieldProblem = 'fullName' | 'emailMissing' | 'emailShape' | 'passwordMissing' | 'passwordShort';

/** Something before and after an @, and a dot in the host: finer checks are the server's. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

export function emailProblem(email: string): FieldProblem | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'emailMissing';
  return EMAIL_SHAPE.test(trimmed) ? undefined : 'emailShape';
}

export function fullNameProblem(name: string): FieldProblem | undefined {
  return name.trim() === '' ? 'fullName' : undefined;
}

/** For signing in: any password may be right. */
export function passwordProblem(password: string): FieldProblem | undefined {
  return password === '' ? 'passwordMissing' : undefined;
}

export function newPasswordProblem(password: string): FieldProblem | undefined {
  if (password === '') return 'passwordMissing';
  return password.length < MIN_PASSWORD_LENGTH ? 'passwordShort' : undefined;
}
