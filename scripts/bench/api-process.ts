/**
 * The Supabase part of the server as a process of its own, so that the load generator does not share its thread.
 * Settings come from the environment, as for `npm start`; prints "ready" once it listens.
 */
import { openLocalSupabase } from '../backend/local-supabase.ts';
import { createNodeFunctionLoader } from '../backend/node-functions.ts';
import { readServerEnv } from '../env.ts';
import { createSiteListener, listen } from '../http/site-server.ts';
import { runUntilStopped } from '../run-until-stopped.ts';

await runUntilStopped(async () => {
  const projectRoot = process.cwd();
  const env = readServerEnv();
  const site = await listen(env);
  const supabase = await openLocalSupabase(env, projectRoot, createNodeFunctionLoader(projectRoot));
  const { siteUrl, clientIpHeader } = env;
  const pages = () => {
    throw new Error('This process serves no pages');
  };
  site.answerWith(createSiteListener({ supabase, siteUrl, clientIpHeader, pages }));
  console.info('ready');
  return async () => {
    await site.close();
    await supabase.close();
  };
});
