import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, readDraft, saveDraft, type TripDraft } from './trip-draft';
import { emptyTrip } from './trip-values';

const draft: TripDraft = {
  values: { ...emptyTrip, name: 'Dana' },
  phoneCountry: 'IL',
  step: 2,
  completed: [0, 1],
  openedAt: 5,
};
const DAY = 86_400_000;

beforeEach(() => localStorage.clear());

describe('the draft', () => {
  it('comes back as it was stored', () => {
    saveDraft(draft);
    expect(readDraft()).toEqual(draft);
  });

  it('is dropped after 30 days', () => {
    saveDraft(draft, 0);
    expect(readDraft(30 * DAY)).toEqual(draft);
    expect(readDraft(30 * DAY + 1)).toBeNull();
  });

  it('is not kept of an untouched form, and forgets what was there', () => {
    saveDraft(draft);
    saveDraft({ ...draft, values: emptyTrip });
    expect(localStorage).toHaveLength(0);
  });

  it('is cleared', () => {
    saveDraft(draft);
    clearDraft();
    expect(readDraft()).toBeNull();
  });

  it.each(['', 'null', '{', '[]', '{"version":0}', '{"version":1,"savedAt":9e15}'])(
    '%j in its place is no draft',
    (stored) => {
      localStorage.setItem('tripRequestDraft', stored);
      expect(readDraft()).toBeNull();
    },
  );

  it('drops values of unknown names and wrong kinds', () => {
    const values = { ...draft.values, name: 7, colour: 'red', round_trip: true };
    localStorage.setItem('tripRequestDraft', JSON.stringify({ ...draft, values, version: 1, savedAt: Date.now() }));
    expect(readDraft()?.values).toEqual({ ...emptyTrip, round_trip: true });
  });

  it('does without storage that is off or full', () => {
    const refuse = () => {
      throw new DOMException('quota', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => saveDraft(draft)).not.toThrow();
    expect(readDraft()).toBeNull();
    expect(() => clearDraft()).not.toThrow();
  });
});
