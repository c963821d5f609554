import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import * as z from 'zod';

/** The settings of supabase/config.toml that the embedded backend follows. */
export interface SupabaseConfig {
  /** Characters. */
  minimumPasswordLength: number;
  /** Seconds that an access token lasts. */
  jwtExpiry: number;
  functions: Readonly<Record<string, FunctionSettings>>;
}

export interface FunctionSettings {
  /** Whether a call needs a user's token; publishable keys are none, so public functions switch it off. */
  verifyJwt: boolean;
}

/** The file's other lines are for the Supabase CLI. */
const schema = z.object({
  auth: z
    .object({ minimum_password_length: z.int().positive().default(12), jwt_expiry: z.int().positive().default(3600) })
    .prefault({}),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().default(true) })).default({}),
});

/**
 * Reads the settings needed here.
 * @param projectRoot the folder that holds `supabase/`; without a config.toml the defaults hold.
 * @throws when the file is no TOML, or a setting is of the wrong kind.
 */
export function readSupabaseConfig(projectRoot: string): SupabaseConfig {
  const file = path.join(projectRoot, 'supabase', 'config.toml');
  const { auth, functions } = schema.parse(existsSync(file) ? parse(readFileSync(file, 'utf8')) : {});
  return {
    minimumPasswordLength: auth.minimum_password_length,
    jwtExpiry: auth.jwt_expiry,
    functions: Object.fromEntries(
      Object.entries(functions).map(([name, { verify_jwt }]) => [name, { verifyJwt: verify_jwt }]),
    ),
  };
}
