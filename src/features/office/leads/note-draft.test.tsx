import { afterEach, expect, it } from 'vitest';
import { ownDraftPlace, storeDraft } from '@/lib/stored-draft';
import { dropNoteDraft, listNoteDrafts, noteDraftName } from './note-draft';

afterEach(() => localStorage.clear());

it('unsaved notes are known by their references, until they are dropped, and to their account alone', () => {
  const values = { staff_notes: 'Wants a child seat', reference: 'TM-7K3Q9' };
  storeDraft(ownDraftPlace('ronit', noteDraftName('lead-1')), { values });
  localStorage.setItem('staffDraft:ronit:note:lead-2', '{"version":1');
  expect(listNoteDrafts('ronit')).toEqual([{ leadId: 'lead-1', reference: 'TM-7K3Q9' }]);
  expect(listNoteDrafts('avi')).toEqual([]);
  dropNoteDraft('ronit', 'lead-1');
  expect(listNoteDrafts('ronit')).toEqual([]);
});
