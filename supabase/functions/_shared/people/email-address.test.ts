import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { EMAIL_ADDRESS, emailProblem, readEmailAddress } from './email-address.ts';

it.each([
  'dana@example.com',
  'tom&ann@example.com',
  'a!b@example.com',
  '#1fan@example.com',
  'a/b=c@example.co.il',
  "o'neill+trips@mail.example.com",
  'x_{y}|~z`^%$*?@example.com',
])('takes %s as it stands', (address) => {
  expect(readEmailAddress(address)).toBe(address);
});

it.each([
  ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
  ['info@אבג.co.il', 'info@xn--4dbcd.co.il'],
  [' Dana@Example.com ', 'Dana@Example.com'],
])('takes a domain in its own script by its name in ASCII: %s', (typed, address) => {
  expect(readEmailAddress(typed)).toBe(address);
});

it.each([
  'n1<victim@example.com>',
  'a,victim@example.com',
  'd;victim@example.com',
  '(c)victim@example.com',
  'g:victim@example.com;',
  'victim@example.com,',
  '"a b"@example.com',
  'a@b@example.com',
  'a b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a\0b@example.com',
  'dana@localhost',
  'dana@-example.com',
  'dana@exam/ple.com',
  'dana@münchen.de/path.com',
  'דוד@example.co.il',
  `${'x'.repeat(65)}@example.com`,
  `x@${'long.'.repeat(60)}com`,
  '@example.com',
  'dana@',
  '',
])('refuses %j', (typed) => {
  expect(readEmailAddress(typed)).toBeNull();
});

it.each([
  'אבי@example.com',
  'иван@mail.ru',
  'محمد.علی@example.com',
  'می\u200Cرضا@example.com',
  'राम@example.in',
  'josé@example.com',
  'אבי@אבג.co.il',
  ' דנה.levi+7@Example.com ',
])('says of %s that its letters before the @ are the matter', (typed) => {
  expect(readEmailAddress(typed)).toBeNull();
  expect(emailProblem(typed)).toBe('emailLetters');
});

it.each([
  '',
  'дана',
  'дана@',
  'дана@localhost',
  'да на@example.com',
  'дана@x@example.com',
  'dana@',
  '<дана@example.com>',
])('says of %j that it is no address, whatever its letters', (typed) => {
  expect(emailProblem(typed)).toBe('invalidEmail');
});

it.each(['dana@example.com', 'info@אבג.co.il', 'ivan@почта.рф'])('has nothing to say of %s', (typed) => {
  expect(emailProblem(typed)).toBeNull();
});

it('is the grammar of the database, too', () => {
  const inSql = EMAIL_ADDRESS.source
    .replaceAll(String.raw`A-Za-z\d`, 'a-z0-9')
    .replaceAll('(?:', '(')
    .replaceAll(String.raw`\.`, '[.]')
    .replaceAll("'", "''");
  const folder = path.resolve(import.meta.dirname, '../../../migrations');
  const files = ['1500_leads', '0400_accounts', '1100_fleet', '0600_settings'];
  for (const file of files) expect(readFileSync(path.join(folder, `2026112000${file}.sql`), 'utf8')).toContain(inSql);
});
