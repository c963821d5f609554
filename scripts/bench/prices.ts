import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { internationalLocale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { FIRST_PROMISES } from '../../supabase/functions/_shared/facts/promises.ts';
import { priceTrip } from '../../supabase/functions/_shared/price/price.ts';
import { openDayFromNow } from '../../tests/setup/open-days.ts';
import { samplePrices } from '../../tests/fixtures/sample-prices.ts';
import { atMost, median, undisturbed, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite } from './built-site.ts';
import { launchChromium, pause, PHONE_SLOW_DOWN, SLOW_LINE, Visitor } from './visitor.ts';

const ROUNDS = 5;
const TRIPS = 5000;
const ASSETS = path.resolve(import.meta.dirname, '../../dist/assets');

/** Milliseconds of a price, of places as they are typed, with and without stops. */
function priceTimes(): number[] {
  const list = samplePrices();
  const names = list.zones.map(({ name }) => name.en);
  const nameAt = (nth: number) => names[nth % names.length] ?? '';
  const priceOne = (nth: number) =>
    priceTrip(
      list,
      {
        service: 'intercity',
        from: `Herzl 5, ${nameAt(nth)}`,
        to: nameAt(nth * 31 + 5),
        day: '2027-01-12',
        time: '10:00',
        passengers: 1 + (nth % 8),
        luggage: nth % 7,
        stops: nth % 2 ? ['Ramat Gan', 'Herzliya'] : [],
      },
      [],
    );
  return Array.from({ length: ROUNDS }, () => {
    // Of the processor: what else runs on the machine has no part in it.
    const before = process.cpuUsage().user;
    for (let nth = 0; nth < TRIPS; nth += 1) priceOne(nth);
    return (process.cpuUsage().user - before) / 1000 / TRIPS;
  });
}

/** The calculation and the names of places; besides them the application's own code comes with a touch, which every form needs. */
const PRICING = /\/assets\/(?:pricing-code|trip-price|price|place-names|later-names)-/u;

/** Bytes on the wire of the calculation, as the build has compressed it. */
async function bytesOf(urls: readonly string[]): Promise<number> {
  const compressed = new Set(await readdir(ASSETS));
  const files = urls
    .filter((url) => PRICING.test(url))
    .map((url) => path.basename(new URL(url).pathname))
    .filter((name) => compressed.has(`${name}.br`));
  const sizes = await Promise.all(files.map(async (name) => (await readFile(path.join(ASSETS, `${name}.br`))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const START = 'main form[action$="/plan-your-trip"]';

/** Runs in every document: notes when a letter came or an answer was chosen, and when what follows from it has been painted. */
function watch(): void {
  const note = (what: string, at: number) =>
    benchNote(JSON.stringify({ what, path: location.pathname, at: performance.timeOrigin + at }));
  const until = (isThere: () => boolean, what: string) => {
    const look = () => (isThere() ? benchPainted(what) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  addEventListener(
    'input',
    ({ timeStamp, target }) => {
      if ((target as HTMLInputElement).role !== 'combobox') return;
      const options = () => document.getElementById(`${(target as HTMLInputElement).id}-list`)?.textContent;
      const before = options();
      note('key', timeStamp);
      until(() => options() !== before, 'suggested');
    },
    { capture: true, passive: true },
  );
  Object.assign(globalThis, {
    benchAnswer(form: string, name: string, value: string) {
      const field = document.querySelector<HTMLSelectElement>(`${form} select[name=${name}]`);
      if (!field) throw new Error(`no field ${name}`);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      note('answer', performance.now());
      until(
        () =>
          [...document.querySelectorAll(`${form} [role=status]`)].some(({ textContent: text }) => text.includes('₪')),
        'price',
      );
    },
  });
}

declare global {
  var benchAnswer: (form: string, name: string, value: string) => void;
}

type Noted = { what: string; at: number }[];
async function noted(visitor: Visitor, what: string, since = 0): Promise<number> {
  for (let waited = 0; waited < 20_000; waited += 20) {
    const mark = (visitor.notes.slice(since) as Noted).find((each) => each.what === what);
    if (mark) return mark.at;
    await pause(20);
  }
  return Number.NaN;
}

async function homeOn(browser: Browser, origin: string): Promise<Visitor> {
  const visitor = await Visitor.open(browser, watch);
  await visitor.slowDown(PHONE_SLOW_DOWN);
  await visitor.slowLine(SLOW_LINE);
  await visitor.goto(origin + localizedPath(internationalLocale, '/'));
  return visitor;
}

const choose = (visitor: Visitor, [name, value]: readonly [string, string]) =>
  visitor.evaluate(
    ({ form, field, answer }: { form: string; field: string; answer: string }) => benchAnswer(form, field, answer),
    { form: START, field: name, answer: value },
  );

/** Somebody in a hurry, on an empty cache: both places, day and hour, and how many come last. @returns milliseconds until the price */
async function firstPrice(browser: Browser, origin: string): Promise<number> {
  const visitor = await homeOn(browser, origin);
  try {
    const day = openDayFromNow(25).split('-').toReversed().join('/');
    for (const [name, text] of Object.entries({ from: 'Ben Gurion Airport', to: 'Haifa', date: day })) {
      await visitor.tap(await visitor.find(`${START} [name=${name}]`));
      await visitor.paste(text);
    }
    await choose(visitor, ['time', '10:00']);
    const since = visitor.notes.length;
    await choose(visitor, ['passengers', '2']);
    return (await noted(visitor, 'price', since)) - (await noted(visitor, 'answer', since));
  } finally {
    await visitor.close();
  }
}

/** Somebody who types a place once its names are there. @returns milliseconds from a letter until what it suggests, and the bytes that came */
async function suggestions(browser: Browser, origin: string): Promise<{ time: number; bytes: number }> {
  const visitor = await homeOn(browser, origin);
  try {
    await visitor.settle();
    const before = visitor.requests.length;
    await visitor.tap(await visitor.find(`${START} [name=to]`));
    await visitor.find('[data-live] [name=to]', 30_000);
    await visitor.type('ti');
    await visitor.find('[role=option]', 30_000);
    const bytes = await bytesOf(visitor.requests.slice(before).map(({ url }) => url));
    const since = visitor.notes.length;
    await visitor.type('b');
    const key = await noted(visitor, 'key', since);
    return { time: (await noted(visitor, 'suggested', since)) - key, bytes };
  } finally {
    await visitor.close();
  }
}

/** How long a price takes, and what it weighs: on the machine, and for somebody with a slow phone on the home page. */
export const prices: Benchmark = {
  name: 'prices',
  group: 'pages',
  about: `a price, and the first one on a phone: ${SLOW_LINE.latency} ms, ${SLOW_LINE.megabits} Mbit/s, processor ${PHONE_SLOW_DOWN} times slower, empty cache`,
  async run(): Promise<Row[]> {
    const facts = { version: 1, promises: FIRST_PROMISES, closed_dates: [], prices: samplePrices() };
    const site = await serveBuiltSite({ answer: (at) => (at.endsWith('/published_facts') ? facts : undefined) });
    const browser = await launchChromium();
    try {
      const rounds = [];
      const first: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        first.push(await firstPrice(browser, site.url));
        rounds.push(await suggestions(browser, site.url));
      }
      return [
        atMost('a price', undisturbed(priceTimes()), 0.2, 'ms'),
        atMost('first price after the last answer', undisturbed(first), 3000, 'ms'),
        atMost('suggestion after a letter', undisturbed(rounds.map(({ time }) => time)), 64, 'ms'),
        atMost('comes with the first letter, brotli', median(rounds.map(({ bytes }) => bytes)), 30_000, 'bytes'),
      ];
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
