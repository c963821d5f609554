import { expect, it } from 'vitest';
import { sampleFlights } from './sample-flights.ts';

it('the sample is the board of the moment: one has just landed, the others are still to come, also past midnight', () => {
  for (const now of ['2026-11-27T09:13:00Z', '2026-11-27T21:50:00Z'].map((text) => new Date(text))) {
    const minutes = sampleFlights(now).map(({ estimatedTime, status }) => {
      expect(status).not.toBe('departed');
      return (Date.parse(`${estimatedTime}:00+02:00`) - now.getTime()) / 60_000;
    });
    const [landed = 0, ...coming] = minutes;
    expect(landed).toBeGreaterThan(-30);
    expect(landed).toBeLessThan(0);
    expect(Math.min(...coming)).toBeGreaterThan(0);
    expect(Math.max(...coming)).toBeLessThan(240);
  }
});
