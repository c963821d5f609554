/** What the pages say of accounts is what the sign-in service does, on the embedded backend and on a hosted project. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { readSupabaseConfig } from '../../scripts/backend/supabase-config.ts';
import { SERVER_PASSWORD_LENGTH } from '../../src/features/office/auth/validation.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('the shortest password that the forms announce is the one that the server takes', () => {
  expect(readSupabaseConfig(ROOT).minimumPasswordLength).toBe(SERVER_PASSWORD_LENGTH);
});

it('a hosted project has long codes, proves a new address twice and asks old sessions before a new password', () => {
  const config = parse(readFileSync(path.join(ROOT, 'supabase/config.toml'), 'utf8'));
  expect(config['auth']).toMatchObject({
    email: { otp_length: 10, double_confirm_changes: true, enable_confirmations: true, secure_password_change: true },
  });
});
