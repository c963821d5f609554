import { MINUTE_MS } from '../../supabase/functions/_shared/clock/clock.ts';
import type { EmbeddedBackend } from './embedded-backend.ts';
import { SCHEDULER_HEADER } from '../../supabase/functions/_shared/http/scheduler-secret.ts';
import type { FunctionsHost } from './edge-functions-host.ts';

/** Milliseconds between two rounds; on a hosted project pg_cron calls every minute too. */
const INTERVAL_MS = MINUTE_MS;

export interface ScheduleOptions {
  backend: Pick<EmbeddedBackend, 'query'>;
  functions: FunctionsHost;
  siteUrl: string;
  /** What send-messages knows the schedule by. */
  secret: string;
}

/**
 * Does every minute what pg_cron does on a hosted project (migration scheduled_jobs): sends the messages that are due,
 * detects what needs an alert, ends offers whose time is over, watches the rides that are to come, opens the tasks that wait for
 * the office, sweeps what no limit counts any more, forgets links of mails that have run out, reads the airport's feed while somebody needs it, and once a day deletes what is past its time. The first
 * round starts at once; rounds never overlap.
 * @returns what stops it; resolves when the round under way has ended
 */
export function startSchedule(options: ScheduleOptions): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let round: Promise<void>;
  const begin = (): void => {
    round = runRound(options).then(() => {
      if (!isStopped) timer = setTimeout(begin, INTERVAL_MS).unref();
    });
  };
  begin();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
}

/** The call by which the mails of accounts leave at once. */
export const accountMailsCall = (siteUrl: string, secret: string): Request =>
  new Request(new URL('/send-messages?only=account', siteUrl), {
    method: 'POST',
    headers: { [SCHEDULER_HEADER]: secret },
  });

/** One task that fails keeps none of the others from running. */
async function runRound({ backend, functions, siteUrl, secret }: ScheduleOptions): Promise<void> {
  const call = (name: string) => () =>
    functions(new Request(new URL(`/${name}`, siteUrl), { method: 'POST', headers: { [SCHEDULER_HEADER]: secret } }));
  const tasks: Readonly<Record<string, () => Promise<unknown>>> = {
    'send-messages': call('send-messages'),
    'detect-problems': () => callFunction(backend, 'private.detect_problems()'),
    'watch-trips': () => callFunction(backend, 'private.watch_trips()'),
    'watch-rides': () => callFunction(backend, 'private.watch_rides()'),
    'sweep-request-limits': () => callFunction(backend, 'private.sweep_request_limits()'),
    'forget-account-mails': () => callFunction(backend, 'private.forget_account_mails()'),
    retention: () => callFunction(backend, 'private.apply_daily_retention()'),
    'flight-board': call('flight-board'),
  };
  for (const [name, task] of Object.entries(tasks)) {
    // The code alone: a whole database error may hold people's names.
    await task().catch((error: unknown) => console.error(`[schedule] ${name}: ${codeOf(error)}`));
  }
}

/** A project without that function, such as a new one, has nothing to schedule. @param name with "()": what it takes has defaults */
async function callFunction({ query }: ScheduleOptions['backend'], name: string): Promise<void> {
  const [known] = await query<{ there: boolean }>(`select to_regproc(replace($1, '()', '')) is not null as there`, [
    name,
  ]);
  if (known?.there) await query(`select ${name}`);
}

function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return [code, name, 'failed'].find((text) => typeof text === 'string') as string;
}
