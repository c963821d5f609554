import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropNoteDraft, keepNoteDraft, listNoteDrafts, readNoteDraft } from './note-draft';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const draft = { text: 'Wants a child seat', base: '', reference: 'TM-7K3Q9' };

describe('an unsaved note', () => {
  it('is there again for its account and lead, and for nobody else', () => {
    keepNoteDraft('ronit', 'lead-1', draft);
    expect(readNoteDraft('ronit', 'lead-1')).toEqual(draft);
    expect(readNoteDraft('ronit', 'lead-2')).toBeNull();
    expect(readNoteDraft('avi', 'lead-1')).toBeNull();
    expect(listNoteDrafts('ronit')).toEqual([{ leadId: 'lead-1', reference: 'TM-7K3Q9' }]);
    expect(listNoteDrafts('avi')).toEqual([]);
  });

  it('is gone once it is saved, dropped, or as it was', () => {
    keepNoteDraft('ronit', 'lead-1', draft);
    dropNoteDraft('ronit', 'lead-1');
    keepNoteDraft('ronit', 'lead-2', draft);
    keepNoteDraft('ronit', 'lead-2', { ...draft, text: '' });
    expect(listNoteDrafts('ronit')).toEqual([]);
  });

  it('is forgotten after a month, and never breaks the page', () => {
    vi.useFakeTimers({ now: new Date('2026-01-01') });
    keepNoteDraft('ronit', 'lead-1', draft);
    localStorage.setItem('staffDraft:ronit:note:lead-2', '{"version":1');
    vi.setSystemTime(new Date('2026-02-01'));
    expect(listNoteDrafts('ronit')).toEqual([]);
  });
});
