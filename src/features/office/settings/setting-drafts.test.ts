import { describe, expect, it } from 'vitest';
import type { Setting } from '@/data/settings';
import { addAddresses, readWhole, toggleDay, upcomingDays } from './setting-drafts';
import { groupSettings } from './setting-groups';

describe('the list of addresses', () => {
  it('takes one address or several at once, in small letters', () => {
    expect(addAddresses(['a@example.com'], ' B@Example.com;c@example.co.il, d@example.com ')).toEqual([
      'a@example.com',
      'b@example.com',
      'c@example.co.il',
      'd@example.com',
    ]);
    expect(addAddresses(['a@example.com'], '  ')).toEqual(['a@example.com']);
  });

  it.each(['dana', 'dana@', '@example.com', 'dana@example', 'a@b@c.com', '<dana@example.com>', 'dana@example..com'])(
    'refuses %j and names it',
    (text) => {
      expect(addAddresses([], `ok@example.com ${text}`)).toEqual({ fault: 'invalidEmail', text });
    },
  );

  it('names the address whose letters before the @ are of another script', () => {
    expect(addAddresses([], 'ok@example.com дана@example.com')).toEqual({
      fault: 'emailLetters',
      text: 'дана@example.com',
    });
  });

  it('refuses what is there already, and more than 20', () => {
    const fault = { fault: 'duplicate', text: 'A@example.com' };
    expect(addAddresses(['a@example.com'], 'A@example.com')).toEqual(fault);
    expect(addAddresses([], 'a@example.com A@example.com')).toEqual(fault);
    const many = Array.from({ length: 20 }, (_, nth) => `a${nth}@example.com`);
    expect(addAddresses(many.slice(1), 'last@example.com')).toHaveLength(20);
    expect(addAddresses(many, 'last@example.com')).toEqual({ fault: 'tooMany' });
  });
});

describe('the list of days', () => {
  it('stays in order, and a second press takes a day out', () => {
    const days = toggleDay(toggleDay(['2027-01-05'], '2026-12-31'), '2027-01-01');
    expect(days).toEqual(['2026-12-31', '2027-01-01', '2027-01-05']);
    expect(toggleDay(days, '2027-01-01')).toEqual(['2026-12-31', '2027-01-05']);
  });

  it('drops the past, not today', () => {
    const days = ['2027-01-05', '2026-11-20', '2026-11-21', '2027-01-05'];
    expect(upcomingDays(days, '2026-11-21')).toEqual(['2026-11-21', '2027-01-05']);
  });
});

describe('a number', () => {
  it.each([
    ['24', 24],
    [' 1 ', 1],
    ['720', 720],
    ['0', null],
    ['721', null],
    ['1.5', null],
    ['-3', null],
    ['', null],
    ['1e2', null],
  ])('%j is read as %j between 1 and 720', (typed, value) => {
    expect(readWhole(typed, 1, 720)).toBe(value);
  });
});

describe('the groups of settings', () => {
  const setting = (key: string): Setting => ({
    kind: 'integer',
    key,
    value: 1,
    minimum: 1,
    maximum: 2,
    description: '',
    updated_at: '',
    updated_by_name: null,
    published: false,
  });

  it('stand in their order, with what nobody knows at the end', () => {
    const keys = ['a_new_one', 'closed_dates', 'lead_limit_per_ip', 'no_lead_hours', 'request_addresses'];
    const groups = groupSettings(keys.map(setting)).map(({ id, settings }) => [id, settings.map(({ key }) => key)]);
    expect(groups).toEqual([
      ['business', ['request_addresses', 'closed_dates', 'no_lead_hours']],
      ['requests', ['lead_limit_per_ip']],
      ['other', ['a_new_one']],
    ]);
  });
});
