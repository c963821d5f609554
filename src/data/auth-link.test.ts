import { describe, expect, it } from 'vitest';
import { readAuthLink } from './auth-link';

describe('reading what a link from an e-mail brought', () => {
  const at = (suffix: string) => readAuthLink(`https://site.example/fr/auth${suffix}`);

  it.each([
    ['', { kind: 'none' }],
    ['#', { kind: 'none' }],
    ['#main', { kind: 'none' }],
    ['#access_token=a&refresh_token=b&type=signup', { kind: 'tokens' }],
    ['#access_token=a&refresh_token=b&type=recovery', { kind: 'tokens' }],
    ['?code=abc', { kind: 'code' }],
    ['#error=access_denied&error_code=otp_expired&error_description=x', { kind: 'error', code: 'otp_expired' }],
    ['?error=access_denied&error_code=otp_expired', { kind: 'error', code: 'otp_expired' }],
    ['#error=server_error', { kind: 'error', code: 'server_error' }],
    ['#error_description=Email+link+is+invalid', { kind: 'error', code: 'Email link is invalid' }],
  ])('%s', (suffix, link) => {
    expect(at(suffix)).toEqual(link);
  });
});
