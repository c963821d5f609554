import { passOn } from './fault-proxy.ts';
import { answering, json, sendRefused, type Kind, type Run } from './kinds.ts';
import type { RequestVisitor } from './request-visitor.ts';

type RequestRun = Run<RequestVisitor>;

/** The first attempt is running when its tab is closed; another tab is open already, or opened just then. */
async function leaveTab({ visitor, proxy, random, heal, healed }: RequestRun): Promise<void> {
  const isOpenBefore = random() < 0.5;
  const path = random() < 0.5 ? '/faq' : '/privacy';
  const before = isOpenBefore ? await visitor.openTab(path) : null;
  if (before) await visitor.stir();
  const left = await visitor.open();
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

/** A deploy has taken the chunks away that the page still asks for; the reload brings the names of the new ones. */
async function missingChunk({ visitor, proxy }: RequestRun): Promise<void> {
  // The builder leaves out hyphens at the end of a hash.
  proxy.missing = /\/assets\/(?:contact-section-body|outbox|trip-request-form)-[\w-]{6,8}\.js$/u;
  await visitor.openTab(visitor.form === 'trip' ? '/plan-your-trip' : '/contact');
  await visitor.page.evaluate(() => (document.documentElement.dataset['isOld'] = 'yes'));
  // Writing asks for the form's code, which is gone.
  if (visitor.form === 'contact') await visitor.page.locator('#contact-name').focus();
  visitor.doing = 'waiting for the reload';
  await visitor.page.locator('html:not([data-is-old])').waitFor();
  await visitor.fill();
  await visitor.send();
  await visitor.untilThanked();
}

async function invalid(run: RequestRun): Promise<void> {
  const { visitor } = run;
  await sendRefused(run, answering(json(422, { code: 'validation_failed', fields: { phone: 'phoneInvalid' } })));
  const summary = visitor.page.getByRole('group', { name: visitor.words.summary.title });
  await summary.waitFor();
  visitor.check(await summary.evaluate((box) => box === document.activeElement), 'refused fields: no focus');
  const phone = visitor.page.locator(visitor.form === 'trip' ? '#trip-phone' : '#contact-phone');
  visitor.check((await phone.inputValue()) === visitor.intention.phone, 'refused fields: the words are gone');
}

async function blockedThenNot(run: RequestRun): Promise<void> {
  await sendRefused(run, answering(json(403, { code: 'blocked' })));
  await run.visitor.checkFailed('blocked');
  run.proxy.fault = passOn;
  await run.visitor.failedPanel.getByRole('button').click();
  await run.visitor.untilThanked();
}

async function conflict(run: RequestRun): Promise<void> {
  await sendRefused(run, answering(json(409, { code: 'idempotency_conflict' })));
  await run.visitor.checkFailed('conflict');
}

async function refusedElsewhere({ visitor, proxy, heal, healed }: RequestRun): Promise<void> {
  await visitor.open();
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

async function tooOld({ visitor, proxy }: RequestRun): Promise<void> {
  await visitor.open();
  proxy.fault = (attempt) => attempt.cut();
  await visitor.send();
  await visitor.checkFailed('network');
  const left = visitor.page;
  await visitor.openTab('/faq');
  await left.close();
  visitor.forgetAttempts();
  await visitor.page.clock.fastForward(73 * 3_600_000);
  await visitor.stir();
  await visitor.checkToast(visitor.words.outbox.expiredTitle, 'alert');
}

/** What can happen to a request alone, which a browser keeps until it is stored; and ends that are final. */
export const REQUEST_KINDS: readonly Kind<RequestVisitor>[] = [
  { name: 'tab closed', shortIn: ['request'], run: leaveTab },
  // The page that goes on with it must not take the database's silence for an empty outbox.
  { name: 'database late', visitor: { storage: 'late' }, run: leaveTab },
  { name: 'chunk missing', run: missingChunk },
  // Told, never asked for again, and nothing stays in the database.
  { name: 'final: invalid', wanted: 0, run: invalid },
  { name: 'final: blocked, retried', run: blockedThenNot },
  { name: 'final: conflict', wanted: 0, run: conflict },
  { name: 'final: on another page', wanted: 0, run: refusedElsewhere },
  { name: 'final: 72 hours', wanted: 0, run: tooOld },
];
