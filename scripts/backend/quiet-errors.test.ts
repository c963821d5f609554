import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quietDatabaseErrors } from './quiet-errors.ts';

const printed: unknown[][] = [];
const connection = { normalizeDbError: (error: unknown) => error };

describe('the console output of the Supabase implementation', () => {
  // Installed over this one, and for good.
  beforeAll(() => {
    console.error = (...values: unknown[]) => void printed.push(values);
    quietDatabaseErrors(connection);
  });
  beforeEach(() => void printed.splice(0));

  it('never holds what a refused row contains', () => {
    console.error({ severity: 'ERROR', code: '23514', detail: 'Failing row contains (Dana Levi, +972501234567)' });
    console.error(connection.normalizeDbError({ code: 'PGRST', message: 'Dana Levi' }));
    expect(printed).toEqual([]);
  });

  it('names the kind of a fault of the server, and nothing of what was sent', () => {
    console.error({ severity: 'FATAL', code: '53300', message: 'too many connections for Dana Levi' });
    console.error(connection.normalizeDbError(new Error('fetching Dana Levi failed')));
    expect(printed).toEqual([['[backend] 53300'], ['[backend] unexpected error']]);
  });

  it('never holds what a refused row contains, behind a word of the implementation’s own', () => {
    console.error('Auth error:', { severity: 'ERROR', code: '22001', query: 'insert …', params: ['$2b$10$hash'] });
    expect(printed).toEqual([]);
    console.error('Auth error:', { severity: 'FATAL', code: '53100', params: ['$2b$10$hash'] });
    expect(printed).toEqual([['[backend] 53100']]);
  });

  it('leaves what others print alone', () => {
    console.error('anything', 1);
    expect(printed).toEqual([['anything', 1]]);
  });
});
