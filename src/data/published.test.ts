import { beforeEach, expect, it, vi } from 'vitest';
import { FIRST_PROMISES } from '@shared/facts/promises';
import { samplePrices } from '../../tests/fixtures/sample-prices';

const snapshot = {
  version: 5,
  promises: { ...FIRST_PROMISES, reply_minutes: 37 },
  closed_dates: ['2099-01-02'],
  prices: samplePrices(),
};
const answers: (() => Response)[] = [];
let asked: string[] = [];

beforeEach(() => {
  vi.resetModules();
  answers.length = 0;
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});

const RPC = '/rest/v1/rpc/published_facts';

/** A page whose document was rendered with a version of the snapshot. */
async function pageOf(version: number) {
  const held = await import('@/config/published');
  vi.stubEnv('SSR', true);
  held.publish({ ...held.published(), version });
  vi.stubEnv('SSR', false);
  return { ...(await import('./published')), published: held.published };
}

it('asks once a visit, whoever asks, and publishes what comes', async () => {
  const { loadPublished, loadNewerPublished, published } = await pageOf(0);
  answers.push(() => Response.json(snapshot));
  expect(await Promise.all([loadPublished(), loadNewerPublished()])).toEqual([snapshot, snapshot]);
  expect(published()).toEqual(snapshot);
  expect(asked).toEqual([`${RPC}?known=0`]);
});

it('answers null where nothing comes, and asks again at the next call', async () => {
  const { loadPublished, published } = await pageOf(0);
  const first = published();
  expect(await loadPublished()).toBeNull();
  answers.push(() => new Response('', { status: 503 }));
  expect(await loadPublished()).toBeNull();
  answers.push(() => Response.json({ message: 'no such function' }));
  expect(await loadPublished()).toBeNull();
  expect(published()).toBe(first);
  answers.push(() => Response.json(snapshot));
  expect(await loadPublished()).toEqual(snapshot);
});

it('is not sent again what the document was rendered with, unless the whole is wanted', async () => {
  const { loadPublished, loadNewerPublished } = await pageOf(5);
  answers.push(
    () => Response.json(null),
    () => Response.json(snapshot),
  );
  expect(await loadNewerPublished()).toBeNull();
  expect(await loadNewerPublished()).toBeNull();
  expect(await loadPublished()).toEqual(snapshot);
  expect(asked).toEqual([`${RPC}?known=5`, `${RPC}?known=0`]);
});

it('keeps a newer one than the document’s for the whole visit', async () => {
  const { loadPublished, loadNewerPublished } = await pageOf(4);
  answers.push(() => Response.json(snapshot));
  expect(await loadNewerPublished()).toEqual(snapshot);
  expect(await loadPublished()).toEqual(snapshot);
  expect(asked).toEqual([`${RPC}?known=4`]);
});

const own = { ...snapshot, prices: { ...snapshot.prices, is_sample: false } };

it.each([
  ['the snapshot of the project', 'https://x.supabase.co', own, own],
  ['no sample', 'https://x.supabase.co', snapshot, { ...snapshot, prices: null }],
  ['nothing without a project', '', snapshot, null],
])('gives the build %s', async (_, project, answer, given) => {
  vi.stubEnv('VITE_SUPABASE_URL', project);
  const { publishedAtBuild } = await import('./published');
  answers.push(() => Response.json(answer));
  expect(await publishedAtBuild()).toEqual(given);
  expect(asked).toEqual(project ? [`${project}${RPC}?known=0`] : []);
});
