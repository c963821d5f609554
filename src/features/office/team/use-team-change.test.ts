import { describe, expect, it } from 'vitest';
import { DataError, LAST_ADMIN } from '@/data/errors';
import { messages } from '@/i18n/messages/en/staff-team';
import { roleRefusal } from './use-team-change';

describe('a change of roles that the database refuses', () => {
  it.each([
    ['lastAdmin', new DataError('refused', 'The last administrator cannot be removed', LAST_ADMIN)],
    ['refused', new DataError('refused', 'permission denied for table user_roles', '42501')],
  ] as const)('is told as %s', (reason, error) => {
    expect(roleRefusal(messages, error)).toBe(messages.failures[reason]);
  });

  it('is told like any step where nobody has refused it', () => {
    expect(roleRefusal(messages, new DataError('unavailable', 'Failed to fetch'))).toBeUndefined();
  });
});
