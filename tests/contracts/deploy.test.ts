/** What `docs/deploy.md` and `supabase/config.toml` would do to a hosted project. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const config = parse(read('supabase/config.toml')) as {
  auth: { site_url: string; additional_redirect_urls: string[] };
};

it('every command that pushes the settings says the address and the mail server that they need', () => {
  const variables = [...read('supabase/config.toml').matchAll(/^[a-z_]+ = "env\((\w+)\)"/gmu)].map(([, name]) => name);
  const pushes = ['README.md', 'docs/deploy.md', 'docs/operations.md']
    .flatMap((file) =>
      read(file)
        .replaceAll(/\\\n\s*/gu, '')
        .split('\n'),
    )
    .filter((line) => line.includes('supabase config push'));
  expect(variables).toEqual(expect.arrayContaining(['SITE_URL', 'SMTP_HOST', 'SMTP_PASS']));
  expect(pushes.length).toBeGreaterThan(0);
  for (const push of pushes)
    for (const name of variables) expect(push).toMatch(new RegExp(`^\\s*(?:\\w+=\\S+ )*${name}=`, 'u'));
});

it('the schedule waits for a function as long as the function may run', () => {
  const [, longest] = /LONGEST_RUN_MS = ([\d_]+)/u.exec(read('supabase/functions/send-messages/handler.ts')) ?? [];
  const calls = read('supabase/migrations/20261120002500_scheduled_jobs.sql').split('net.http_post(').slice(1);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    const [, waits = 0] = /timeout_milliseconds := (\d+)/u.exec(call) ?? [];
    expect(Number(waits)).toBeGreaterThanOrEqual(Number(longest?.replaceAll('_', '')));
  }
});

it('links in mails of a hosted project lead to no development machine', () => {
  expect(config.auth.site_url).toBe('env(SITE_URL)');
  expect(config.auth.additional_redirect_urls.filter((url) => /localhost|127\.0\.0\.1|\*\*\./u.test(url))).toEqual([]);
});
