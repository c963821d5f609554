/** What the functions of a hosted project read from their environment, from the same settings as the site. */
import { OF_THE_BUSINESS, type ServerEnv } from '../env.ts';

/** What a deployment has to do with the secrets of a project, so that it has those of the settings and no older ones. */
export interface SecretsChange {
  set: Record<string, string>;
  unset: string[];
}

/**
 * @param schedulerSecret what the schedule proves itself by; the Vault holds the same. Null leaves it as it is.
 * @param existing names of the secrets that the project has. Those of the platform, and of somebody's own, are left alone.
 */
export function secretsChange(
  env: ServerEnv,
  schedulerSecret: string | null,
  existing: readonly string[],
): SecretsChange {
  const wanted = {
    ...env.functionSettings,
    SITE_URL: env.siteUrl,
    CLIENT_IP_HEADER: env.clientIpHeader,
    // Secrets that no setting gives stay as they are: without one, a hash in the log would have another key after each deployment.
    ...(env.ipHashSecret && { IP_HASH_SECRET: env.ipHashSecret }),
    ...(schedulerSecret && { SCHEDULER_SECRET: schedulerSecret }),
  };
  const set = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
  const isOurs = (name: string) => name in wanted || OF_THE_BUSINESS.test(name);
  return { set, unset: existing.filter((name) => isOurs(name) && !(name in set)) };
}
