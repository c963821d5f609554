import { describe, expect, it } from 'vitest';
import { MEETING_POINTS, MEETING_WAYS } from '@/data/offers';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { firstMeeting, isLanding, meetingOf } from './meeting';

const list = samplePrices();
const landing = { pickup: 'Ben Gurion T1', service_type: 'airport_pickup' };

describe('where a ride meets', () => {
  it('is known for every airport of the list and every way of meeting', () => {
    const known = MEETING_POINTS.map(({ airport, way }) => `${airport} ${way}`);
    const airports = list.zones.filter(({ kind }) => kind === 'airport').map(({ id }) => id);
    expect(known.toSorted()).toEqual(airports.flatMap((id) => MEETING_WAYS.map((way) => `${id} ${way}`)).toSorted());
  });

  it('follows the airport and the terminal that is typed', () => {
    const said = (pickup: string, choice = 'board') => meetingOf({ ...landing, pickup }, { choice, words: '' }, list);
    expect(said('Ben Gurion T1').meeting?.en).toMatch(/^Terminal 1, arrivals hall/u);
    expect(said('נתב״ג').meeting?.he).toMatch(/^טרמינל 3, אולם/u);
    expect(said('Ramon Airport', 'kerb').meeting?.fr).toMatch(/^Aéroport Ramon, le long du trottoir/u);
  });

  it('is written by the office at an airport that nobody knows, and in other words where it likes', () => {
    const words = ' By the fountain ';
    const unknown = { ...landing, pickup: 'Haifa airport' };
    expect(meetingOf(unknown, { choice: 'board', words: '' }, list)).toEqual({
      meeting_point: null,
      meeting: null,
      meeting_way: 'board',
    });
    const own = { meeting_point: 'By the fountain', meeting: null };
    expect(meetingOf(unknown, { choice: 'board', words }, list)).toMatchObject(own);
    expect(meetingOf(landing, { choice: 'words', words }, list)).toMatchObject(own);
  });

  it('is asked of whoever lands alone, whatever the service is called', () => {
    expect(isLanding({ pickup: 'Ben Gurion Airport', service_type: 'day_tour' }, list)).toBe(true);
    const town = { pickup: 'Jerusalem', service_type: 'intercity' };
    expect(isLanding(town, list)).toBe(false);
    expect(meetingOf(town, { choice: 'board', words: 'x' }, list)).toEqual({
      meeting_point: null,
      meeting: null,
      meeting_way: null,
    });
  });

  it('is taken over from an earlier offer', () => {
    const [, kerb] = MEETING_POINTS;
    expect(firstMeeting(undefined, 'kerb').choice).toBe('kerb');
    expect(firstMeeting(undefined, null)).toEqual({ choice: 'board', words: '' });
    expect(firstMeeting({ meeting_point: null, meeting: kerb?.words ?? null } as never, 'board').choice).toBe('kerb');
    expect(firstMeeting({ meeting_point: 'Here', meeting: null } as never, null)).toEqual({
      choice: 'words',
      words: 'Here',
    });
  });
});
