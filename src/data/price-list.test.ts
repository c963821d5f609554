import { beforeEach, expect, it, vi } from 'vitest';
import { samplePrices } from '../../tests/fixtures/sample-prices';

const list = samplePrices();
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

it('asks once a visit, whoever asks', async () => {
  const { loadPriceList, loadPriceListAfter, loadedPriceList } = await import('./price-list');
  expect(loadedPriceList()).toBeNull();
  answers.push(() => Response.json(list));
  expect(await Promise.all([loadPriceList(), loadPriceList()])).toEqual([list, list]);
  expect(loadedPriceList()).toEqual(list);
  expect(await loadPriceListAfter(list.version)).toBeNull();
  expect(await loadPriceListAfter(list.version - 1)).toEqual(list);
  expect(asked).toHaveLength(1);
});

it('answers null where no list comes, and asks again at the next call', async () => {
  const { loadPriceList } = await import('./price-list');
  expect(await loadPriceList()).toBeNull();
  answers.push(() => new Response('', { status: 503 }));
  expect(await loadPriceList()).toBeNull();
  answers.push(() => Response.json({ message: 'no such function' }));
  expect(await loadPriceList()).toBeNull();
  answers.push(() => Response.json(list));
  expect(await loadPriceList()).toEqual(list);
});

it('keeps the list for others when one caller gives up', async () => {
  const { loadPriceList } = await import('./price-list');
  answers.push(() => Response.json(list));
  const left = new AbortController();
  const given = loadPriceList(left.signal);
  left.abort();
  expect(await given).toBeNull();
  expect(await loadPriceList()).toEqual(list);
});

it('keeps a newer list than a document’s for the whole visit', async () => {
  const { loadPriceList, loadPriceListAfter } = await import('./price-list');
  answers.push(
    () => Response.json(null),
    () => Response.json(list),
  );
  expect(await loadPriceListAfter(1)).toBeNull();
  expect(await loadPriceListAfter(0)).toEqual(list);
  expect(await loadPriceList()).toEqual(list);
  expect(asked).toEqual([1, 0].map((known) => `/rest/v1/rpc/current_price_list?known=${known}`));
});

it.each([
  ['the list of the project', 'https://x.supabase.co', { ...list, is_sample: false }, { ...list, is_sample: false }],
  ['no sample', 'https://x.supabase.co', list, null],
  ['nothing without a project', '', list, null],
])('gives the build %s', async (_, project, answer, given) => {
  vi.stubEnv('VITE_SUPABASE_URL', project);
  const { publishedPrices } = await import('./price-list');
  answers.push(() => Response.json(answer));
  expect(await publishedPrices()).toEqual(given);
  expect(asked).toEqual(project ? [`${project}/rest/v1/rpc/current_price_list`] : []);
});
