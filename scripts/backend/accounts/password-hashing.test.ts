import bcrypt from 'bcryptjs';
import { afterAll, describe, expect, it } from 'vitest';
import { PasswordHashing, TooManyPasswords, withPrepared } from './password-hashing.ts';

const PASSWORD = 'Correct-horse-battery-9';
/** As quick as a hash can be. */
const CHEAP_HASH = bcrypt.hashSync(PASSWORD, 4);

describe('hashing passwords', () => {
  const hashing = new PasswordHashing();
  afterAll(() => hashing.close());

  it('makes what fits its password alone, and never lets in where there is no hash', async () => {
    const made = await hashing.hash(PASSWORD);
    expect(made).toMatch(/^\$2b\$10\$/u);
    const attempts = [
      hashing.fits(PASSWORD, made),
      hashing.fits('another', made),
      hashing.fits(PASSWORD, null),
      hashing.fits(PASSWORD, 'no hash'),
    ];
    expect(await Promise.all(attempts)).toEqual([true, false, false, false]);
  });

  it('refuses those who come when too many wait, unknown addresses among them', async () => {
    const waiting = [
      hashing.fits(PASSWORD, null),
      ...Array.from({ length: 23 }, () => hashing.fits(PASSWORD, CHEAP_HASH)),
    ];
    await expect(hashing.fits(PASSWORD, CHEAP_HASH)).rejects.toBeInstanceOf(TooManyPasswords);
    expect((await Promise.all(waiting)).filter(Boolean)).toHaveLength(23);
    expect(await hashing.fits(PASSWORD, CHEAP_HASH)).toBe(true);
  });

  it('spares the Supabase implementation the work, for as long as its task runs', async () => {
    const prepared = { password: PASSWORD, hash: 'stands for a hash', result: true };
    const during = await withPrepared([prepared], () => bcrypt.compare(PASSWORD, 'stands for a hash'));
    expect([during, await bcrypt.compare(PASSWORD, 'stands for a hash')]).toEqual([true, false]);
    expect(await bcrypt.compare(PASSWORD, CHEAP_HASH)).toBe(true);
  });
});
