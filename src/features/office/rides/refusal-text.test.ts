import { describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { messages as en } from '@/i18n/messages/en/staff-rides';
import { messages as fr } from '@/i18n/messages/fr/staff-rides';
import { messages as he } from '@/i18n/messages/he/staff-rides';
import { messagesOf } from '../../../../tests/setup/messages-of';
import { refusalText } from './refusal-text';

/** The invisible marks around names. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '');
const all = { he, en, fr };
const texts = (answer: Parameters<typeof refusalText>[2]) =>
  locales.map((locale) => {
    const told = refusalText(all[locale].outcomes, locale, answer);
    return told && plain(told);
  });

const ride = {
  id: '1',
  reference: 'TM-7K3Q9',
  name: 'Dana Levi',
  pickup_at: '2026-11-23T01:10:00Z',
  busy_until: '2026-11-23T02:50:00Z',
  pickup: 'Haifa',
  dropoff: 'Eilat',
};

describe('a refusal', () => {
  it('says by which ride of whom a driver is taken, until when, and what to do', () => {
    const [hebrew, english, french] = texts({ outcome: 'taken', by: { driver: { he: 'יוסי', latin: 'Yossi' }, ride } });
    expect(english).toBe(
      'Yossi already has a ride at that time: 03:10, Dana Levi (TM-7K3Q9), until 04:50. Choose another driver, or move one of the two rides.',
    );
    for (const part of ['יוסי', '04:50', '03:10', 'Dana Levi', 'TM-7K3Q9']) expect(hebrew).toContain(part);
    for (const part of ['Yossi', '04:50', '03:10', 'Dana Levi', 'TM-7K3Q9']) expect(french).toContain(part);
  });

  it('names the day on which somebody is free again, where it is another one', () => {
    const night = { ...ride, pickup_at: '2026-11-23T21:30:00Z' };
    const late = { ...night, busy_until: '2026-11-24T05:30:00Z' };
    const [, english] = texts({ outcome: 'taken', by: { driver: { he: 'יוסי', latin: 'Yossi' }, ride: late } });
    expect(english).toContain('23:30, Dana Levi (TM-7K3Q9), until Tue 24/11, 07:30');
  });

  it('says the same of a car, by its plate', () => {
    const [, english] = texts({ outcome: 'taken', by: { vehicle: '12345678', ride } });
    expect(english).toMatch(/^Car 123-45-678 already has a ride at that time: 03:10, Dana Levi .+, until 04:50/u);
  });

  it('says who is away until when, and whose paper has ended', () => {
    expect(
      texts({ outcome: 'absent', until: '2026-11-24T16:00:00Z', by: { driver: { he: 'יוסי', latin: 'Yossi' } } })[1],
    ).toBe('Yossi: Unavailable until Tue 24/11, 18:00. Choose another driver or car.');
    expect(
      texts({ outcome: 'document_expired', document: 'licence', until: '2026-11-20', by: { vehicle: '1234567' } })[1],
    ).toBe(
      '12-345-67: The driving licence is valid only until 20/11/2026. Choose another driver or car, or correct the date under Fleet.',
    );
  });

  it('has a sentence for every outcome, and none for what only a newer server knows', () => {
    const outcomes = ['taken', 'absent', 'document_expired', 'too_small', 'not_possible', 'changed_by_other', 'closed'];
    for (const outcome of [...outcomes, 'gone', 'span_too_short', 'validation_failed'])
      for (const text of texts({ outcome, until: '2026-11-24T16:00:00Z' })) expect(text, outcome).toBeTruthy();
    expect(texts({ outcome: 'something_new' })).toEqual(locales.map(() => undefined));
  });
});

describe('the ways out of a day of rest', () => {
  it.each(locales)('name the button that cancels a booking free of charge as the request does: %s', async (locale) => {
    const { cancel } = await messagesOf(locale, 'staffOffers');
    expect(all[locale].times.questions.restCancel).toContain(cancel.button);
  });
});
