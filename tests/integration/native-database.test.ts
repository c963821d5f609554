/** The connections of the embedded back end to a native Postgres. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { openNative } from '../../scripts/backend/native-database.ts';
import { createNativeDatabase } from '../setup/native-postgres.ts';

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

it('keeps no answer while its connection stays open', async () => {
  const { url, drop } = await createNativeDatabase();
  const database = await openNative(url);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  const ask = async () => new WeakRef((await database.query<object>('select 1 as one'))[0] ?? {});
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  // The connections' own buffers hold what came last.
  await Promise.all(Array.from({ length: 20 }, () => database.query('select 2 as two')));
  await new Promise(setImmediate);
  collectGarbage();
  expect(answers.filter((answer) => answer.deref())).toEqual([]);
});
