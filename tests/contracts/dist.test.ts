/** What the built site gives away to everybody: nothing that opens the database, and no source. Runs after the build. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowSupabase } from '../../scripts/http/security-headers.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

const TEXT = /\.(?:js|mjs|css|html|json|xml|txt|svg|webmanifest|map)$/u;
const JWT = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]*/gu;
const SECRET = /\bsb_secret_[\w-]+|-----BEGIN [A-Z ]*PRIVATE KEY-----|\bpostgres(?:ql)?:\/\/[^\s"'`]+:[^\s"'`]+@/gu;
/** Names of server settings: their appearance means that server code, or its environment, was bundled. */
const SERVER_NAMES = /SUPABASE_SERVICE_ROLE_KEY|IP_HASH_SECRET|DATABASE_URL/gu;

/** What a text holds that must not be public; the role of a JWT is read from its payload. */
function privileged(text: string): string[] {
  const tokens = [...text.matchAll(JWT)].flatMap(([token, payload]) => {
    const role = roleOf(payload ?? '');
    return role === 'anon' ? [] : [`JWT of ${role}: ${token.slice(0, 12)}…`];
  });
  return [...tokens, ...(text.match(SECRET) ?? []), ...(text.match(SERVER_NAMES) ?? [])];
}

function roleOf(payload: string): string {
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { role?: unknown };
    return typeof claims.role === 'string' ? claims.role : 'nobody';
  } catch {
    return 'nobody';
  }
}

async function builtFiles(): Promise<string[]> {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

const token = (claims: object) =>
  ['{"alg":"HS256","typ":"JWT"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

describe('the built site', () => {
  it('holds pages and scripts', async () => {
    const files = (await builtFiles()).map((file) => path.relative(DIST, file));
    expect(files).toContain('index.html');
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  });

  it('has no source map', async () => {
    const files = await builtFiles();
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const scripts = files.filter((file) => /\.(?:js|css)$/u.test(file));
    const mapped = await Promise.all(
      scripts.map(async (file) => ((await readFile(file, 'utf8')).includes('sourceMappingURL=') ? [file] : [])),
    );
    expect(mapped.flat()).toEqual([]);
  });

  it('has nothing of the component sheet, which is for development only', async () => {
    const files = (await builtFiles()).filter((file) => TEXT.test(file));
    const traces = await Promise.all(
      files.map(async (file) =>
        /component.?sheet|dev[/-]ui/iu.test(file + (await readFile(file, 'utf8'))) ? [path.relative(DIST, file)] : [],
      ),
    );
    expect(traces.flat()).toEqual([]);
  });

  it('has no privileged key', async () => {
    const found = await Promise.all(
      (await builtFiles())
        .filter((file) => TEXT.test(file))
        .map(async (file) =>
          privileged(await readFile(file, 'utf8')).map((what) => `${path.relative(DIST, file)}: ${what}`),
        ),
    );
    expect(found.flat()).toEqual([]);
  });
});

describe('the search for privileged keys', () => {
  it.each([
    ['a service key', `const key="${token({ role: 'service_role' })}"`],
    ['a key of another role', `"${token({ sub: '1' })}"`],
    ['a secret key', `createClient(url,"sb_secret_N7UND0UgjKTVK-Uodkm0Hg")`],
    ['a database address', '"postgresql://postgres:hunter2@db.example.com:5432/postgres"'],
    ['a private key', '-----BEGIN PRIVATE KEY-----'],
    ['the name of a server setting', 'process.env.IP_HASH_SECRET'],
  ])('finds %s', (_what, text) => {
    expect(privileged(text)).toHaveLength(1);
  });

  it('lets public keys pass', () => {
    expect(privileged(`"${token({ role: 'anon' })}" "sb_publishable_embedded_development"`)).toEqual([]);
  });
});

describe('the files for hosts', () => {
  it('carry the policy of this very build, with room for a page in the 2,000 signs that Cloudflare allows a line', async () => {
    const { csp } = JSON.parse(await readFile(path.join(DIST, '.meta/site.json'), 'utf8')) as { csp: string };
    const lines = (await readFile(path.join(DIST, '_headers'), 'utf8')).split('\n');
    expect(lines).toContain(`  content-security-policy: ${csp}`);
    const hosted = `  content-security-policy: ${allowSupabase(csp, `https://${'a'.repeat(20)}.supabase.co`)}`;
    expect(hosted.length).toBeLessThanOrEqual(1900);
  });

  it('name not-found pages that exist', async () => {
    const rules = (await readFile(path.join(DIST, '_redirects'), 'utf8'))
      .split('\n')
      .filter((line) => line.endsWith(' 404'));
    const files = new Set((await builtFiles()).map((file) => `/${path.relative(DIST, file)}`));
    expect(rules.length).toBeGreaterThan(3);
    expect(rules.map((rule) => rule.split(' ')[1]).filter((file) => !files.has(file ?? ''))).toEqual([]);
  });
});

/** Licences that let their work be part of a site that is not published under them. */
const FREE_TO_USE = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  // Data, with its source named and its changes said.
  'CC-BY-4.0',
  'MIT AND OFL-1.1',
]);

describe('the third-party notices', () => {
  it('name every package whose work the site carries, each under a licence that allows it, with its terms', async () => {
    const text = await readFile(path.join(DIST, 'third-party-notices.txt'), 'utf8');
    const notices = text.split(/\n\n-{80}\n\n/u).map((notice) => notice.replace(/^This site.*\n\n/u, ''));
    const heads = notices.map((notice) => /^(\S+) \S+ \(([^)]+)\)/u.exec(notice));
    const names = heads.map((head) => head?.[1]);
    expect(names).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        'react-router',
        '@supabase/supabase-js',
        'zod',
        '@fontsource-variable/assistant',
      ]),
    );
    // "MIT AND ISC": parts of the package under one licence each.
    const isFree = (licence = '') => licence.split(' AND ').every((part) => FREE_TO_USE.has(part));
    expect(heads.filter((head) => !isFree(head?.[2])).map((head) => head?.[0])).toEqual([]);
    expect(notices.filter((notice) => notice.length < 400).map((notice) => notice.split('\n')[0])).toEqual([]);
  });
});
