import { expect, it } from 'vitest';
import { readAuthLink } from './auth-link';

it.each([
  ['token_hash=abc&type=recovery', { kind: 'hash', hash: 'abc', type: 'recovery' }],
  [
    'access_token=a&refresh_token=b&type=signup',
    { kind: 'tokens', accessToken: 'a', refreshToken: 'b', type: 'signup' },
  ],
  ['message=Confirmation+link+accepted', { kind: 'halfWay' }],
  // Of use to nobody here.
  ['code=abc', { kind: 'refused', code: '' }],
  ['error=access_denied&error_code=otp_expired&error_description=x', { kind: 'refused', code: 'otp_expired' }],
  ['error=server_error', { kind: 'refused', code: 'server_error' }],
  ['error_description=Email+link+is+invalid', { kind: 'refused', code: 'Email link is invalid' }],
  // The service puts its refusal in both places; what it refused comes along at times.
  ['code=abc&error_code=otp_expired&error_code=otp_expired', { kind: 'refused', code: 'otp_expired' }],
])('a link from an e-mail brought %s', (parameters, link) => {
  expect(readAuthLink(`?${parameters}`)).toEqual(link);
});
