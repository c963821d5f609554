import { describe, expect, it } from 'vitest';
import { describeFailure, refusedFields, type FailureTexts } from './submission-failure';
import { LeadUnansweredError, SubmitLeadError } from '@/data/submit-lead';

const texts: FailureTexts = {
  unknown: 'Unknown error',
  offline: 'offline',
  network: 'network',
  timeout: 'timeout',
  conflict: 'conflict',
  blocked: 'blocked',
  rateLimited: (wait) => `wait ${wait}`,
  inMinutes: (minutes) => `${minutes} minutes`,
  later: 'a while',
};

describe('a failure', () => {
  it.each([
    [new LeadUnansweredError('offline'), 'offline', 'again'],
    [new LeadUnansweredError('network'), 'network', 'again'],
    [new LeadUnansweredError('timeout'), 'timeout', 'again'],
    [new SubmitLeadError('', { code: 'idempotency_conflict' }), 'conflict', 'new'],
    [new SubmitLeadError('', { code: 'rate_limited', retryAfterSeconds: 90 }), 'wait 2 minutes', 'again'],
    [new SubmitLeadError('', { code: 'rate_limited' }), 'wait a while', 'again'],
    [new SubmitLeadError('x', { code: 'blocked' }), 'blocked', 'again'],
    [new SubmitLeadError('The server’s own words', { code: 'unavailable' }), 'Unknown error', 'again'],
    [new SubmitLeadError('Internal error', { code: null }), 'Unknown error', 'again'],
    [new SubmitLeadError('', { code: null }), 'Unknown error', 'again'],
    [new TypeError('x'), 'Unknown error', 'again'],
  ])('%s reads: %s', (error, text, retry) => {
    expect(describeFailure(error, texts)).toEqual({ text, retry });
  });

  it('about fields names each that the form has, once', () => {
    const error = new SubmitLeadError('', {
      code: 'validation_failed',
      fields: { phone: 'phoneInvalid', 'details.language': 'invalidValue' },
    });
    expect([...refusedFields(error, (path) => (path === 'phone' ? 'phone' : undefined))]).toEqual([
      ['phone', 'phoneInvalid'],
    ]);
    expect(refusedFields(new TypeError('x'), () => 'phone').size).toBe(0);
  });
});
