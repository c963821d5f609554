import * as z from 'zod/mini';

const blankAsMissing = (schema: z.ZodMiniType) => z.pipe(z.transform((value) => (value === '' ? undefined : value)), schema);
const text = blankAsMissing(z.optional(z.string()));
const url = blankAsMissing(z.optional(z.url({ protocol: /^https?$/u })));

/** What a deployment may set at build time; `.env.example` documents each. None of it is secret. */
const schema = z.object({
  VITE_SITE_URL: url,
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_PUBLISHABLE_KEY: text,
  VITE_AUTH_FLOW: blankAsMissing(z.optional(z.enum(['implicit', 'pkce']))),
});

const values = schema.parse(import.meta.env) as Partial<Record<keyof typeof schema.shape, string>>;

/** Public key of the embedded backend; it opens nothing that an anonymous visitor may not do. */
const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_embedded_tamar_development';

const withoutSlash = (value: string) => value.replace(/\/+$/u, '');

export const env = {
  /** Origin of the site, for canonical links and pictures: "https://www.example.com". */
  siteUrl: withoutSlash(values.VITE_SITE_URL ?? 'http://localhost:4173'),
  /** Address of the Supabase project; empty when the site's own origin serves it. */
  supabaseUrl: withoutSlash(values.VITE_SUPABASE_URL ?? ''),
  publishableKey: values.VITE_SUPABASE_PUBLISHABLE_KEY ?? EMBEDDED_PUBLISHABLE_KEY,
  /** How links in e-mails sign somebody in: hosted projects use "pkce", the embedded backend knows only "implicit". */
  authFlow: values.VITE_AUTH_FLOW === 'pkce' ? ('pkce' as const) : ('implicit' as const),
};
