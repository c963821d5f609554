/**
 * Writes the rows of private.facts from the table of facts, the types of the database and src/data/staff-rights.ts from supabase/:
 * `npm run types`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeFactRows } from './fact-rows.ts';
import { readDeclaredTypes, type DeclaredColumn } from './declared-types.ts';
import { formattedSource } from './formatted-source.ts';
import { openMigratedDatabase, type MigratedDatabase } from './migrated-database.ts';
import { generateStaffRights, RIGHTS_FILE } from './staff-rights.ts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '..');

/** Where the generated types live: what the site and the edge functions agree on. */
export const TYPES_FILE = path.join(PROJECT_ROOT, 'supabase', 'functions', '_shared', 'contracts', 'database.types.ts');

const HEAD = '/** Generated from supabase/migrations by `npm run types`; do not edit. */\n';

/** Puts source text between the brackets of a member that starts a line. @throws where there is no such member */
function replaceMember(source: string, member: RegExp, content: string): string {
  if (!member.test(source)) throw new Error(`The Supabase CLI derives no ${member.source}`);
  return source.replace(member, (_, head: string, tail: string) => `${head}${content}${tail}`);
}

/** The type of a column wherever its table has it: in a row, in a new one, in a change. */
function replaceColumn(source: string, { table, column, type }: DeclaredColumn): string {
  const [block] = new RegExp(`^ {6}${table}: \\{$[\\s\\S]*?^ {6}\\};$`, 'mu').exec(source) ?? [];
  if (block === undefined) throw new Error(`The Supabase CLI derives no table ${table}`);
  const own = new RegExp(`^( {10}${column}\\??: ).*?;$`, 'gmu');
  const changed = block.replaceAll(own, (_, head: string) => `${head}${type};`);
  return source.replace(block, () => changed);
}

/**
 * The TypeScript types of the public schema: what the Supabase CLI derives, with what the database declares of its functions and
 * their values, in the project's format.
 * @throws when the CLI fails; the message is what it printed.
 */
export async function generateDatabaseTypes({
  query,
  supabase,
}: Pick<MigratedDatabase, 'query' | 'supabase'>): Promise<string> {
  const declared = await readDeclaredTypes(query);
  const { code, output, errors } = await supabase('gen', 'types', '--schema', 'public');
  if (code !== 0) throw new Error(`supabase gen types failed (${String(code)}): ${errors}`);
  const derived = await formattedSource(TYPES_FILE, HEAD + output);
  const members: [RegExp, string][] = [
    [/^( {4}Functions: \{)[\s\S]*?^( {4}\};)$/mu, declared.functions],
    [/^( {4}Enums: \{)[\s\S]*?^( {4}\};)$/mu, declared.enums],
    [/^( {4}CompositeTypes: \{)[\s\S]*?^( {4}\};)$/mu, declared.compositeTypes],
    [/^( {2}public: \{\n {4}Enums: \{)[\s\S]*?^( {4}\},)$/mu, declared.words],
  ];
  const source = members.reduce((text, [member, content]) => replaceMember(text, member, content), derived);
  return formattedSource(TYPES_FILE, declared.columns.reduce(replaceColumn, source));
}

async function main(): Promise<void> {
  await writeFactRows();
  const database = await openMigratedDatabase(PROJECT_ROOT);
  try {
    await writeFile(TYPES_FILE, await generateDatabaseTypes(database));
    await writeFile(RIGHTS_FILE, await generateStaffRights());
    for (const file of [TYPES_FILE, RIGHTS_FILE]) console.log(`Wrote ${path.relative(PROJECT_ROOT, file)}`);
  } finally {
    await database.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
