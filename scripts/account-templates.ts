/**
 * Writes supabase/templates/ and the subjects in supabase/config.toml from the words of the accounts' mails:
 * `npm run account-mails`. The hosted sign-in service sends them while the hook that hands its mails over is off.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '../supabase/functions/_shared/mail/html.ts';
import {
  mailButton,
  mailClosing,
  mailDocument,
  mailParagraphs,
} from '../supabase/functions/_shared/mail/mail-document.ts';
import type { AccountMailKind } from '../supabase/functions/_shared/words/account-words/account-words.ts';
import { ACCOUNT_WORDS } from '../supabase/functions/_shared/words/account-words/by-language.ts';
import { isolatesAsHtml } from '../supabase/functions/_shared/words/isolates.ts';
import { defaultLocale, localeRegistry, locales, type Locale } from '../supabase/functions/_shared/words/locales.ts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '..');
const CONFIG = path.join(PROJECT_ROOT, 'supabase/config.toml');

/** Each mail of the service by its name in config.toml, with what `verify` takes for its links; null for a notice. */
const MAILS: Readonly<Record<string, { kind: AccountMailKind; type: string | null }>> = {
  'template.confirmation': { kind: 'account_confirmation', type: 'signup' },
  'template.invite': { kind: 'account_invitation', type: 'invite' },
  'template.recovery': { kind: 'account_recovery', type: 'recovery' },
  'template.magic_link': { kind: 'account_recovery', type: 'magiclink' },
  'template.email_change': { kind: 'account_address_change', type: 'email_change' },
  'notification.password_changed': { kind: 'account_password_changed', type: null },
};

/** A Go template that says each language's words to its readers: to those of the page that asked, or of a notice to the account's. */
function inEachLanguage(type: string | null, words: (locale: Locale) => string): string {
  const asks = (locale: Locale) =>
    type
      ? `eq .RedirectTo (printf "%s${localeRegistry[locale].prefix}/auth" .SiteURL)`
      : `eq (printf "%v" .Data.language) "${locale}"`;
  const others = locales.filter((locale) => locale !== defaultLocale);
  if (others.length === 0) return words(defaultLocale);
  const branches = others.map((locale, nth) => `{{ ${nth > 0 ? 'else ' : ''}if ${asks(locale)} }}${words(locale)}`);
  return `${branches.join('')}{{ else }}${words(defaultLocale)}{{ end }}`;
}

const SITE = '{{ .SiteURL }}';

function bodyOf({ kind, type }: { kind: AccountMailKind; type: string | null }): string {
  return inEachLanguage(type, (locale) => {
    const { subject, opening, link, note } = ACCOUNT_WORDS[locale][kind];
    const href = type
      ? `{{ .RedirectTo }}?token_hash={{ .TokenHash }}&amp;type=${type}`
      : `${SITE}${localeRegistry[locale].prefix}/auth`;
    const words = isolatesAsHtml(escapeHtml(opening(`\u2066${SITE}\u2069`)));
    return mailDocument(locale, {
      // The service knows the address of the site and no name.
      brand: `<bdi dir="ltr">${SITE}</bdi>`,
      preview: escapeHtml(note),
      title: escapeHtml(subject(SITE)),
      subtitle: '',
      content: mailParagraphs([words]) + mailButton(escapeHtml(link), href) + mailClosing([escapeHtml(note)]),
    });
  });
}

/** Everything that is written: the text of each file by its path. */
export async function generateAccountTemplates(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  let config = await readFile(CONFIG, 'utf8');
  for (const [name, mail] of Object.entries(MAILS)) {
    const file = `supabase/templates/${name.split('.')[1]}.html`;
    files.set(path.join(PROJECT_ROOT, file), bodyOf(mail));
    const subject = inEachLanguage(mail.type, (locale) => ACCOUNT_WORDS[locale][mail.kind].subject(SITE));
    const section = `[auth.email.${name}]`;
    const [before, after] = config.split(`${section}\n`);
    if (before === undefined || after === undefined) throw new Error(`supabase/config.toml has no ${section}`);
    const rest = after.replace(
      /^subject = .*\ncontent_path = .*\n/mu,
      `subject = '${subject}'\ncontent_path = "./${file}"\n`,
    );
    config = `${before}${section}\n${rest}`;
  }
  return files.set(CONFIG, config);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await mkdir(path.join(PROJECT_ROOT, 'supabase/templates'), { recursive: true });
  for (const [file, text] of await generateAccountTemplates()) {
    await writeFile(file, text);
    console.log(`Wrote ${path.relative(PROJECT_ROOT, file)}`);
  }
}
