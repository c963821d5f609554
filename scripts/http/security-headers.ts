import { createHash } from 'node:crypto';
import { PRESSED_LINK_RULES } from '../../src/app/start/pressed-links.ts';

/** The source that lets a script or a style sheet stand inside a document. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the code of every page puts into its document. */
const PUT_IN = new Set([hashSource(PRESSED_LINK_RULES)]);

/** Sent with every page. Values are data, so that a host's configuration can be generated from them. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // What a page could ask a visitor for. Films play, and fill the screen, where the page lets a frame do so: only YouTube's
  // player can be in one (`frame-src`).
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

/** Those of them that say something about scripts, fonts and pictures, many of which are shorter than all of them. */
export const FILE_HEADERS: ReadonlySet<string> = new Set(['x-content-type-options', 'cross-origin-resource-policy']);

/**
 * Directive → sources. Pages are built under this policy: scripts, styles and fonts come from the site alone; what is not
 * named, such as `object-src`, falls back to `default-src`.
 */
export const CONTENT_SECURITY_POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'", ...PUT_IN],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ['https://www.youtube-nocookie.com'],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** HTML may change with each deploy; files named after their content never do. */
export const CACHE_CONTROL = {
  page: 'no-cache',
  hashedAsset: 'public, max-age=31536000, immutable',
  /** Pictures, fonts and the like under a fixed name. */
  file: 'public, max-age=3600, must-revalidate',
} as const;

/** Writes the default policy as a header's value. */
export const defaultPolicy = (): string =>
  Object.entries(CONTENT_SECURITY_POLICY)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/**
 * Lets a policy's pages call a Supabase project on another origin, over HTTP and over a socket (Realtime).
 * @param policy a header's value.
 * @param origin the project's origin, or null when the site's own origin serves it.
 */
export function allowSupabase(policy: string, origin: string | null): string {
  if (!origin) return policy;
  const allowed: Readonly<Record<string, readonly string[]>> = {
    'connect-src': [origin, origin.replace(/^http/u, 'ws')],
    'form-action': [origin],
  };
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean)
    .map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/u);
      const missing = (allowed[name] ?? []).filter((source) => !sources.includes(source));
      return [directive, ...missing].join(' ');
    })
    .join('; ');
}

/** A script or a style sheet inside a document, with its content. */
const INLINE = /<(script|style)\b[^>]*>(.*?)<\/\1>/gsu;

/**
 * The policy of one document: of the hashes that let scripts and styles stand inside HTML, those of its own. The others are
 * a kilobyte of every answer, and what they would let through this document does not hold.
 * @param policy a header's value, with the hashes of all documents
 */
export function policyOfDocument(policy: string, html: string): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, , text = '']) => hashSource(text)));
  return policy.replaceAll(/ ('sha256-[^']+')/gu, (source, hash: string) =>
    own.has(hash) || PUT_IN.has(hash) ? source : '',
  );
}
