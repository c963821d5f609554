import { describe, expect, it } from 'vitest';
import { parseFlightNumber } from '../_shared/contracts/flight-contract.ts';
import { feedRow } from '../../../tests/fixtures/flight-feed.ts';
import { FeedError, readFeedPage } from './rules.ts';

const page = (...records: unknown[]) => ({ success: true, result: { records, total: records.length } });
const statusOf = (changes: Record<string, string | null>) => readFeedPage(page(feedRow(changes))).flights[0]?.status;

describe('readFeedPage', () => {
  it('reads a row of the feed', () => {
    expect(readFeedPage(page(feedRow())).flights).toEqual([
      {
        direction: 'arrival',
        flightNumber: 'LY 5142',
        airlineCode: 'LY',
        airline: 'El Al Israel Airlines',
        place: { code: 'LCA', he: 'לרנקה', en: 'Larnaca' },
        scheduledTime: '2026-06-30T16:25',
        estimatedTime: '2026-06-30T18:47',
        terminal: '3',
        status: 'landed',
      },
    ]);
  });

  it('takes zeros before and a letter after the number away', () => {
    const numbers = readFeedPage(page(feedRow({ CHFLTN: '016' }), feedRow({ CHFLTN: '385A' }))).flights;
    expect(numbers.map(({ flightNumber }) => flightNumber)).toEqual(['LY 16', 'LY 385']);
  });

  it.each([
    ['LANDED', 'landed'],
    ['DEPARTED', 'departed'],
    ['CANCELED', 'cancelled'],
    ['ON TIME', 'on-time'],
    ['DELAYED', 'delayed'],
    ['EARLY', 'early'],
    ['something new', 'unknown'],
    [null, 'unknown'],
  ])('knows the remark %s as %s', (remark, status) => {
    expect(statusOf({ CHRMINE: remark })).toBe(status);
  });

  it.each([
    ['16:40', 'on-time'],
    ['16:41', 'delayed'],
    ['16:09', 'early'],
  ])('tells from an estimate of %s whether an unfinished flight is %s', (time, status) => {
    expect(statusOf({ CHRMINE: 'NOT FINAL', CHPTOL: `2026-06-30T${time}:00` })).toBe(status);
    expect(statusOf({ CHRMINE: 'LANDING', CHPTOL: `2026-06-30T${time}:00` })).toBe(status);
  });

  it('drops rows that make no sense and keeps the others', () => {
    const { flights, rows } = readFeedPage(page(feedRow(), feedRow(), feedRow({ CHSTOL: 'soon' }), 'nonsense'));
    expect(flights).toHaveLength(2);
    expect(rows).toBe(4);
  });

  it('refuses a page of which most makes no sense, and what is no page at all', () => {
    expect(() => readFeedPage(page(feedRow(), {}, {}))).toThrow(FeedError);
    for (const body of [null, 'text', {}, { success: false, error: 'שגיאה' }, { success: true, result: {} }])
      expect(() => readFeedPage(body)).toThrow(FeedError);
  });
});

describe('parseFlightNumber', () => {
  it.each([
    ['LY 016', 'LY', 16],
    ['ly16', 'LY', 16],
    [' 6H842 ', '6H', 842],
    ['LY385A', 'LY', 385],
    ['W6-2325', 'W6', 2325],
    ['ELY 315', 'LY', 315],
    ['ely0315', 'LY', 315],
    ['DLH-686', 'LH', 686],
    ['WZZ 2325', 'W6', 2325],
    ['LY315/LH686', 'LY', 315],
    ['LY 315, LH 686', 'LY', 315],
    ['LH686 + LY 315', 'LH', 686],
    ['Lufthansa / LH 686', 'LH', 686],
    ['ＬＹ３１５', 'LY', 315],
  ])('reads %s', (text, airline, number) => {
    expect(parseFlightNumber(text)).toEqual({ airline, number });
  });

  it.each(['', 'LY', '16', 'LY 0', 'LY 12345', 'tomorrow', 'LY16 drop table', 'LY 0/LY', 'XQZ 315', 'LYY', '/'])(
    'does not take %j for one',
    (text) => {
      expect(parseFlightNumber(text)).toBeNull();
    },
  );
});
