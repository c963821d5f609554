import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadSender, type SendingEvent } from './lead-sender';
import type { OutgoingRequest } from './outgoing-request';
import type { Submit } from './send-outgoing';
import { LeadUnansweredError, SubmitLeadError, type ContactMessagePayload, type LeadAccepted } from './submit-lead';

const payload: ContactMessagePayload = {
  name: 'Dana',
  phone: '+972545550173',
  service_type: 'contact',
  notes: 'Please call',
};
const accepted: LeadAccepted = { success: true, id: '1', reference: 'TM-7K3Q9' };
const offline = new LeadUnansweredError('offline');

/** A form's sender whose server answers in turn, and everything it does. */
function form(...answers: (Error | Promise<LeadAccepted>)[]) {
  const events: SendingEvent[] = [];
  const keys: string[] = [];
  const outbox: { outgoing: OutgoingRequest<ContactMessagePayload> | null } = { outgoing: null };
  const submit: Submit = async (_body, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    const answer = answers.shift() ?? accepted;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const sender = leadSender<ContactMessagePayload>({
    submit,
    outbox: { get: () => outbox.outgoing, put: (outgoing) => void (outbox.outgoing = outgoing) },
    report: (event) => void events.push(event),
  });
  return { sender, events, keys, outbox, kinds: () => events.map(({ kind }) => kind) };
}

let page: EventTarget;
beforeEach(() => {
  // Node has no window: an object of its own stands for the page that hears of the connection.
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the sender of a form', () => {
  it('empties its outbox once the server has stored the request', async () => {
    const { sender, events, outbox } = form();
    await sender.send(payload);
    expect(events).toEqual([{ kind: 'sending' }, { kind: 'stored', answer: accepted }]);
    expect(outbox.outgoing).toBeNull();
  });

  it('keeps what nobody answered, and sends the same again when the connection is back', async () => {
    const { sender, keys, outbox, kinds } = form(offline);
    await sender.send(payload);
    expect(kinds()).toEqual(['sending', 'failed']);
    expect(outbox.outgoing).toMatchObject({ payload, answered: false });
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(kinds()).toEqual(['sending', 'failed', 'sending', 'stored']));
    expect(keys[1]).toBe(keys[0]);
    // The wait is over: another sign of the connection repeats nothing.
    page.dispatchEvent(new Event('online'));
    expect(keys).toHaveLength(2);
  });

  it('does not repeat by itself after it was stopped, nor what the server refused', async () => {
    const stopped = form(offline);
    await stopped.sender.send(payload);
    stopped.sender.stop();
    const refused = form(new SubmitLeadError('no', { code: 'blocked' }));
    await refused.sender.send(payload);
    page.dispatchEvent(new Event('online'));
    await refused.sender.resume();
    expect(stopped.keys).toHaveLength(1);
    expect(refused.keys).toHaveLength(1);
    expect(refused.outbox.outgoing?.answered).toBe(true);
  });

  it('takes a failure inside the server for no answer', async () => {
    const { sender, keys } = form(new SubmitLeadError('', { code: 'unavailable' }));
    await sender.send(payload);
    await sender.resume();
    expect(keys[1]).toBe(keys[0]);
  });

  it('sends one request at a time', async () => {
    const { sender, keys } = form();
    await Promise.all([sender.send(payload), sender.send(payload)]);
    expect(keys).toHaveLength(1);
  });

  it('gives a request a key of its own when asked to', async () => {
    const { sender, keys } = form(new SubmitLeadError('', { code: 'idempotency_conflict' }));
    await sender.send(payload);
    await sender.send(payload, { asNew: true });
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('says so when an answer is slow to come', async () => {
    vi.useFakeTimers();
    let answer: (value: LeadAccepted) => void = () => undefined;
    const { sender, kinds } = form(new Promise((resolve) => (answer = resolve)));
    const sending = sender.send(payload);
    await vi.advanceTimersByTimeAsync(7999);
    expect(kinds()).toEqual(['sending']);
    await vi.advanceTimersByTimeAsync(1);
    expect(kinds()).toEqual(['sending', 'slow']);
    answer(accepted);
    await sending;
    expect(kinds()).toEqual(['sending', 'slow', 'stored']);
  });

  it('gives up a request of more than three days ago', async () => {
    const { sender, kinds, outbox, keys } = form();
    outbox.outgoing = { key: crypto.randomUUID(), payload, firstSentAt: Date.now() - 73 * 3_600_000, answered: false };
    await sender.resume();
    expect(kinds()).toEqual(['expired']);
    expect(outbox.outgoing).toBeNull();
    expect(keys).toEqual([]);
  });
});
