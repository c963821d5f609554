/** `npm run platform-database`: a hosted project's database with the migrations, until it is stopped (docs/platform-database.md). */
import path from 'node:path';
import { pushMigrations, startPlatformDatabase } from './platform/platform-database.ts';
import { runUntilStopped } from './run-until-stopped.ts';

const projectRoot = path.resolve(import.meta.dirname, '..');

await runUntilStopped(async () => {
  const database = await startPlatformDatabase();
  console.info(await pushMigrations(database, projectRoot));
  console.info(`Its owner, for DATABASE_URL: ${database.url}`);
  console.info(`Its API's sessions:          ${database.apiUrl}`);
  console.info(`The platform's superuser:    ${database.adminUrl}`);
  return database.stop;
});
