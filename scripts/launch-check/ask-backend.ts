/** Milliseconds after which the site counts as not running. */
const TIMEOUT_MS = 5000;

/**
 * What a function of the database answers to everybody.
 * @param origin where the backend answers, without a slash at the end
 * @throws where nobody answers, or it refuses
 */
export async function askBackend(origin: string, publishableKey: string, name: string): Promise<unknown> {
  const response = await fetch(`${origin}/rest/v1/rpc/${name}`, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
