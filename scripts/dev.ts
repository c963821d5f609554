/** `npm run dev`: the same origin as `npm start`, with pages and edge functions that reload when they are edited. */
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { access } from 'node:fs/promises';
import type { FunctionHandler } from './backend/edge-functions-host.ts';
import { nextSteps, openLocalSupabase, requireMailRoute } from './backend/local-supabase.ts';
import { handlerPath } from './backend/node-functions.ts';
import { readServerEnv, type ServerEnv } from './env.ts';
import { createSiteListener, listen, type SiteServer } from './http/site-server.ts';
import { runUntilStopped } from './run-until-stopped.ts';

/** npm runs its scripts in the project's root. */
const projectRoot = process.cwd();

async function start(): Promise<() => Promise<void>> {
  const env = readServerEnv();
  requireMailRoute(env);
  Object.assign(process.env, env.buildVariables);
  const site = await listen(env);
  const vite = await createVite(env, site);
  // The backend belongs to this process, not to Vite: a restart of Vite would open the database a second time.
  const supabase = env.supabaseUrl ? null : await openLocalSupabase(env, projectRoot, functionLoader(vite));
  const { siteUrl, clientIpHeader } = env;
  site.answerWith(
    createSiteListener({
      supabase,
      siteUrl,
      clientIpHeader,
      pages: (incoming, outgoing) => vite.middlewares(incoming, outgoing),
    }),
  );
  console.info(`\nThe site runs at ${siteUrl} and follows your edits`);
  for (const line of supabase ? await nextSteps(supabase, env) : []) console.info(line);
  return async () => {
    // First, since it waits for what the schedule has begun: a function that is still being loaded hangs once Vite is closed.
    await supabase?.close();
    await vite.close();
    await site.close();
  };
}

/** Vite's own list, and the folders of databases: one holds the key that acts as service_role. */
const privateFiles = ({ dataDir }: ServerEnv): string[] => [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '**/.git/**',
  '**/.data*/**',
  '*.ndjson.gz',
  `${dataDir.split(path.sep).join('/')}/**`,
];

const createVite = (env: ServerEnv, { server }: SiteServer): Promise<ViteDevServer> =>
  createServer({
    root: projectRoot,
    appType: 'spa',
    server: {
      middlewareMode: true,
      ws: { server },
      allowedHosts: [new URL(env.siteUrl).hostname],
      fs: { deny: privateFiles(env) },
    },
  });

/** Through Vite, so that an edit of a function holds from the next call on. */
function functionLoader(vite: ViteDevServer): (name: string) => Promise<FunctionHandler | null> {
  return async (name) => {
    const file = handlerPath(name);
    const exists = await access(path.join(projectRoot, file)).then(
      () => true,
      () => false,
    );
    if (!exists) return null;
    const module = (await vite.ssrLoadModule(`/${file.split(path.sep).join('/')}`)) as { handler: FunctionHandler };
    return module.handler;
  };
}

await runUntilStopped(start);
