/**
 * What a deployment sets at build time; `.env.example` documents each variable and `scripts/env.ts` refuses malformed
 * ones before a build starts, so that no visitor downloads the checks. None of it is secret.
 */
const settings = import.meta.env as Record<string, string | undefined>;

const origin = (name: string, fallback: string) => (settings[name] || fallback).replace(/\/+$/u, '');

export const env = {
  /** Origin of the site, for canonical links and pictures: "https://www.example.com". */
  siteUrl: origin('VITE_SITE_URL', 'http://localhost:4173'),
  /** Address of the Supabase project; empty when the site's own origin serves it. */
  supabaseUrl: origin('VITE_SUPABASE_URL', ''),
  /** Whether search engines are kept out: a second environment beside the site itself. */
  isHidden: settings['VITE_NOINDEX'] === 'yes',
  /** Always set by the commands that build (scripts/env.ts); empty in unit tests. */
  publishableKey: settings['VITE_SUPABASE_PUBLISHABLE_KEY'] || '',
};
