import { env } from '@/config/env';
import { firstPublished, publish, type Published } from '@/config/published';

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 8_000;

/**
 * Asks the backend for the snapshot that holds; null where it is the known one. Plain fetch: neither pages nor form should
 * download the whole client for it.
 * @param known version of a snapshot that the caller has already; 0 for none
 * @throws whatever fetch throws, also after eight seconds without an answer, and on answers that are no snapshot
 */
async function fetchPublished(known: number): Promise<Published | null> {
  const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/published_facts?known=${known}`, {
    headers: { apikey: env.publishableKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`published_facts answered ${response.status}`);
  const answer = (await response.json()) as Published | null;
  if (answer && typeof answer.version !== 'number') throw new Error('published_facts answered no snapshot');
  return answer;
}

/**
 * The snapshot that the build renders documents from: that of the project which the settings name, without a list that is a
 * sample, since a document on a host cannot take back what it says. Null without a project, for the embedded backend starts after
 * the build.
 * @throws as {@link fetchPublished} does
 */
export async function publishedAtBuild(): Promise<Published | null> {
  const snapshot = env.supabaseUrl ? await fetchPublished(0) : null;
  return snapshot?.prices?.is_sample ? { ...snapshot, prices: null } : snapshot;
}

async function ask(known: number): Promise<Published | null> {
  const snapshot = await fetchPublished(known);
  if (snapshot) publish(snapshot);
  return snapshot;
}

/** The whole snapshot of this visit. */
let whole: Promise<Published | null> | undefined;
let newer: Promise<Published | null> | undefined;

/**
 * The snapshot that holds, whole, asked for once a visit and published to all of the page; null where it does not come: the page
 * then speaks by its document, and prices are given in writing. After a failure the next call asks again.
 */
export function loadPublished(): Promise<Published | null> {
  whole ??= ask(0).catch(() => {
    whole = undefined;
    return null;
  });
  return whole;
}

/** The same for a page that needs it only where it is newer than its document: otherwise null, and not sent again. */
export function loadNewerPublished(): Promise<Published | null> {
  if (whole || firstPublished().version === 0) return loadPublished();
  newer ??= ask(firstPublished().version).then(
    (snapshot) => {
      if (snapshot) whole = Promise.resolve(snapshot);
      return snapshot;
    },
    () => {
      newer = undefined;
      return null;
    },
  );
  return newer;
}
