/**
 * The fault matrix: `npm run test:faults -- --seeds N`. A visitor in a real browser sends a request, or accepts an offer,
 * through the built site and the real backend, while everything that can go wrong in between does. Each run ends with a
 * look into the database: it happened once, and the page never said so before it did.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { readServerEnv } from '../../scripts/env.ts';
import { ensureFreshBuild } from '../../scripts/http/fresh-build.ts';
import { createStaticSite, type StaticSite } from '../../scripts/http/static-site.ts';
import { locales } from '../../src/i18n/locales.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { startFaultProxy } from './fault-proxy.ts';
import type { Kind } from './kinds.ts';
import { ACCEPT, REQUEST, type Judgement, type Scenario } from './scenarios.ts';
import type { Visitor } from './visitor.ts';
import { within } from './within.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The stored day of a journey must be the visitor's own, wherever their clock stands. */
const ZONES = ['Asia/Jerusalem', 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/Paris'];
/** Runs at a time: they wait more than they work. */
const AT_ONCE = 3;
/** Milliseconds after which one run, or its end, counts as stuck. */
const RUN_TIMEOUT_MS = 180_000;
const END_TIMEOUT_MS = 30_000;
const DAY_MS = 86_400_000;

interface Stage {
  browser: Browser;
  site: StaticSite;
  backend: TestBackend;
  axeSeen: Set<string>;
}

interface Result extends Judgement {
  falseThanks: number;
  /** Whatever else was wrong. */
  problems: readonly string[];
}

interface Played extends Result {
  name: string;
  seed: number;
  seconds: number;
}

/** Numbers from 0 to 1, the same ones for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One run that waits for its turn. */
interface Play {
  name: string;
  seed: number;
  isShort: boolean;
  perform: (stage: Stage) => Promise<Result>;
}

/** Every kind of a scenario with every seed. */
const playsOf = <Who extends Visitor>(scenario: Scenario<Who>, seeds: number): Play[] =>
  Array.from({ length: seeds }, (_, at) =>
    scenario.kinds.map((kind, nth) => ({
      name: `${scenario.name}: ${kind.name}`,
      seed: at + 1,
      isShort: kind.shortIn?.includes(scenario.name) ?? false,
      perform: (stage: Stage) => perform({ stage, scenario, kind, nth, seed: at + 1 }),
    })),
  ).flat();

/** Plays a run; one that gets stuck anywhere is a failed one. */
async function play(stage: Stage, { name, seed, perform: performIt }: Play): Promise<Played> {
  const start = performance.now();
  const nothing = { lost: 0, duplicates: 0, falseThanks: 0 };
  const result = await performIt(stage).catch((error: unknown) => ({ ...nothing, problems: [String(error)] }));
  const seconds = (performance.now() - start) / 1000;
  console.info(`${isRight(result) ? 'ok  ' : 'FAIL'} ${seconds.toFixed(1).padStart(6)} s  ${name}, seed ${seed}`);
  return { ...result, name, seed, seconds };
}

interface Part<Who extends Visitor> {
  stage: Stage;
  scenario: Scenario<Who>;
  kind: Kind<Who>;
  nth: number;
  seed: number;
}

async function perform<Who extends Visitor>({ stage, scenario, kind, nth, seed }: Part<Who>): Promise<Result> {
  const random = randomOf(seed * 1000 + nth);
  const { query } = stage.backend;
  const proxy = await startFaultProxy(stage.site, stage.backend.url, scenario.isDisturbed);
  const thanks: Promise<boolean>[] = [];
  let heal: () => void = () => undefined;
  let isOver = false;
  const healed = new Promise<void>((resolve) => {
    heal = () => {
      isOver = true;
      resolve();
    };
  });
  const options = {
    browser: stage.browser,
    proxy,
    zone: ZONES[(nth + seed) % ZONES.length] ?? 'UTC',
    locale: locales[(nth + seed) % locales.length] ?? 'he',
    clockError: kind.visitor?.clockDays ? (random() < 0.5 ? DAY_MS : -DAY_MS) : 0,
    storage: kind.visitor?.storage ?? 'works',
    onThanks: (reference: string) =>
      void thanks.push(arrival.then((visitor) => scenario.isTrue(query, visitor, reference))),
    axeSeen: stage.axeSeen,
  };
  const arrival: Promise<Who> = scenario.arrive(options, query, kind, nth + seed);
  const visitor = await within(END_TIMEOUT_MS, arrival, () => 'the arrival of a visitor');
  // The first seed shows every panel; the others also let the first repetition succeed.
  const failures = seed === 1 ? 2 : 1 + Math.floor(random() * 3);
  try {
    const run = kind.run({ visitor, proxy, failures, random, heal, healed, isHealed: () => isOver });
    await within(RUN_TIMEOUT_MS, run, () => visitor.doing);
    await scenario.end?.(visitor, kind);
  } catch (error) {
    visitor.problems.push(String(error).split('\n')[0] ?? '');
  } finally {
    heal();
    await within(END_TIMEOUT_MS, visitor.context.close(), () => 'the end of the visitor');
    await within(END_TIMEOUT_MS, proxy.close(), () => 'the end of the proxy');
  }
  const said = await within(END_TIMEOUT_MS, Promise.all(thanks), () => 'the look at what the page said');
  const judgement = scenario.judge(query, { visitor, proxy, wanted: kind.wanted ?? 1 });
  const judged = await within(END_TIMEOUT_MS, judgement, () => 'the look into the database');
  return { ...judged, falseThanks: said.filter((isTrue) => !isTrue).length, problems: visitor.problems };
}

const isRight = ({ lost, duplicates, falseThanks, problems }: Result) =>
  lost + duplicates + falseThanks + problems.length === 0;

function printTable(results: readonly Played[]): void {
  const row = (...cells: (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(36) : String(cell).padStart(13))).join('');
  console.info(row('\nscenario: kind', 'runs', 'lost', 'duplicates', 'false thanks', 'other', 'seconds'));
  for (const name of new Set(results.map((result) => result.name))) {
    const runs = results.filter((result) => result.name === name);
    const sum = (count: (result: Played) => number) => runs.reduce((total, result) => total + count(result), 0);
    const counts = [(r: Played) => r.lost, (r: Played) => r.duplicates, (r: Played) => r.falseThanks].map(sum);
    console.info(
      row(
        name,
        runs.length,
        ...counts,
        sum(({ problems }) => problems.length),
        (sum(({ seconds }) => seconds) / runs.length).toFixed(1),
      ),
    );
  }
  for (const { name, seed, problems } of results)
    for (const problem of problems) console.error(`${name}, seed ${seed}: ${problem}`);
}

async function prepare(): Promise<Stage & { close: () => Promise<void> }> {
  const executablePath = await ensureChromium();
  // Without any settings, as the other browser tests have it: they share one build.
  const { buildVariables: variables } = readServerEnv({});
  const [site, backend, browser] = await Promise.all([
    ensureFreshBuild({ projectRoot: ROOT, variables }).then((dist) => createStaticSite(dist, null)),
    startTestBackend({ database: 'pglite', clientIpHeader: 'x-client-ip' }),
    chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] }),
  ]);
  const close = async () => {
    await browser.close();
    await backend.close();
  };
  return { browser, site, backend, axeSeen: new Set(), close };
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '1' },
      kinds: { type: 'string', default: 'all' },
      only: { type: 'string' },
    },
  });
  const stage = await prepare();
  const plays = [...playsOf(REQUEST, Number(values.seeds)), ...playsOf(ACCEPT, Number(values.seeds))];
  const names = [...new Set(plays.map(({ name }) => name))];
  const waiting = plays
    .filter(({ isShort }) => values.kinds !== 'short' || isShort)
    .filter(({ name }) => !values.only || name.includes(values.only));
  const results: Played[] = [];
  const start = performance.now();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await play(stage, next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const end = within(END_TIMEOUT_MS, stage.close(), () => 'the end of browser and backend');
  await end.catch((error: unknown) => console.warn(String(error)));
  printTable(results.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name)));
  const passed = results.filter(isRight).length;
  console.info(`\n${((performance.now() - start) / 1000).toFixed(0)} s, axe on ${stage.axeSeen.size} states`);
  console.info(`${passed} passed, ${results.length - passed} failed`);
  const report = process.env['COUNTS_FILE'];
  if (report) await writeFile(report, JSON.stringify({ passed, failed: results.length - passed }));
  return passed === results.length ? 0 : 1;
}

// Whatever a stuck run has left open must not keep the process.
process.exit(await main());
