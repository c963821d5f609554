/** What the hosted sign-in service would mail by itself says what the project's own mails say. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateAccountTemplates } from '../../scripts/account-templates.ts';
import { locales } from '../../supabase/functions/_shared/words/locales.ts';

it('is written from the words of the mails: run `npm run account-mails`', async () => {
  const files = [...(await generateAccountTemplates())];
  expect(files.map(([file]) => readFileSync(file, 'utf8'))).toEqual(files.map(([, text]) => text));
});

it('has each language, and links that a press alone uses up', async () => {
  const bodies = [...(await generateAccountTemplates())].filter(([file]) => file.endsWith('.html'));
  expect(bodies.length).toBeGreaterThan(5);
  for (const [file, body] of bodies) {
    for (const locale of locales) expect([file, body.includes(`<html lang="${locale}"`)]).toEqual([file, true]);
    const links = [...body.matchAll(/href="([^"]+)"/gu)].map(([, link]) => link);
    expect(links).toHaveLength(locales.length);
    const isNotice = file.endsWith('password_changed.html');
    for (const link of links)
      expect(link).toMatch(
        isNotice ? /\/auth$/u : /^\{\{ \.RedirectTo \}\}\?token_hash=\{\{ \.TokenHash \}\}&amp;type=\w+$/u,
      );
    // The service's own links are used up by whatever reads the mail.
    expect(body).not.toContain('ConfirmationURL');
  }
});
