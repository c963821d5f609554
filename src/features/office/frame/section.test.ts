import { describe, expect, it } from 'vitest';
import { maySee, type StaffSection } from './section';

const idle = () => Promise.resolve();
const open: StaffSection = {
  id: 'overview',
  path: '/dashboard',
  icon: 'home',
  Section: () => null,
  load: idle,
  prepare: idle,
};
const closed: StaffSection = { ...open, id: 'settings', right: 'change settings' };

describe('who sees a section of the back office', () => {
  it('everybody, where it takes no right', () => {
    for (const role of ['admin', 'readonly', null, undefined] as const) expect(maySee(open, role)).toBe(true);
  });

  it('only the roles that hold its right', () => {
    expect(maySee(closed, 'manager')).toBe(true);
    for (const role of ['operator', 'readonly', null, undefined] as const) expect(maySee(closed, role)).toBe(false);
  });
});
