/** What every kind of host has to know of the built site. */

/** What holds for the built site as a whole; the local server reads it from `dist/.meta/site.json`. */
export interface SiteRules {
  /** Content-Security-Policy, without the Supabase project's origin. */
  csp: string;
  /** From path to path. */
  redirects: Readonly<Record<string, string>>;
}

export interface HostedSite extends SiteRules {
  /** Paths of the not-found pages; each speaks for its folder. */
  notFoundPaths: readonly string[];
  /** Origin of the Supabase project, null when the site's own origin serves it. */
  supabaseUrl: string | null;
}

/**
 * Folders under which every file's name holds a hash of its content. Pages need no line of their own: all three hosts let
 * browsers keep HTML only to ask again whether it still holds.
 */
export const HASHED = '/assets/';

/** Those of the hosts' files that lie in the root of the site. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json'] as const;

/** Not-found pages by the folder for which each speaks, the deepest first. */
export const notFoundByFolder = (notFoundPaths: readonly string[]): { folder: string; file: string }[] =>
  notFoundPaths
    .map((path) => ({ folder: path.slice(0, path.lastIndexOf('/') + 1), file: `${path}.html` }))
    .toSorted((a, b) => b.folder.split('/').length - a.folder.split('/').length || (a.folder < b.folder ? -1 : 1));
