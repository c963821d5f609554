import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withQuietErrors } from './quiet-errors.ts';

const printed: unknown[][] = [];

describe('the console output of the Supabase implementation', () => {
  // Installed over this one by the first request, and for good.
  beforeAll(() => {
    console.error = (...values: unknown[]) => void printed.push(values);
  });
  beforeEach(() => void printed.splice(0));

  const during = (value: unknown) =>
    withQuietErrors('POST /rest/v1/leads', async () => {
      await Promise.resolve();
      console.error(value);
    });

  it('never holds what a refused row contains', async () => {
    await during({ code: '23514', detail: 'Failing row contains (Dana Levi, +972501234567)' });
    expect(printed).toEqual([]);
  });

  it('names the kind of a fault of the server, and nothing of what was sent', async () => {
    await during({ code: '53300', message: 'too many connections for Dana Levi' });
    await during(new Error('fetching Dana Levi failed'));
    expect(printed).toEqual([
      ['[backend] POST /rest/v1/leads: 53300'],
      ['[backend] POST /rest/v1/leads: unexpected error'],
    ]);
  });

  it('leaves what others print alone', () => {
    console.error('anything', 1);
    expect(printed).toEqual([['anything', 1]]);
  });
});
