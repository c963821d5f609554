import type { EmbeddedBackend } from '../backend/embedded-backend.ts';
import type { ServerEnv } from '../env.ts';
import { createAccounts, SEED_ACCOUNTS, SEED_PASSWORD } from './accounts.ts';
import { seedId, seedRequests, type Worker } from './requests.ts';
import { seedFlights } from './flights.ts';
import { seedRides } from './rides.ts';
import { seedSecurity } from './security.ts';
import { seededRandom } from './seeded-random.ts';
import { writeTripMessages } from './trip-words.ts';
import { seedTrips } from './trips.ts';
import { seedDays } from './visits.ts';
import { ExplainedError } from '../explained-errors.ts';

type SeedBackend = Pick<EmbeddedBackend, 'fetch' | 'query'>;

/**
 * Fills an empty database with a business at work: accounts, six weeks of requests, trips in every state, who drives them, three months of visits, security
 * records; the airport's board where that is the sample. The same on every machine but for the day, which is today. No mail leaves.
 * @returns false when the database holds the seed already; nothing was changed then.
 * @throws ExplainedError when it holds anything else.
 */
export async function seedDatabase(
  backend: SeedBackend,
  env: Pick<ServerEnv, 'siteUrl' | 'publishableKey' | 'functionSettings'>,
  now: Date = new Date(),
): Promise<boolean> {
  if (await holdsSeed(backend)) return false;
  const ids = await createAccounts(backend, env);
  const workers = SEED_ACCOUNTS.flatMap(({ role, name }) =>
    role === 'operator' || role === 'manager' ? [{ id: ids[role], name }] : [],
  );
  for (const { visits, counts } of seedDays(seededRandom(1), now)) {
    await insert(backend, 'visits', visits);
    await insert(backend, 'page_counts', counts);
  }
  for (const [table, rows] of Object.entries(seedSecurity(seededRandom(2), ids.admin, now))) {
    await insert(backend, table, rows as Record<string, unknown>[]);
  }
  // Last: a seed that was broken off has accounts and no requests.
  const requests = seedRequests(seededRandom(3), workers, now);
  await insert(
    backend,
    'leads',
    requests.map(({ lead }) => lead),
  );
  await insert(
    backend,
    'lead_history',
    requests.flatMap(({ history }) => history),
  );
  await insert(
    backend,
    'messages',
    requests.filter(({ lead }) => !lead.quarantine_reason).map(({ message }) => message),
  );
  await insertTrips(backend, workers, env, now);
  // Mails about the seed's alerts, accounts and rides. What goes by WhatsApp waits for somebody.
  await backend.query(
    `update public.messages set status = 'sent', sent_at = now() where status = 'pending' and channel = 'mail'`,
  );
  return true;
}

async function insertTrips(
  backend: SeedBackend,
  [worker]: readonly Worker[],
  env: Pick<ServerEnv, 'siteUrl' | 'functionSettings'>,
  now: Date,
): Promise<void> {
  if (!worker) throw new Error('The seed has nobody who answers requests');
  const trips = seedTrips(seededRandom(4), { worker, now });
  await insert(
    backend,
    'leads',
    trips.map(({ request }) => request.lead),
  );
  for (const { offer, legs, fates } of trips.flatMap(({ offers }) => offers)) {
    await insert(backend, 'offers', [offer]);
    await insert(backend, 'offer_legs', legs);
    for (const { id, columns } of fates) await updateOffer(backend, id, columns);
  }
  await insert(
    backend,
    'trip_events',
    trips.flatMap(({ events }) => events),
  );
  await insert(backend, 'trip_events', await seedRides(backend.query, worker, now));
  await insert(
    backend,
    'desk_tasks',
    trips.flatMap(({ tasks }) => tasks),
  );
  await insert(
    backend,
    'messages',
    trips.map(({ request }) => request.message),
  );
  await insert(
    backend,
    'messages',
    trips.flatMap(({ messages }) => messages),
  );
  if (env.functionSettings['FLIGHT_FEED_URL'] === 'sample') await seedFlights(backend.query, trips, now);
  await writeTripMessages(backend.query, env, now);
}

async function updateOffer({ query }: SeedBackend, id: string, columns: object): Promise<void> {
  const changes = Object.keys(columns).map((name) => `${name} = fate.${name}`);
  await query(
    `update public.offers as own set ${changes.join(', ')}
     from jsonb_populate_record(null::public.offers, $2::jsonb) as fate where own.id = $1`,
    [id, JSON.stringify(columns)],
  );
}

/** The accounts of a seeded database, as lines for the console. */
export const seedAccountLines = (): string[] => [
  `Sign in with the password ${SEED_PASSWORD} as`,
  ...SEED_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(24)} ${role ?? 'no role'}`),
];

interface Contents {
  requests: number;
  accounts: number;
  seeded_requests: number;
  seeded_accounts: number;
}

async function holdsSeed({ query }: SeedBackend): Promise<boolean> {
  const [found] = await query<Contents>(
    `select (select count(*)::int from public.leads) as requests,
       (select count(*)::int from auth.users) as accounts,
       (select count(*)::int from public.leads where id::text like $1) as seeded_requests,
       (select count(*)::int from auth.users where email = any ($2)) as seeded_accounts`,
    [`${seedId(0).slice(0, 24)}%`, SEED_ACCOUNTS.map(({ email }) => email)],
  );
  if (!found) throw new Error('The database did not answer what it holds');
  const { requests, accounts, seeded_requests, seeded_accounts } = found;
  if (requests > seeded_requests || accounts > seeded_accounts) {
    throw new ExplainedError(
      `This database holds data of its own (requests: ${requests - seeded_requests}, accounts: ${accounts - seeded_accounts}). The seed goes into an empty one: set DATA_DIR to another folder.`,
    );
  }
  if (accounts > 0 && requests === 0) {
    throw new ExplainedError(
      'An earlier seed was broken off half-way. Delete this database, or set DATA_DIR to another folder.',
    );
  }
  return requests > 0;
}

/** All rows in one statement. What one row has and another lacks is null there; what none has keeps its default. */
async function insert({ query }: SeedBackend, table: string, rows: readonly object[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (columns.length === 0) return;
  const filled = rows.map((row) => ({ ...Object.fromEntries(columns.map((column) => [column, null])), ...row }));
  await query(
    `insert into public.${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::public.${table}, $1::jsonb)`,
    [JSON.stringify(filled)],
  );
}
