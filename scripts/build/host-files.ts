/**
 * What static hosts must be told about the site, each in its own words: `_headers` and `_redirects` for Netlify and
 * Cloudflare Pages, `vercel.json` for Vercel. All say what the local server does (scripts/http/static-site.ts), from the
 * same headers; they send those of pages with every file, having no word for "all but", and HTTP/2 repeats them in a byte each.
 */
import { CACHE_CONTROL, SECURITY_HEADERS, allowSupabase } from '../http/security-headers.ts';

/** What holds for the built site as a whole; the local server reads it from `dist/.meta/site.json`. */
export interface SiteRules {
  /** Content-Security-Policy, without the Supabase project's origin. */
  csp: string;
  /** From path to path. */
  redirects: Readonly<Record<string, string>>;
}

interface HostedSite extends SiteRules {
  /** Paths of the not-found pages; each speaks for its folder. */
  notFoundPaths: readonly string[];
  /** Origin of the Supabase project, null when the site's own origin serves it. */
  supabaseUrl: string | null;
}

/**
 * Folders under which every file's name holds a hash of its content. Pages need no line of their own: all three hosts let
 * browsers keep HTML only to ask again whether it still holds.
 */
const HASHED = '/assets/';

/** Characters that Cloudflare Pages reads of a line; it skips a longer one without a word. */
const LONGEST_LINE = 2000;

/**
 * @returns the files' texts by name; they belong into the root of what is uploaded.
 * @throws Error where a host would skip the policy
 */
export function hostFiles(site: HostedSite): Record<'_headers' | '_redirects' | 'vercel.json', string> {
  const headers = {
    ...SECURITY_HEADERS,
    'content-security-policy': allowSupabase(site.csp, site.supabaseUrl),
  };
  const _headers = headersFile(headers);
  const tooLong = _headers.split('\n').find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`Cloudflare Pages skips a line of ${tooLong.length} characters: ${tooLong}`);
  return {
    _headers,
    _redirects: redirectsFile(site),
    'vercel.json': vercelFile(headers, site.redirects),
  };
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
  const missing = notFoundPaths
    .map((path) => ({ folder: path.slice(0, path.lastIndexOf('/') + 1), file: `${path}.html` }))
    .toSorted((a, b) => b.folder.split('/').length - a.folder.split('/').length || (a.folder < b.folder ? -1 : 1))
    .map(({ folder, file }) => `${folder}* ${file} 404`);
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
