import type { Attempt, Fault, FaultProxy } from './fault-proxy.ts';
import { passOn, type Answer } from './fault-proxy.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';

/** One run: a visitor, what stands between them and the backend, and how it goes wrong this time. */
export interface Run {
  visitor: Visitor;
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

export interface Kind {
  name: string;
  /** Settings that the kind needs of its visitor. */
  visitor?: Partial<Pick<VisitorOptions, 'form' | 'storage'>> & { clockDays?: 1 };
  /** One of the few that every test run plays (`--kinds short`). */
  isShort?: true;
  /** Leads that must be in the database in the end; 1 unless said otherwise. */
  leads?: 0 | 1;
  run: (run: Run) => Promise<unknown>;
}

/** Attempts fail in their way until the fault is over. Not by number: browsers repeat some of them by themselves. */
const failing =
  ({ isHealed }: Run, how: Fault): Fault =>
  (attempt) =>
    isHealed() ? passOn(attempt) : how(attempt);

/** Sends while the fault lasts, sees what the page shows, and waits for the thanks once it is over. */
async function sendThrough(run: Run, state: string, how: Fault, { toldAtOnce = false } = {}): Promise<void> {
  const { visitor, proxy, failures, heal } = run;
  await visitor.openForm();
  proxy.fault = failing(run, how);
  await visitor.send();
  if (failures > 1 || toldAtOnce) await visitor.checkFailedPanel(state);
  await visitor.untilAttempts(failures);
  heal();
  await visitor.untilThanked();
}

const json = (status: number, body: object, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ success: false, error: '', ...body }),
});
const answering =
  (answer: Answer): Fault =>
  (attempt) =>
    attempt.answer(answer);
/** The backend stores it, and its answer never arrives. */
const loseAnswer: Fault = async (attempt) => {
  await attempt.forward();
  attempt.cut();
};
const never: Fault = () => undefined;

async function hanging(run: Run, how: Fault): Promise<void> {
  const { visitor, proxy, heal } = run;
  await visitor.openForm();
  proxy.fault = failing(run, how);
  // The offer stands for seven seconds only, which a loaded machine may need for looking: they do not pass by themselves.
  await visitor.stopTime();
  await visitor.send();
  await visitor.untilSo('an attempt that hangs', () => proxy.hanging > 0, 0);
  await visitor.checkSlowPanel();
  await visitor.checkFailedPanel('time-out');
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
  await visitor.openForm();
  await visitor.untilPrepared();
  await proxy.goAway();
  await visitor.send();
  await visitor.checkFailedPanel('network');
  await proxy.comeBack();
  await visitor.untilThanked();
}

async function unknownHost(run: Run): Promise<void> {
  const { visitor, failures } = run;
  await visitor.openForm();
  await visitor.context.route('**/submit-lead', (route) =>
    run.isHealed() ? route.continue() : route.abort('namenotresolved'),
  );
  await visitor.send();
  if (failures > 1) await visitor.checkFailedPanel('network');
  await visitor.untilAttempts(failures);
  run.heal();
  await visitor.untilThanked();
}

async function offline({ visitor }: Run): Promise<void> {
  await visitor.openForm();
  await visitor.untilPrepared();
  await visitor.context.setOffline(true);
  await visitor.send();
  await visitor.checkFailedPanel('offline');
  await visitor.context.setOffline(false);
  await visitor.untilThanked();
}

/** The first attempt is running when its tab is closed; another tab is open already, or opened just then. */
async function leaveTab({ visitor, proxy, random, heal, healed }: Run): Promise<void> {
  const isOpenBefore = random() < 0.5;
  const path = random() < 0.5 ? '/faq' : '/privacy';
  const before = isOpenBefore ? await visitor.openTab(path) : null;
  if (before) await visitor.stir();
  const left = await visitor.openForm();
  const isStored = random() < 0.5;
  proxy.fault = async (attempt) => {
    if (isStored) await attempt.forward();
    await healed;
    if (attempt.nth > 1) await passOn(attempt);
  };
  await visitor.send();
  await visitor.untilArrived();
  visitor.page = before ?? (await visitor.openTab(path));
  await left.close();
  visitor.forgetAttempts();
  heal();
  await visitor.stir();
  // Browsers under test never lose the focus, so that none of their pages hears of getting it back.
  if (before) await before.evaluate(() => dispatchEvent(new Event('focus')));
  await visitor.checkToast(visitor.words.outbox.storedTitle, 'status');
}

async function reload(run: Run): Promise<void> {
  const { visitor, proxy, random, heal } = run;
  await visitor.openForm();
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
  await visitor.openForm();
  await visitor.sendButton.dblclick();
  await visitor.untilThanked();
}

async function twoTabs(run: Run): Promise<void> {
  const { visitor, proxy, random, heal } = run;
  const first = await visitor.openForm();
  const second = await visitor.openForm();
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

/** A deploy has taken the chunks away that the page still asks for; the reload brings the names of the new ones. */
async function missingChunk({ visitor, proxy }: Run): Promise<void> {
  proxy.missing = /\/assets\/(?:contact-section-body|outbox|trip-request-form)-[\w-]{8}\.js$/u;
  await visitor.openTab(visitor.options.form === 'trip' ? '/plan-your-trip' : '/contact');
  await visitor.page.evaluate(() => (document.documentElement.dataset['isOld'] = 'yes'));
  // Writing asks for the form's code, which is gone.
  if (visitor.options.form === 'contact') await visitor.page.locator('#contact-name').focus();
  visitor.doing = 'waiting for the reload';
  await visitor.page.locator('html:not([data-is-old])').waitFor();
  await visitor.fill();
  await visitor.send();
  await visitor.untilThanked();
}

export const KINDS: readonly Kind[] = [
  { name: 'refused', run: refused },
  { name: 'DNS', run: unknownHost },
  { name: 'time-out before commit', isShort: true, run: (run) => hanging(run, never) },
  { name: 'lost response after commit', isShort: true, run: (run) => sendThrough(run, 'network', loseAnswer) },
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
    run: (run) => sendThrough(run, 'server', answering(json(503, { code: 'unavailable' }, { 'retry-after': '5' }))),
  },
  {
    name: '429',
    run: (run) =>
      sendThrough(run, '429', answering(json(429, { code: 'rate_limited' }, { 'retry-after': '40' })), {
        toldAtOnce: true,
      }),
  },
  { name: '30 s slow', run: slowAnswers },
  { name: 'offline/online', isShort: true, run: offline },
  { name: 'tab closed', isShort: true, run: leaveTab },
  { name: 'reload', isShort: true, run: reload },
  { name: 'double click', isShort: true, run: doublePress },
  { name: 'two tabs', isShort: true, run: twoTabs },
  {
    name: 'storage off',
    isShort: true,
    visitor: { form: 'contact', storage: 'off' },
    run: (run) => sendThrough(run, 'network', loseAnswer),
  },
  {
    name: 'quota full',
    visitor: { storage: 'full' },
    run: (run) => sendThrough(run, 'network', (attempt) => attempt.cut()),
  },
  // The page that goes on with it must not take the database's silence for an empty outbox.
  { name: 'database late', visitor: { storage: 'late' }, run: leaveTab },
  { name: 'clock ± 1 day', visitor: { clockDays: 1 }, run: (run) => sendThrough(run, 'network', loseAnswer) },
  { name: 'chunk missing', run: missingChunk },
];

/** Sends once, and sees that a final answer is not asked for again, however much time passes. */
async function sendRefused({ visitor, proxy }: Run, answer: Answer): Promise<void> {
  await visitor.openForm();
  proxy.fault = answering(answer);
  await visitor.send();
  await visitor.untilAttempts(1);
  await visitor.page.clock.fastForward(600_000);
}

const onlyOnce = ({ visitor }: Run) =>
  visitor.check(visitor.attempts === 1, `asked ${visitor.attempts} times for a final answer`);

async function invalid(run: Run): Promise<void> {
  const { visitor } = run;
  await sendRefused(run, json(422, { code: 'validation_failed', fields: { phone: 'phoneInvalid' } }));
  const summary = visitor.page.getByRole('group', { name: visitor.words.summary.title });
  await summary.waitFor();
  visitor.check(await summary.evaluate((box) => box === document.activeElement), 'refused fields: no focus');
  const phone = visitor.page.locator(visitor.options.form === 'trip' ? '#trip-phone' : '#contact-phone');
  visitor.check((await phone.inputValue()) === visitor.intention.phone, 'refused fields: the words are gone');
  onlyOnce(run);
}

async function blockedThenNot(run: Run): Promise<void> {
  await sendRefused(run, json(403, { code: 'blocked' }));
  onlyOnce(run);
  await run.visitor.checkFailedPanel('blocked');
  run.proxy.fault = passOn;
  await run.visitor.failedPanel.getByRole('button').click();
  await run.visitor.untilThanked();
}

async function conflict(run: Run): Promise<void> {
  await sendRefused(run, json(409, { code: 'idempotency_conflict' }));
  onlyOnce(run);
  await run.visitor.checkFailedPanel('conflict');
}

async function refusedElsewhere({ visitor, proxy, heal, healed }: Run): Promise<void> {
  await visitor.openForm();
  proxy.fault = async (attempt) => {
    await healed;
    attempt.answer(json(403, { code: 'blocked', error: 'Blocked for now' }));
  };
  await visitor.send();
  await visitor.untilArrived();
  const left = visitor.page;
  await visitor.openTab('/faq');
  await left.close();
  visitor.forgetAttempts();
  heal();
  await visitor.stir();
  await visitor.checkToast(visitor.words.outbox.refusedTitle, 'alert');
  await visitor.checkChat(visitor.page.getByRole('alert').getByRole('link'));
}

async function tooOld({ visitor, proxy }: Run): Promise<void> {
  await visitor.openForm();
  proxy.fault = (attempt) => attempt.cut();
  await visitor.send();
  await visitor.checkFailedPanel('network');
  const left = visitor.page;
  await visitor.openTab('/faq');
  await left.close();
  visitor.forgetAttempts();
  await visitor.page.clock.fastForward(73 * 3_600_000);
  await visitor.stir();
  await visitor.checkToast(visitor.words.outbox.expiredTitle, 'alert');
}

/** Ends that are final: told, never asked for again, and nothing stays in the database. */
export const FINAL_ANSWERS: readonly Kind[] = [
  { name: 'final: invalid', leads: 0, run: invalid },
  { name: 'final: blocked, retried', run: blockedThenNot },
  { name: 'final: conflict', leads: 0, run: conflict },
  { name: 'final: on another page', leads: 0, run: refusedElsewhere },
  { name: 'final: 72 hours', leads: 0, run: tooOld },
];
