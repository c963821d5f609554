import { describe, expect, it } from 'vitest';
import type { SecurityEvent } from '@/data/security';
import { messages as texts } from '@/i18n/messages/en/staff-security';
import { accountsIn, detailLines, eventName } from './event-text';

const event = (details: SecurityEvent['details']): SecurityEvent => ({
  id: 'id-1',
  severity: 'high',
  event_type: 'role_granted',
  ip_address: null,
  details,
  created_at: '2026-03-16T22:30:00Z',
});
const wording = { texts, roles: { admin: 'Administrator' }, names: { 'id-2': 'Dana Levi' } };

describe('an event in words', () => {
  it('has a readable name, or the one it came with', () => {
    expect(eventName(texts, 'role_granted')).toBe('Role granted');
    expect(eventName(texts, 'something_new')).toBe('something_new');
    expect(eventName(texts, 'constructor')).toBe('constructor');
  });

  it('says its details in the page’s language and leaves out what is empty or only for machines', () => {
    const details = { user_id: 'id-2', role: 'admin', by: null, reason: 'too_fast', email_sha256: 'ab12' };
    expect(detailLines(event(details), wording).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Account: Dana Levi',
      'Role: Administrator',
      'Reason: sent too fast',
    ]);
  });

  it('names alerts as their page does', () => {
    const details = { setting: 'no_lead_hours', from: 24, to: 48, alert: 'no_leads' };
    expect(detailLines(event(details), wording).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Setting: no_lead_hours',
      'From: 24',
      'To: 48',
      'Alert: No leads are coming in',
    ]);
  });

  it('shows what it does not know as it came', () => {
    const details = { by: 'id-9', pages: 12, role: 'driver', reason: 'toString', more: { a: 1 } };
    expect(detailLines(event(details), wording).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'By: a deleted account',
      'pages: 12',
      'Role: driver',
      'Reason: toString',
      'more: {"a":1}',
    ]);
  });

  it('names every account once for the look-up', () => {
    expect(accountsIn([event({ user_id: 'a', by: 'b' }), event({ user_id: 'b', by: null })])).toEqual(['a', 'b']);
  });
});
