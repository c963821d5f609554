import path from 'node:path';
import type { ServerEnv } from '../env.ts';
import { createEdgeFunctionsHost, type FunctionHandler, type FunctionsHost } from './edge-functions-host.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from './embedded-backend.ts';
import { loadSecrets } from './secrets.ts';
import { readSupabaseConfig } from './supabase-config.ts';

export interface LocalSupabase {
  backend: EmbeddedBackend;
  functions: FunctionsHost;
}

/**
 * Opens the backend and the functions host that `npm start` and `npm run dev` serve.
 * @param loadHandler where the functions' code comes from.
 * @param onTaken called as soon as no other process can open the database any more.
 * @throws DatabaseInUseError, MigrationError, SecretsError.
 */
export async function openLocalSupabase(
  env: ServerEnv,
  projectRoot: string,
  loadHandler: (name: string) => Promise<FunctionHandler | null>,
  onTaken?: () => void,
): Promise<LocalSupabase> {
  const secrets = await loadSecrets(env.dataDir);
  const keys = { publishable: env.publishableKey, secret: secrets.secretKey, jwtSecret: secrets.jwtSecret };
  const backend = await createEmbeddedBackend({
    target: env.databaseUrl ?? path.join(env.dataDir, 'database'),
    keys,
    siteUrl: env.siteUrl,
    ownerEmails: env.ownerEmails,
    projectRoot,
    ...(onTaken && { onTaken }),
  });
  const functions = createEdgeFunctionsHost({
    loadHandler,
    settings: readSupabaseConfig(projectRoot).functions,
    backend,
    keys,
    siteUrl: env.siteUrl,
    ipHashSecret: env.ipHashSecret ?? secrets.ipHashSecret,
    functionSettings: { FLIGHT_FEED_URL: env.flightFeedUrl },
  });
  return { backend, functions };
}

/** What the owner has to do next, as lines for the console. */
export async function nextSteps({ backend }: LocalSupabase, env: ServerEnv): Promise<string[]> {
  const [state] = await backend.query<{ has_admin: boolean }>(
    `select exists (select from public.user_roles where role = 'admin') as has_admin`,
  );
  if (state?.has_admin) return [`Staff sign in at ${env.siteUrl}/auth`];
  const owner = env.ownerEmails[0];
  if (!owner) return ['There is no administrator yet: set OWNER_EMAIL to your address and start again.'];
  return [
    `There is no administrator yet. Sign up at ${env.siteUrl}/auth as ${owner},`,
    `confirm through the link in ${env.siteUrl}/_dev/inbox, then open ${env.siteUrl}/admin-setup.`,
  ];
}
