import type { Placeholder } from '../../src/config/placeholders.ts';
import { defaultPolicy, SECURITY_HEADERS } from '../http/security-headers.ts';

/** Milliseconds after which the site counts as not running. */
const TIMEOUT_MS = 5000;

/** Directives of a policy, each with its sources but for hashes: a document's own are enough for it. */
const directivesOf = (policy: string): string[] =>
  policy.split(';').map((directive) => directive.replaceAll(/ 'sha256-[^']+'/gu, '').trim());

/**
 * What is to be said of the headers that the running site sends: a host may leave them out without a word.
 * @param origin the site's, without a slash at the end
 * @returns one finding for each header that is missing or says less
 */
export async function headerFindings(origin: string): Promise<Placeholder[]> {
  const at = 'headers';
  const response = await fetch(origin, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!response?.ok)
    return [{ at, kind: 'confirm', value: `the site does not answer at ${origin}: put it up, then ask again` }];
  const served = directivesOf(response.headers.get('content-security-policy') ?? '');
  const names = directivesOf(defaultPolicy()).filter((directive) => !served.some((own) => own.startsWith(directive)));
  const missing = Object.entries(SECURITY_HEADERS).filter(([name, value]) => response.headers.get(name) !== value);
  return [...missing.map(([name]) => name), ...names.map((directive) => `content-security-policy: ${directive}`)].map(
    (name) => ({ at, kind: 'confirm', value: `${origin} does not send ${name}` }),
  );
}
