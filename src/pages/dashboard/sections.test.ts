import { expect, it } from 'vitest';
import { maySee } from '@/features/office/frame/section';
import { kinds, sees } from '../../../tests/fixtures/section-sight';
import { sections } from './sections';

it.each(kinds.filter((kind) => kind !== 'nobody'))('%s sees the sections that are for them, and no other', (kind) => {
  const role = kind === 'norole' ? null : kind;
  const seen = sections.filter((section) => maySee(section, role)).map(({ id }) => id);
  expect(seen).toEqual(sections.map(({ id }) => id).filter((id) => sees[id].includes(kind)));
});
