import { describe, expect, it } from 'vitest';
import { isExpired, nextOutgoing } from './outgoing-request';
import { sendOutgoing, type Submit } from './send-outgoing';
import { LeadUnansweredError, SubmitLeadError, type TripRequestPayload } from './submit-lead';

const payload = (
  change: Partial<TripRequestPayload> = {},
  submittedAt = '2026-12-01T08:05:00.000Z',
): TripRequestPayload => ({
  name: 'Dana Levi',
  phone: '+972545550173',
  email: 'dana@example.com',
  destination: 'Ben Gurion Airport → Jerusalem',
  travel_date: '2026-12-17',
  passengers: 3,
  service_type: 'airport_pickup',
  details: { opened_at: '2026-12-01T08:00:00.000Z', submitted_at: submittedAt },
  ...change,
});

describe('the idempotency key', () => {
  it('is a UUID', () => {
    expect(nextOutgoing(null, payload()).key).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u,
    );
  });

  it('stays with the very same body when the same request is sent again', () => {
    const first = nextOutgoing(null, payload());
    const again = nextOutgoing(first, payload({}, '2026-12-01T08:09:00.000Z'));
    expect(again).toBe(first);
    expect(nextOutgoing({ ...first, answered: true }, payload()).key).toBe(first.key);
  });

  it('changes with the content once the server has answered', () => {
    const first = { ...nextOutgoing(null, payload()), answered: true };
    expect(nextOutgoing(first, payload({ passengers: 4 })).key).not.toBe(first.key);
  });

  it('stays when the content changed and nobody knows whether the first version was stored', () => {
    const first = nextOutgoing(null, payload(), 1000);
    const second = nextOutgoing(first, payload({ passengers: 4 }), 2000);
    expect(second).toMatchObject({ key: first.key, firstSentAt: 1000, payload: { passengers: 4 } });
  });

  it('is given up after 72 hours', () => {
    const outgoing = nextOutgoing(null, payload(), 0);
    expect(isExpired(outgoing, 72 * 3_600_000)).toBe(false);
    expect(isExpired(outgoing, 72 * 3_600_000 + 1)).toBe(true);
  });
});

describe('sending', () => {
  const accepted = { success: true as const, id: '1', reference: 'TM-7K3Q9' };

  /** Answers in turn; remembers the keys. */
  function answering(...answers: (Error | typeof accepted)[]) {
    const keys: string[] = [];
    const submit: Submit = (_payload, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      const answer = answers.shift() ?? accepted;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    };
    return { keys, submit };
  }

  it('repeats a request whose answer was lost, with the same key', async () => {
    const { keys, submit } = answering(new LeadUnansweredError('network'), accepted);
    const outgoing = nextOutgoing(null, payload());
    expect(await sendOutgoing(outgoing, submit)).toBe(accepted);
    expect(keys).toEqual([outgoing.key, outgoing.key]);
  });

  it.each([
    new LeadUnansweredError('offline'),
    new LeadUnansweredError('timeout'),
    new SubmitLeadError('no', { code: 'blocked' }),
  ])('does not repeat by itself after %s', async (error) => {
    const { keys, submit } = answering(error);
    await expect(sendOutgoing(nextOutgoing(null, payload()), submit)).rejects.toBe(error);
    expect(keys).toHaveLength(1);
  });
});
