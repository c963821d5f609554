import { describe, expect, it } from 'vitest';
import { DataError, LAST_ADMIN, toDataError } from './errors';

describe('what a failed call means', () => {
  it.each([
    [{ message: 'permission denied', code: '42501' }, 403, 'refused'],
    [{ message: 'permission denied', code: '42501' }, undefined, 'refused'],
    [{ message: 'The last administrator cannot be removed', code: 'TM001' }, 400, 'refused'],
    [{ message: 'JWT expired', code: 'PGRST303' }, 401, 'refused'],
    [{ message: 'Invalid login credentials', code: 'invalid_credentials', status: 400 }, 400, 'rejected'],
    [{ message: 'slow down', code: 'over_request_rate_limit', status: 429 }, 429, 'rejected'],
    [{ message: 'Failed to fetch', status: 0 }, 0, 'unavailable'],
    [{ message: 'upstream', code: '' }, 503, 'unavailable'],
    [new TypeError('not a function'), undefined, 'unexpected'],
    ['text', undefined, 'unexpected'],
    [null, undefined, 'unexpected'],
  ])('%o with status %o is %s', (error, status, kind) => {
    expect(toDataError(error, status).kind).toBe(kind);
  });

  it('names the refusals of the database', () => {
    expect(toDataError({ message: '', code: 'TM001' }, 400).code).toBe(LAST_ADMIN);
  });

  it('keeps the words, the code and the cause, and leaves its own errors alone', () => {
    const cause = { message: 'Email not confirmed', code: 'email_not_confirmed', status: 400 };
    const error = toDataError(cause);
    expect(error).toMatchObject({ message: 'Email not confirmed', code: 'email_not_confirmed', cause });
    expect(error).toBeInstanceOf(DataError);
    expect(toDataError(error, 500)).toBe(error);
  });
});
