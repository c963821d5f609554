import { formatPrice } from '../../supabase/functions/_shared/price/money.ts';
import type { AcceptVisitor } from './accept-visitor.ts';
import { passOn } from './fault-proxy.ts';
import { answering, json, sendRefused, type Kind, type Run } from './kinds.ts';

type AcceptRun = Run<AcceptVisitor>;

/** The first press is under way when the tab is closed; the link is opened once more. */
async function openAgain({ visitor, proxy, random, heal, healed }: AcceptRun): Promise<void> {
  const left = await visitor.open();
  const isStored = random() < 0.5;
  proxy.fault = async (attempt) => {
    if (isStored) await attempt.forward();
    await healed;
    if (attempt.nth > 1) await passOn(attempt);
  };
  await visitor.send();
  await visitor.untilArrived();
  await left.close();
  visitor.forgetAttempts();
  heal();
  await visitor.open();
  await visitor.untilThanked();
}

/** The page's own code does not come. What the build wrote shows people to call, and the next load brings the rest. */
async function missingCode({ visitor, proxy }: AcceptRun): Promise<void> {
  proxy.missing = /\/assets\/[\w-]+\.js$/u;
  const { reference, key } = visitor.trip;
  await visitor.openTab('/trip', `#${reference.slice(3)}-${key}`);
  await visitor.page.locator('main a[href^="tel:"]').first().waitFor();
  await visitor.reload();
  await visitor.untilPrepared();
  await visitor.send();
  await visitor.untilThanked();
}

async function blockedThenNot(run: AcceptRun): Promise<void> {
  await sendRefused(run, answering(json(403, { code: 'blocked' })));
  await run.visitor.checkFailed('blocked');
  run.proxy.fault = passOn;
  await run.visitor.untilThanked();
}

async function conflict(run: AcceptRun): Promise<void> {
  await sendRefused(run, answering(json(409, { code: 'idempotency_conflict' })));
  await run.visitor.checkFailed('conflict');
}

/** An acceptance that failed today does not fire in three days, however well the connection is then. */
async function notByItself({ visitor, proxy }: AcceptRun): Promise<void> {
  await visitor.open();
  proxy.fault = (attempt) => attempt.cut();
  await visitor.send();
  await visitor.checkFailed('network');
  proxy.fault = passOn;
  const { attempts } = visitor;
  await visitor.page.clock.fastForward(73 * 3_600_000);
  await visitor.stir();
  await visitor.reload();
  await visitor.untilPrepared();
  visitor.check(visitor.attempts === attempts, 'accepted without a press');
}

/** The real answers to an offer that is no longer what the page shows. */
const takenBack = (state: 'expired' | 'replaced' | 'withdrawn'): Kind<AcceptVisitor> => ({
  name: `final: ${state} meanwhile`,
  wanted: 0,
  run: async ({ visitor }) => {
    const { offer, refused } = visitor.words;
    const price = (agorot: number) => formatPrice(visitor.options.locale, agorot);
    await visitor.open();
    await visitor.takeBack(state);
    await visitor.send();
    await visitor.untilTold(
      state === 'replaced' ? offer.replaced(price(42_000), price(50_000)) : refused[`offer_${state}`],
    );
    visitor.check(await visitor.sendButton.isHidden(), 'the old price can still be accepted');
  },
});

/** What can happen to an acceptance alone; and ends that are final. */
export const ACCEPT_KINDS: readonly Kind<AcceptVisitor>[] = [
  { name: 'tab closed', run: openAgain },
  { name: 'code missing', run: missingCode },
  { name: 'final: blocked, retried', run: blockedThenNot },
  { name: 'final: conflict', wanted: 0, run: conflict },
  { name: 'final: 72 hours', wanted: 0, run: notByItself },
  takenBack('expired'),
  takenBack('replaced'),
  takenBack('withdrawn'),
];
