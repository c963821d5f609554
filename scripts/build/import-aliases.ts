import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The short import paths of tsconfig.json, for Vite, Vitest and the modules of the site that scripts run. */
export const IMPORT_ALIASES = {
  '@': path.join(root, 'src'),
  '@shared': path.join(root, 'supabase/functions/_shared'),
};
