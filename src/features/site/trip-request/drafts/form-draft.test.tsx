import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answersOf, leadPayload } from '../fields/lead-payload';
import { emptyContact, emptyTrip, type TripValues } from '../fields/form-values';
import { messages as words } from '@/i18n/messages/en/trip-request';
import { dropArrivedDraft } from './arrived-draft';
import { saveEarlyTyping } from './early-typing';
import { DRAFTS, hasDraft, mergeTyped, readDraft, saveDraft, type FormDraft } from './form-draft';
import { useDraft, type Draft } from './use-draft';

interface More {
  index: number;
}
const draft: FormDraft<TripValues, More> = {
  values: { ...emptyTrip, name: 'Dana' },
  openedAt: 5,
  more: { index: 2 },
};
const DAY = 86_400_000;
const read = (now?: number) => readDraft<TripValues, More>(DRAFTS.trip, emptyTrip, now);
const save = (changes: Partial<typeof draft> = {}, now?: number) =>
  saveDraft(DRAFTS.trip, emptyTrip, { ...draft, ...changes }, now);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the draft', () => {
  it('comes back as it was stored', () => {
    save();
    expect(read()).toEqual(draft);
    expect(hasDraft(DRAFTS.trip)).toBe(true);
    expect(hasDraft(DRAFTS.contact)).toBe(false);
  });

  it('is dropped after 30 days', () => {
    save({}, 0);
    expect(read(30 * DAY)).toEqual(draft);
    expect(read(30 * DAY + 1)).toBeNull();
  });

  it('is not kept of an untouched form, and forgets what was there', () => {
    save();
    save({ values: emptyTrip });
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', 'null', '{', '[]', '{"version":0}', '{"version":1,"savedAt":9e15,"values":7,"more":null}'])(
    '%j in its place is no draft with answers',
    (stored) => {
      localStorage.setItem(DRAFTS.trip.key, stored);
      expect(read()?.values ?? emptyTrip).toEqual(emptyTrip);
    },
  );

  it('drops values of unknown names and wrong kinds', () => {
    const values = { ...draft.values, name: 7, colour: 'red', round_trip: true };
    localStorage.setItem(DRAFTS.trip.key, JSON.stringify({ ...draft, values, version: 1, savedAt: Date.now() }));
    expect(read()?.values).toEqual({ ...emptyTrip, round_trip: true });
  });

  it('gives way to what was typed meanwhile', () => {
    const typed = { ...emptyTrip, phone: '054' };
    expect(mergeTyped({ ...emptyTrip, name: 'Dana', phone: '03' }, typed, emptyTrip)).toEqual({
      ...typed,
      name: 'Dana',
    });
  });

  it('does without storage that is off or full', () => {
    const refuse = () => {
      throw new DOMException('quota', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => save()).not.toThrow();
    expect([read(), hasDraft(DRAFTS.trip)]).toEqual([null, false]);
    expect(() => save({ values: emptyTrip })).not.toThrow();
  });
});

it('what was typed before the code arrived goes into the draft, over what was there', () => {
  save({ values: { ...emptyTrip, name: 'Dan', pickup: 'Haifa' } });
  const section = document.createElement('section');
  section.innerHTML =
    '<input name="name" value="Dana"><input name="email"><input type="hidden" name="phone" value="1"><input name="subject" tabindex="-1" value="spam">';
  saveEarlyTyping(section, DRAFTS.trip);
  expect(read()).toEqual({ ...draft, values: { ...emptyTrip, name: 'Dana', pickup: 'Haifa' } });
  localStorage.clear();
  saveEarlyTyping(section, DRAFTS.trip);
  expect(read()?.values).toEqual({ ...emptyTrip, name: 'Dana' });
});

it('a request that arrived without its form takes its draft along, unless that has changed since', () => {
  const now = new Date();
  const payload = leadPayload('trip', draft.values, {
    words,
    locale: 'en',
    openedAt: now,
    submittedAt: now,
    subject: '',
  });
  expect(answersOf(payload).name).toBe('Dana');
  save({ values: { ...draft.values, name: 'Dana L' } });
  dropArrivedDraft(DRAFTS.trip.key, payload);
  expect(hasDraft(DRAFTS.trip)).toBe(true);
  save();
  dropArrivedDraft(DRAFTS.contact.key, payload);
  dropArrivedDraft('elsewhere', payload);
  expect(hasDraft(DRAFTS.trip)).toBe(true);
  dropArrivedDraft(DRAFTS.trip.key, payload);
  expect(hasDraft(DRAFTS.trip)).toBe(false);
});

describe('a form with a draft', () => {
  const more = {};
  function Sample({ seenAt = 0, kept }: { seenAt?: number; kept?: { draft?: Draft } }) {
    const form = useForm({ defaultValues: emptyContact });
    const draft = useDraft({ place: DRAFTS.contact, form, empty: emptyContact, more, seenAt });
    useEffect(() => {
      if (kept) kept.draft = draft;
    });
    return <input aria-label="Name" {...form.register('name')} />;
  }
  const stored = () => readDraft(DRAFTS.contact, emptyContact);

  it('stores it a moment after the last change, and when the page is left', async () => {
    render(<Sample />);
    await userEvent.type(screen.getByLabelText('Name'), 'Dana');
    expect(stored()).toBeNull();
    await expect.poll(() => stored()?.values.name).toBe('Dana');
    await userEvent.type(screen.getByLabelText('Name'), ' L');
    dispatchEvent(new Event('pagehide'));
    expect(stored()?.values.name).toBe('Dana L');
    await userEvent.type(screen.getByLabelText('Name'), 'evi');
    cleanup();
    expect(stored()?.values.name).toBe('Dana Levi');
  });

  it('brings it back with the moment when it was first opened; a new request opens anew', () => {
    saveDraft(DRAFTS.contact, emptyContact, { values: { ...emptyContact, name: 'Dana' }, openedAt: 7, more: {} });
    const kept: { draft?: Draft } = {};
    render(<Sample kept={kept} />);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Dana');
    expect(kept.draft?.openedAt().getTime()).toBe(7);
    kept.draft?.startAnew();
    expect(Date.now() - Number(kept.draft?.openedAt())).toBeLessThan(5000);
  });

  it('has been open for as long as it was on the screen, however the clock was set meanwhile', () => {
    const seenAt = performance.now() - 20_000;
    const kept: { draft?: Draft } = {};
    render(<Sample seenAt={seenAt} kept={kept} />);
    expect(Date.now() - Number(kept.draft?.openedAt())).toBeGreaterThanOrEqual(20_000);
  });
});
