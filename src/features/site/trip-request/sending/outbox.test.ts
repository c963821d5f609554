import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeadUnansweredError, SubmitLeadError, type LeadAccepted, type LeadPayload } from '@/data/submit-lead';
import { pauseAfter, type DeliveryEvent } from './delivery';
import { createOutbox, type OutboxNotice } from './outbox';
import type { OutboxRecord } from './outbox-record';
import type { OutboxStore } from './outbox-store';

const payload: LeadPayload = {
  name: 'Dana',
  phone: '+972545550173',
  service_type: 'contact',
  notes: 'Please call',
};
const accepted: LeadAccepted = { success: true, id: '1', reference: 'TM-7K3Q9', price: null, mailed: true, closed: [] };
const network = new LeadUnansweredError('network');
const conflict = new SubmitLeadError('', { code: 'idempotency_conflict' });
const HOUR = 3_600_000;
const DATABASE_DELAY_MS = 5000;

const message = (notes = payload.notes): LeadPayload => ({ ...payload, notes });
/** A request that waits since an earlier visit. */
const waiting = (): OutboxRecord => ({
  key: crypto.randomUUID(),
  form: 'contactDraft:contact',
  payload,
  createdAt: Date.now(),
});

type Change = Parameters<OutboxStore['update']>[0];

/** A browser's storage and a server that answers in turn; each `tab()` is a page of the site. */
function browser(...answers: (Error | Promise<LeadAccepted>)[]) {
  const kept: { records: readonly OutboxRecord[]; isLate?: boolean } = { records: [] };
  const inDatabase = (change: Change) => (kept.records = change(kept.records));
  const store: OutboxStore = {
    update: async (change) => {
      if (!kept.isLate) return { records: inDatabase(change), slowDatabase: null };
      const answered = new Promise<void>((resolve) => setTimeout(resolve, DATABASE_DELAY_MS));
      return { records: change([]), slowDatabase: answered.then(() => inDatabase(change)) };
    },
  };
  const sent: { key: string; notes: string | undefined }[] = [];
  const tab = () => {
    const outbox = createOutbox(async ({ notes }, { idempotencyKey }) => {
      sent.push({ key: idempotencyKey, notes });
      const answer = answers.shift() ?? accepted;
      if (answer instanceof Error) throw answer;
      return answer;
    }, store);
    const events: DeliveryEvent[] = [];
    const notices: OutboxNotice[] = [];
    const form = outbox.form('contactDraft:contact', (event) => void events.push(event));
    return { outbox, form, events, notices, kinds: () => [...new Set(events.map(({ kind }) => kind))] };
  };
  return { kept, store, sent, tab, keys: () => new Set(sent.map(({ key }) => key)) };
}

let page: EventTarget;
beforeEach(() => {
  // Node has no window: an object of its own stands for the page that hears of the connection.
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a request', () => {
  it('is in the outbox before it is sent, and out once the server has stored it', async () => {
    let answer: (value: LeadAccepted) => void = () => undefined;
    const { kept, sent, tab } = browser(new Promise((resolve) => (answer = resolve)));
    const { form, kinds, events } = tab();
    await form.send(message());
    await settle();
    expect(kept.records[0]).toMatchObject({ payload, key: sent[0]?.key });
    expect(sent[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
    expect(kinds()).toEqual(['sending']);
    answer(accepted);
    await settle();
    expect(events.at(-1)).toMatchObject({ kind: 'stored', receipt: { reference: 'TM-7K3Q9', price: null } });
    expect(kept.records).toEqual([]);
  });

  it('whose keeping fails is told as not sent, and can be sent again', async () => {
    const { store, sent, tab } = browser();
    const { form, events } = tab();
    const { update } = store;
    let calls = 0;
    store.update = async (change) => {
      calls += 1;
      // It is put in, and cannot be looked up when it is to be sent.
      if (calls > 1) throw new TypeError('no storage');
      return update(change);
    };
    await form.send(message());
    await settle();
    expect(events.at(-1)).toMatchObject({ kind: 'failed', error: new TypeError('no storage'), repeats: false });
    store.update = update;
    await form.send(message());
    await settle();
    expect(events.at(-1)).toMatchObject({ kind: 'stored' });
    expect(sent).toHaveLength(1);
  });

  it('is repeated with the same key; the visitor hears of it from the second failure on, once', async () => {
    const { sent, tab, keys } = browser(network, network, network, network);
    const { form, events } = tab();
    await form.send(message());
    await settle();
    expect(events.at(-1)?.kind).toBe('sending');
    await pass(1000);
    expect(events.at(-1)).toEqual({ kind: 'failed', error: network, repeats: true });
    await pass(60_000);
    expect(events.filter(({ kind }) => kind === 'failed')).toHaveLength(1);
    expect(events.at(-1)?.kind).toBe('stored');
    expect(sent).toHaveLength(5);
    expect(keys().size).toBe(1);
  });

  it.each([new LeadUnansweredError('offline'), new LeadUnansweredError('timeout')])(
    'that met %s is told of at once, and sent again when the connection or the page is back',
    async (error) => {
      const { sent, tab } = browser(error);
      const { form, events } = tab();
      await form.send(message());
      await settle();
      expect(events.at(-1)).toMatchObject({ kind: 'failed', repeats: true });
      page.dispatchEvent(new Event(error.reason === 'offline' ? 'online' : 'pageshow'));
      await settle();
      expect(events.at(-1)?.kind).toBe('stored');
      expect(sent).toHaveLength(2);
    },
  );

  it('that is slow to be answered offers another way after 8 seconds', async () => {
    const { tab } = browser(new Promise(() => undefined));
    const { form, events } = tab();
    await form.send(message());
    await pass(7999);
    expect(events.at(-1)?.kind).toBe('sending');
    await pass(1);
    expect(events.at(-1)?.kind).toBe('slow');
  });

  it('that the server refused is kept to be seen, and never repeated by itself', async () => {
    const refusal = new SubmitLeadError('No', { code: 'validation_failed', fields: { phone: 'phoneInvalid' } });
    const { kept, sent, tab } = browser(refusal);
    const { form, events } = tab();
    await form.send(message());
    await settle();
    expect(events.at(-1)).toEqual({ kind: 'failed', error: refusal, repeats: false });
    page.dispatchEvent(new Event('online'));
    const later = tab();
    await later.outbox.resumeAll();
    await later.form.resume();
    await pass(HOUR);
    expect(sent).toHaveLength(1);
    expect(later.events).toEqual([{ kind: 'failed', error: refusal, repeats: false }]);
    await pass(73 * HOUR);
    await tab().outbox.resumeAll();
    expect(kept.records).toEqual([]);
  });

  it('that finds no place for now waits for as long as the server says', async () => {
    const { sent, tab } = browser(new SubmitLeadError('', { code: 'rate_limited', retryAfterSeconds: 90 }));
    const { form, events } = tab();
    await form.send(message());
    await pass(89_000);
    expect(events.at(-1)).toMatchObject({ kind: 'failed', repeats: true });
    expect(sent).toHaveLength(1);
    await pass(1000);
    expect(events.at(-1)?.kind).toBe('stored');
  });

  it('that was told to wait for the connection tells it when the server, reached again, asks to wait; once', async () => {
    const busy = () => new SubmitLeadError('', { code: 'rate_limited', retryAfterSeconds: 60 });
    const { tab } = browser(new LeadUnansweredError('offline'), busy(), busy());
    const { form, events } = tab();
    await form.send(message());
    await settle();
    page.dispatchEvent(new Event('online'));
    await settle();
    expect(events.at(-1)).toMatchObject({ kind: 'failed', error: { code: 'rate_limited' }, repeats: true });
    await pass(60_000);
    expect(events.filter(({ kind }) => kind === 'failed')).toHaveLength(2);
    await pass(60_000);
    expect(events.at(-1)?.kind).toBe('stored');
  });

  it('is given up after 72 hours, with a notice', async () => {
    const { kept, sent, tab } = browser();
    const record = waiting();
    kept.records = [record];
    await pass(72 * HOUR + 1);
    const { outbox, notices } = tab();
    outbox.onNotice((notice) => void notices.push(notice));
    await outbox.resumeAll();
    await settle();
    expect(notices).toEqual([{ event: { kind: 'expired' }, record }]);
    expect([kept.records, sent]).toEqual([[], []]);
  });
});

describe('the key', () => {
  it('is one for a double press, and for the same words in two tabs', async () => {
    const { sent, tab, keys } = browser(network, network);
    const [first, second] = [tab(), tab()];
    await Promise.all([first.form.send(message()), first.form.send(message()), second.form.send(message())]);
    await pass(60_000);
    expect(keys().size).toBe(1);
    expect(sent.length).toBeGreaterThan(1);
    expect([first.events.at(-1)?.kind, second.events.at(-1)?.kind]).toEqual(['stored', 'stored']);
  });

  it('stays when the content changed and nobody knows whether the first version was stored', async () => {
    const { sent, tab, keys } = browser(new LeadUnansweredError('timeout'));
    const { form } = tab();
    await form.send(message());
    await settle();
    await form.send(message('Please call at noon'));
    await settle();
    expect(sent.map(({ notes }) => notes)).toEqual(['Please call', 'Please call at noon']);
    expect(keys().size).toBe(1);
  });

  it('covers a version that came while an earlier one was being sent: that one’s answer is not its own', async () => {
    let answer: (value: LeadAccepted) => void = () => undefined;
    const { sent, tab, keys } = browser(new Promise((resolve) => (answer = resolve)), conflict);
    const { form, kinds, events } = tab();
    await form.send(message());
    await settle();
    await form.send(message('Please call at noon'));
    answer(accepted);
    await settle();
    expect(kinds()).toEqual(['sending', 'failed']);
    expect(events.at(-1)).toMatchObject({ repeats: false });
    expect([sent.length, keys().size]).toEqual([2, 1]);
  });

  it.each([
    ['the same words after a refusal', message(), {}, 1],
    ['other words after a refusal', message('Please write'), {}, 2],
    ['the same words as a new request', message(), { asNew: true }, 2],
  ])('of %s', async (_case, again, how, keyCount) => {
    const { kept, tab, keys } = browser(conflict);
    const { form } = tab();
    await form.send(message());
    await settle();
    await form.send(again, how);
    await settle();
    expect(keys().size).toBe(keyCount);
    expect(kept.records).toEqual([]);
  });
});

describe('after the form', () => {
  it('a request is delivered, and who listens hears of its end, also later', async () => {
    const { tab } = browser(network, network);
    const { form, events, outbox, notices } = tab();
    await form.send(message());
    form.close();
    await pass(60_000);
    expect(events.map(({ kind }) => kind)).not.toContain('stored');
    outbox.onNotice((notice) => void notices.push(notice));
    expect(notices).toMatchObject([{ event: { kind: 'stored', receipt: { reference: 'TM-7K3Q9' } } }]);
  });

  it('the next page takes it up: another form of the same kind hears the answer, silence otherwise until the end', async () => {
    const { sent, tab, keys } = browser(network, network, network);
    const left = tab();
    await left.form.send(message());
    await settle();
    left.form.close();
    const [page, withForm] = [tab(), tab()];
    page.outbox.onNotice((notice) => void page.notices.push(notice));
    await Promise.all([page.outbox.resumeAll(), withForm.form.resume()]);
    await pass(60_000);
    expect(withForm.events.at(-1)?.kind).toBe('stored');
    expect(page.notices.every(({ event }) => event.kind === 'stored')).toBe(true);
    expect(keys().size).toBe(1);
    expect(sent.length).toBeGreaterThanOrEqual(4);
  });
});

it('a database that answers late is no empty outbox: what lies in it is sent', async () => {
  const { kept, sent, tab } = browser();
  const record = waiting();
  kept.records = [record];
  kept.isLate = true;
  const page = tab();
  page.outbox.onNotice((notice) => void page.notices.push(notice));
  void page.outbox.resumeAll();
  await settle();
  expect(sent).toEqual([]);
  await pass(DATABASE_DELAY_MS);
  expect(page.notices).toMatchObject([{ event: { kind: 'stored' }, record }]);

  await pass(DATABASE_DELAY_MS);
  kept.records = [record];
  const withForm = tab();
  void withForm.form.resume();
  await pass(DATABASE_DELAY_MS);
  expect(withForm.events.at(-1)?.kind).toBe('stored');
});

it('pauses grow from 1 to 30 seconds, at random, and never fall short of what the server asks', () => {
  const pauses = (random: number) => [1, 2, 3, 6, 9].map((failures) => pauseAfter(failures, network, random));
  expect(pauses(0)).toEqual([1000, 1000, 2000, 15_000, 15_000]);
  expect(pauses(1)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  const pauseAsked = (retryAfterSeconds: number) =>
    pauseAfter(1, new SubmitLeadError('', { code: 'unavailable', retryAfterSeconds }), 0);
  expect([5, 3600, 1e9].map(pauseAsked)).toEqual([5000, HOUR, HOUR]);
});
