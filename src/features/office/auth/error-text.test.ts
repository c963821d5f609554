import { describe, expect, it } from 'vitest';
import { DataError, TIMED_OUT } from '@/data/errors';
import { messages as en } from '@/i18n/messages/en/staff';
import { messages as fr } from '@/i18n/messages/fr/staff';
import { messages as he } from '@/i18n/messages/he/staff';
import { authErrorText } from './error-text';

describe('the text of a failed sign-in, sign-up or reset', () => {
  const wrong = new DataError('rejected', 'Invalid login credentials', 'invalid_credentials');
  const short = new DataError('rejected', 'Password should be at least 12 characters.', 'weak_password');

  it('is the server’s own message in English', () => {
    expect(authErrorText(en.auth, wrong)).toBe('Invalid login credentials');
    expect(authErrorText(en.auth, short)).toBe('Password should be at least 12 characters.');
  });

  it('says the same in Hebrew and French', () => {
    expect(authErrorText(he.auth, wrong)).toBe('הדוא״ל או הסיסמה שגויים');
    expect(authErrorText(fr.auth, wrong)).toBe('E-mail ou mot de passe incorrect');
    expect(authErrorText(he.auth, short)).toContain('12');
    expect(authErrorText(fr.auth, short)).toContain('12');
  });

  it('is one sentence in Hebrew and French where the code is new, with the server’s words behind it', () => {
    const unknown = new DataError('rejected', 'Something new', 'brand_new');
    const vague = new DataError('rejected', 'Password is known to be weak', 'weak_password');
    expect(authErrorText(en.auth, unknown)).toBe('Something new');
    for (const { auth } of [he, fr]) {
      expect(authErrorText(auth, unknown)).toBe(`${auth.refused} (\u2066Something new\u2069)`);
      expect(authErrorText(auth, vague)).toBe(auth.serverTexts['weak_password']);
    }
  });

  it.each([en, he, fr])('is one sentence where the server fails, with its words behind it', ({ auth }) => {
    const failed = new DataError('unavailable', 'Error sending confirmation email', 'unexpected_failure');
    expect(authErrorText(auth, failed)).toBe(`${auth.unexpected} (\u2066Error sending confirmation email\u2069)`);
  });

  it.each(['address_blocked', 'too_many_sign_ups', 'too_many_mails'])('has words for what a hook says: %s', (code) => {
    for (const { auth } of [en, he, fr])
      expect(authErrorText(auth, new DataError('refused', code, code))).toMatch(/\s/u);
  });

  it('says the way out of a session that is too old to choose a password, in English too', () => {
    const old = new DataError('rejected', 'Password update requires reauthentication', 'reauthentication_needed');
    expect(authErrorText(en.auth, old)).toContain('new link');
  });

  it.each([
    new DataError('unavailable', 'Failed to fetch'),
    new DataError('unavailable', 'No answer in time', TIMED_OUT),
    new DataError('unexpected', 'x is not a function'),
    new DataError('rejected', ''),
    new TypeError('import failed'),
  ])('is one general sentence without an answer of the server (%s)', (error) => {
    expect(authErrorText(en.auth, error)).toBe('An unexpected error occurred');
  });
});
