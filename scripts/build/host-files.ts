/**
 * What hosts must be told about the site, each in its own words: `_headers` and `_redirects` for Netlify and Cloudflare
 * Pages, `vercel.json` for Vercel, and a file each for nginx and Caddy (web-servers.ts). All say what the local server does (scripts/http/static-site.ts), from the
 * same headers; they send those of pages with every file, having no word for "all but", and HTTP/2 repeats them in a byte each.
 */
import { CACHE_CONTROL, SECURITY_HEADERS, allowSupabase } from '../http/security-headers.ts';
import { HASHED, type HOST_FILES, notFoundByFolder, type HostedSite, type SiteRules } from './hosted-site.ts';
import { caddyFile, nginxFile } from './web-servers.ts';

type HostFile = (typeof HOST_FILES)[number] | '.meta/nginx.conf' | '.meta/Caddyfile';

/** Limits of a host, beyond which it skips a line or a rule, mostly without a word, or refuses the file. */
interface Limit {
  host: string;
  file: HostFile;
  /** Characters of a line. */
  line?: number;
  rules?: number;
}

const LIMITS: readonly Limit[] = [
  { host: 'Cloudflare Pages', file: '_headers', line: 2000, rules: 100 },
  { host: 'Cloudflare Pages', file: '_redirects', line: 1000, rules: 2000 },
  { host: 'Netlify', file: '_redirects', rules: 10_000 },
  { host: 'Vercel', file: 'vercel.json', line: 4096, rules: 2048 },
  // Of what stands between two spaces or in quotes.
  { host: 'nginx', file: '.meta/nginx.conf', line: 4096 },
];

/** What begins a rule in each file. */
const RULE: Readonly<Record<HostFile, RegExp>> = {
  _headers: /^\S/gmu,
  _redirects: /^\S/gmu,
  'vercel.json': /"source"/gu,
  '.meta/nginx.conf': /^location/gmu,
  '.meta/Caddyfile': /^\S/gmu,
};

/**
 * @returns the files' texts by name; they belong into the root of what is uploaded.
 * @throws Error where a host would skip something of them
 */
export function hostFiles(site: HostedSite): Record<HostFile, string> {
  const headers = {
    ...SECURITY_HEADERS,
    'content-security-policy': allowSupabase(site.csp, site.supabaseUrl),
  };
  const files = {
    _headers: headersFile(headers),
    _redirects: redirectsFile(site),
    'vercel.json': vercelFile(headers, site.redirects),
    '.meta/nginx.conf': nginxFile(site, headers),
    '.meta/Caddyfile': caddyFile(site, headers),
  };
  for (const { host, file, line: longest = Infinity, rules: most = Infinity } of LIMITS) {
    const line = files[file].split('\n').find(({ length }) => length > longest);
    if (line) throw new Error(`${host} takes ${longest} characters in a line of ${file}, not ${line.length}: ${line}`);
    const rules = files[file].match(RULE[file])?.length ?? 0;
    if (rules > most) throw new Error(`${host} takes ${most} rules in ${file}, not ${rules}`);
  }
  return files;
}

type HeaderValues = Readonly<Record<string, string>>;

const immutable: HeaderValues = { 'cache-control': CACHE_CONTROL.hashedAsset };

function headersFile(headers: HeaderValues): string {
  const block = (pattern: string, values: HeaderValues) =>
    [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${block('/*', headers)}\n\n${block(`${HASHED}*`, immutable)}\n`;
}

/**
 * Lines with status 404 are Netlify's, which looks for no other not-found page than the root's; Cloudflare passes over them
 * and takes the nearest by itself. The deepest folder comes first.
 */
function redirectsFile({ redirects, notFoundPaths }: HostedSite): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  const missing = notFoundByFolder(notFoundPaths).map(({ folder, file }) => `${folder}* ${file} 404`);
  return [...moved, ...missing, ''].join('\n');
}

/** For the folder as it was built: `vercel deploy dist`. Vercel knows one not-found page, the root's. */
function vercelFile(headers: HeaderValues, redirects: SiteRules['redirects']): string {
  const list = (values: HeaderValues) => Object.entries(values).map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(redirects).map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    headers: [
      { source: '/(.*)', headers: list(headers) },
      { source: `${HASHED}(.*)`, headers: list(immutable) },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
