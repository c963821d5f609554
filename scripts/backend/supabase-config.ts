import { readFileSync } from 'node:fs';
import path from 'node:path';

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

const DEFAULTS = { minimumPasswordLength: 12, jwtExpiry: 3600 };

/**
 * Reads the few settings needed here; the file's other lines are for the Supabase CLI.
 * @param projectRoot the folder that holds `supabase/`; without a config.toml the defaults hold.
 */
export function readSupabaseConfig(projectRoot: string): SupabaseConfig {
  const sections = readSections(path.join(projectRoot, 'supabase', 'config.toml'));
  const auth = sections.get('auth');
  const functions: Record<string, FunctionSettings> = {};
  for (const [name, values] of sections) {
    const match = /^functions\.([a-z0-9-]+)$/u.exec(name);
    if (match?.[1]) functions[match[1]] = { verifyJwt: values.get('verify_jwt') !== 'false' };
  }
  return {
    minimumPasswordLength: Number(auth?.get('minimum_password_length') ?? DEFAULTS.minimumPasswordLength),
    jwtExpiry: Number(auth?.get('jwt_expiry') ?? DEFAULTS.jwtExpiry),
    functions,
  };
}

/** `[section]` → its `key = value` lines, values as written but for a trailing comment. */
function readSections(file: string): Map<string, Map<string, string>> {
  const sections = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  for (const line of readTextOrNothing(file).split('\n')) {
    const header = /^\s*\[([^\]]+)\]/u.exec(line);
    const setting = /^\s*([\w-]+)\s*=\s*([^#]*)/u.exec(line);
    if (header?.[1]) sections.set(header[1].trim(), (current = new Map()));
    else if (setting?.[1]) current.set(setting[1], (setting[2] ?? '').trim());
  }
  return sections;
}

function readTextOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
