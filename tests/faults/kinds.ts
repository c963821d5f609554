import { passOn, type Answer, type Attempt, type Fault, type FaultProxy } from './fault-proxy.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';
import type { FormKind } from './words.ts';

export type ScenarioName = 'request' | 'accept';

/** One run: a visitor, what stands between them and the backend, and how it goes wrong this time. */
export interface Run<Who extends Visitor = Visitor> {
  visitor: Who;
  proxy: FaultProxy;
  /** Attempts that must have failed before the fault is over, at least 1. */
  failures: number;
  /** A number from 0 to 1 that the seed decides; the next one at each call. */
  random: () => number;
  /** From now on attempts come through. */
  heal: () => void;
  healed: Promise<void>;
  isHealed: () => boolean;
}

export interface Kind<Who extends Visitor = Visitor> {
  name: string;
  /** Settings that the kind needs of its visitor. */
  visitor?: Pick<VisitorOptions, 'storage'> & { form?: FormKind; clockDays?: 1 };
  /** In which scenarios it is one of the few that every test run plays (`--kinds short`). */
  shortIn?: readonly ScenarioName[];
  /** How often what the visitor wants must have happened in the end; 1 unless said otherwise. */
  wanted?: 0 | 1;
  run: (run: Run<Who>) => Promise<unknown>;
}

/** Attempts fail in their way until the fault is over. Not by number: browsers repeat some of them by themselves. */
const failing =
  ({ isHealed }: Run, how: Fault): Fault =>
  (attempt) =>
    isHealed() ? passOn(attempt) : how(attempt);

/** Sends while the fault lasts, sees what the page shows, and waits for the thanks once it is over. */
async function sendThrough(run: Run, state: string, how: Fault, { toldAtOnce = false } = {}): Promise<void> {
  const { visitor, proxy, failures, heal } = run;
  await visitor.open();
  proxy.fault = failing(run, how);
  await visitor.send();
  if (failures > 1 || toldAtOnce) await visitor.checkFailed(state);
  await visitor.untilAttempts(failures);
  heal();
  await visitor.untilThanked();
}

export const json = (status: number, body: object, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ success: false, error: '', ...body }),
});
export const answering =
  (answer: Answer): Fault =>
  (attempt) =>
    attempt.answer(answer);
/** The backend does it, and its answer never arrives. */
const loseAnswer: Fault = async (attempt) => {
  await attempt.forward();
  attempt.cut();
};
const never: Fault = () => undefined;

/** Sends once, and sees that a final answer is not asked for again, however much time passes. */
export async function sendRefused({ visitor, proxy }: Run, fault: Fault): Promise<void> {
  await visitor.open();
  proxy.fault = fault;
  await visitor.send();
  await visitor.untilAnswered();
  await visitor.page.clock.fastForward(600_000);
  visitor.check(visitor.attempts === 1, `asked ${visitor.attempts} times for a final answer`);
}

async function hanging(run: Run, how: Fault): Promise<void> {
  const { visitor, proxy, heal } = run;
  await visitor.open();
  proxy.fault = failing(run, how);
  // The offer stands for seven seconds only, which a loaded machine may need for looking: they do not pass by themselves.
  await visitor.stopTime();
  await visitor.send();
  await visitor.untilSo('an attempt that hangs', () => proxy.hanging > 0, 0);
  await visitor.checkSlow();
  await visitor.checkFailed('time-out');
  heal();
  await visitor.untilThanked();
}

/** Some requests reach the backend only when the visitor has long sent them again. */
async function slowAnswers(run: Run): Promise<void> {
  const late: (() => Promise<unknown>)[] = [];
  const isCommittedFirst = run.random() < 0.5;
  await hanging(run, async (attempt: Attempt) => {
    if (isCommittedFirst) await attempt.forward();
    else late.push(attempt.forward);
  });
  await Promise.all(late.map((deliver) => deliver()));
}

async function refused(run: Run): Promise<void> {
  const { visitor, proxy } = run;
  await visitor.open();
  await visitor.untilPrepared();
  await proxy.goAway();
  await visitor.send();
  await visitor.checkFailed('network');
  await proxy.comeBack();
  await visitor.untilThanked();
}

async function unknownHost(run: Run): Promise<void> {
  const { visitor, proxy, failures } = run;
  await visitor.open();
  await visitor.context.route('**/functions/v1/*', (route, request) => {
    const isOurs = proxy.isDisturbed(new URL(request.url()).pathname, request.postData() ?? '');
    return isOurs && !run.isHealed() ? route.abort('namenotresolved') : route.continue();
  });
  await visitor.send();
  if (failures > 1) await visitor.checkFailed('network');
  await visitor.untilAttempts(failures);
  run.heal();
  await visitor.untilThanked();
}

async function offline({ visitor }: Run): Promise<void> {
  await visitor.open();
  await visitor.untilPrepared();
  await visitor.context.setOffline(true);
  await visitor.send();
  await visitor.checkFailed('offline');
  await visitor.context.setOffline(false);
  await visitor.untilThanked();
}

async function reload(run: Run): Promise<void> {
  const { visitor, proxy, random, heal } = run;
  await visitor.open();
  proxy.fault = failing(run, random() < 0.5 ? loseAnswer : never);
  await visitor.send();
  await visitor.untilArrived();
  await visitor.reload();
  visitor.forgetAttempts();
  heal();
  await visitor.stir();
  await visitor.untilThanked();
}

async function doublePress({ visitor }: Run): Promise<void> {
  await visitor.open();
  await visitor.sendButton.dblclick();
  await visitor.untilThanked();
}

async function twoTabs(run: Run): Promise<void> {
  const { visitor, proxy, random, heal } = run;
  const first = await visitor.open();
  const second = await visitor.open();
  proxy.fault = failing(run, random() < 0.5 ? loseAnswer : answering({ status: 500, body: '' }));
  await visitor.send();
  visitor.page = first;
  if (random() < 0.5) await visitor.untilArrived();
  await visitor.send();
  heal();
  const references = [await visitor.untilThanked(first)];
  visitor.page = second;
  references.push(await visitor.untilThanked(second));
  visitor.check(references[0] === references[1], `two tabs, two references: ${references.join(', ')}`);
}

/** What goes wrong between any visitor and the backend. */
export const KINDS: readonly Kind[] = [
  { name: 'refused', run: refused },
  { name: 'DNS', run: unknownHost },
  { name: 'time-out before commit', shortIn: ['request'], run: (run) => hanging(run, never) },
  {
    name: 'lost response after commit',
    shortIn: ['request', 'accept'],
    run: (run) => sendThrough(run, 'network', loseAnswer),
  },
  { name: '500', run: (run) => sendThrough(run, 'server', answering({ status: 500, body: 'Internal error' })) },
  {
    name: '502 with HTML',
    run: (run) =>
      sendThrough(
        run,
        'server',
        answering({ status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' }),
      ),
  },
  {
    name: '503',
    run: (run) =>
      sendThrough(run, 'unavailable', answering(json(503, { code: 'unavailable' }, { 'retry-after': '5' }))),
  },
  {
    name: '429',
    run: (run) =>
      sendThrough(run, '429', answering(json(429, { code: 'rate_limited' }, { 'retry-after': '40' })), {
        toldAtOnce: true,
      }),
  },
  { name: '30 s slow', run: slowAnswers },
  { name: 'offline/online', shortIn: ['request'], run: offline },
  { name: 'reload', run: reload },
  { name: 'double click', shortIn: ['request', 'accept'], run: doublePress },
  { name: 'two tabs', shortIn: ['accept'], run: twoTabs },
  {
    name: 'storage off',
    shortIn: ['request'],
    visitor: { form: 'contact', storage: 'off' },
    run: (run) => sendThrough(run, 'network', loseAnswer),
  },
  {
    name: 'quota full',
    visitor: { storage: 'full' },
    run: (run) => sendThrough(run, 'network', (attempt) => attempt.cut()),
  },
  { name: 'clock ± 1 day', visitor: { clockDays: 1 }, run: (run) => sendThrough(run, 'network', loseAnswer) },
];
