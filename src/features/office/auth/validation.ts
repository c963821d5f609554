import { emailCheck } from '@/data/email-check';
import * as z from 'zod/mini';

/** Shortest password the form accepts (docs/spec/office.md#signing-in); the server may ask for more and says so itself. */
export const MIN_PASSWORD_LENGTH = 6;

/** Shortest password the server takes (supabase/config.toml), which is said before anybody types one. */
export const SERVER_PASSWORD_LENGTH = 12;

const isMissing = (typed: string) => typed.trim() === '';
const filled = (code: string) => z.string().check(z.refine((typed) => !isMissing(typed), code));

const email = z.string().check(
  z.refine((typed) => !isMissing(typed), 'emailMissing'),
  emailCheck({ maySkip: true }),
);
const newPassword = z.string().check(
  z.refine((typed) => typed !== '', 'passwordMissing'),
  z.refine((typed) => typed === '' || typed.length >= MIN_PASSWORD_LENGTH, 'passwordShort'),
);

/*
 * What the forms ask for, in their order. Messages are keys of the messages' `auth.fieldErrors`.
 */

/** For signing in any password may be right. */
export const signInSchema = z.object({ email, password: z.string().check(z.minLength(1, 'passwordMissing')) });
export const signUpSchema = z.object({ fullName: filled('fullName'), email, password: newPassword });
export const newPasswordSchema = z.object({ fullName: filled('fullName'), password: newPassword });
