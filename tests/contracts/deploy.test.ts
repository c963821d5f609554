/** What `docs/deploy.md` and `supabase/config.toml` would do to a hosted project. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { openDeployment } from '../../scripts/deploy/deployment.ts';
import { STEPS } from '../../scripts/deploy/steps.ts';
import { runSupabaseCli } from '../../scripts/migrated-database.ts';
import { LONGEST_RUN_MS } from '../../supabase/functions/send-messages/handler.ts';
import { isNight } from '../setup/night.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const config = parse(read('supabase/config.toml')) as {
  auth: { site_url: string; additional_redirect_urls: string[] };
};

/** Lines of the documents, those that a backslash breaks put together. */
const documentedLines = () =>
  ['README.md', 'docs/deploy.md', 'docs/operations.md'].flatMap((file) =>
    read(file)
      .replaceAll(/\\\n\s*/gu, '')
      .split('\n'),
  );

it.runIf(isNight)(
  'every command of the Supabase CLI has flags that it knows, and means the hosted project',
  async () => {
    const commands = documentedLines().flatMap((line) =>
      [...line.matchAll(/npx supabase ((?:[a-z]+ )*[a-z]+(?:-[a-z]+)*)([^#|&]*)/gu)].map(
        ([text, words = '', rest = '']) => ({
          text,
          words: words.split(' ').slice(0, words.startsWith('log') ? 1 : 2),
          flags: [...rest.matchAll(/--[a-z-]+/gu)].map(([flag]) => flag),
        }),
      ),
    );
    expect(commands.map(({ words }) => words.join(' '))).toEqual(
      expect.arrayContaining(['projects create', 'projects api-keys']),
    );
    const helpOf = new Map<string, string>();
    for (const { text, words, flags } of commands) {
      const name = words.join(' ');
      const help = helpOf.get(name) ?? (await runSupabaseCli([...words, '--help'])).output;
      helpOf.set(name, help);
      expect(help, text).toContain(`supabase ${name}`);
      for (const flag of flags) expect(help, text).toMatch(new RegExp(`^\\s+${flag}\\b`, 'mu'));
      // Without it such a command takes a database of this machine.
      if (help.includes('Local by default')) expect(flags, text).toContain('--remote');
    }
  },
);

it('every value that supabase/config.toml takes from its environment is given to whoever pushes it', () => {
  const variables = [...read('supabase/config.toml').matchAll(/^[a-z_]+ = "env\((\w+)\)"/gmu)].map(([, name]) => name);
  expect(variables).toEqual(expect.arrayContaining(['SITE_URL', 'SMTP_HOST', 'SMTP_PASS']));
  expect(Object.keys(openDeployment('elsewhere', {}).configVariables)).toEqual(expect.arrayContaining(variables));
});

it('every step of a deployment is described, in its order', () => {
  const rows = [...read('docs/deploy.md').matchAll(/^ +\| `([a-z]+)` +\|/gmu)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(STEPS));
});

it('the schedule waits for a function as long as the function may run', () => {
  const calls = read('supabase/migrations/20261120003700_scheduled_jobs.sql').split('net.http_post(').slice(1);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    const [, waits = 0] = /timeout_milliseconds := (\d+)/u.exec(call) ?? [];
    expect(Number(waits)).toBeGreaterThanOrEqual(LONGEST_RUN_MS);
  }
});

it('links in mails of a hosted project lead to no development machine', () => {
  expect(config.auth.site_url).toBe('env(SITE_URL)');
  expect(config.auth.additional_redirect_urls.filter((url) => /localhost|127\.0\.0\.1|\*\*\./u.test(url))).toEqual([]);
});
