/**
 * Who may do what is said in two places: supabase/permissions.json, and the predicates of the migrations user_roles, which
 * the permission tests compare. Nothing else names a role.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateStaffRights, RIGHTS_FILE } from '../../scripts/staff-rights.ts';
import { Constants } from '../../supabase/functions/_shared/contracts/database.types.ts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');

const ROLES = Constants.public.Enums.app_role;
const LITERAL = new RegExp(`['"\`](?:${ROLES.join('|')})['"\`]`, 'u');

/** The places of the two lists, and what is generated from them. */
const HOMES = new RegExp(
  '^(?:supabase/functions/_shared/contracts/database.types.ts|src/data/staff-rights.ts|supabase/migrations/\\w+_user_roles.sql)$',
  'u',
);

/** Lines that name a role in quotation marks, or that ask for roles without a predicate. */
function strayRoles(file: string, text: string): string[] {
  const isSql = file.endsWith('.sql');
  return text
    .split('\n')
    .map((line) => (isSql ? line.replace(/--.*$/u, '') : line))
    .flatMap((line, index) =>
      LITERAL.test(line) || (isSql && line.includes('has_role(')) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );
}

describe('roles of the staff', () => {
  it('have their rights in src/data/staff-rights.ts as permissions.json has them (else: npm run types)', async () => {
    expect(await readFile(RIGHTS_FILE, 'utf8')).toBe(await generateStaffRights());
  });

  it('are named nowhere else', async () => {
    const inside = await Promise.all(
      ['src', 'supabase'].map(async (folder) =>
        (await readdir(path.join(PROJECT_ROOT, folder), { recursive: true })).map((file) => `${folder}/${file}`),
      ),
    );
    const files = inside.flat().filter((file) => /(?<!\.test)\.(?:tsx?|sql)$/u.test(file) && !HOMES.test(file));
    expect(files.length).toBeGreaterThan(300);
    const found = await Promise.all(
      files.map(async (file) => strayRoles(file, await readFile(path.join(PROJECT_ROOT, file), 'utf8'))),
    );
    expect(found.flat()).toEqual([]);
  });

  it.each([
    ['a comparison', 'src/a.ts', `const manages = role === 'admin';`],
    ['a list', 'src/a.tsx', `roles={["operator"]}`],
    ['a policy', 'supabase/migrations/1_a.sql', `using ((select private.has_role(wanted)));`],
    ['a query', 'supabase/migrations/1_a.sql', `where role = 'manager'`],
  ])('are found in %s', (_, file, line) => {
    expect(strayRoles(file, `// first line\n${line}`)).toEqual([`${file}:2: ${line}`]);
  });
});
