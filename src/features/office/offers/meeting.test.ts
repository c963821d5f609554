import { describe, expect, it } from 'vitest';
import { samplePoints } from '../../../../tests/fixtures/meeting-points';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { firstMeeting, isLanding, meetingOf, pointOf } from './meeting';

const list = samplePrices();
const basis = { list, points: samplePoints };
const landing = { pickup: 'Ben Gurion T1', service_type: 'airport_pickup' };
const nowhere = { meeting_point: null, meeting_airport: null, meeting_way: null };

describe('where a ride meets', () => {
  it('follows the airport and the terminal that is typed', () => {
    const at = (pickup: string, choice = 'board') => pointOf(pickup, choice, basis)?.place.en;
    expect(at('Ben Gurion T1')).toBe('ben-gurion-1 board, en.');
    expect(at('נתב״ג')).toBe('ben-gurion board, en.');
    expect(at('Ramon Airport', 'kerb')).toBe('ramon kerb, en.');
    const chosen = { meeting_point: null, meeting_airport: 'ben-gurion-1', meeting_way: 'board' };
    expect(meetingOf(landing, { choice: 'board', words: 'x' }, basis)).toEqual(chosen);
  });

  it('is written by the office at an airport without a point, and in other words where it likes', () => {
    const words = ' By the fountain ';
    const unknown = { ...landing, pickup: 'Haifa airport' };
    expect(meetingOf(unknown, { choice: 'board', words: '' }, basis)).toEqual({ ...nowhere, meeting_way: 'board' });
    const own = { meeting_point: 'By the fountain', meeting_airport: null };
    expect(meetingOf(unknown, { choice: 'board', words }, basis)).toMatchObject(own);
    expect(meetingOf(landing, { choice: 'board', words }, { list, points: [] })).toMatchObject(own);
    expect(meetingOf(landing, { choice: 'words', words }, basis)).toMatchObject(own);
  });

  it('is asked of whoever lands alone, whatever the service is called', () => {
    expect(isLanding({ pickup: 'Ben Gurion Airport', service_type: 'day_tour' }, list)).toBe(true);
    const town = { pickup: 'Jerusalem', service_type: 'intercity' };
    expect(isLanding(town, list)).toBe(false);
    expect(meetingOf(town, { choice: 'board', words: 'x' }, basis)).toEqual(nowhere);
  });

  it('is taken over from an earlier offer', () => {
    expect(firstMeeting(undefined, 'kerb').choice).toBe('kerb');
    expect(firstMeeting(undefined, null)).toEqual({ choice: 'board', words: '' });
    expect(firstMeeting({ meeting_point: null, meeting_way: 'kerb' } as never, 'board').choice).toBe('kerb');
    expect(firstMeeting({ meeting_point: 'Here' } as never, null)).toEqual({ choice: 'words', words: 'Here' });
  });
});
