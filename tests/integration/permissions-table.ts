/** supabase/permissions.json, read and unfolded: every cell to try, and every grant the catalogue must hold. */
import { readFileSync } from 'node:fs';
import type { TestRole } from '../setup/backend.ts';

export const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];
/** Which rows an allowed operation reaches: `none` (a refusal), `own`, `others`, `all`, or a set that the table names. */
export type Reach = string;
export type Caller = 'anon' | TestRole | 'service_role';

interface OperationRule {
  columns?: string[];
  rows: Partial<Record<Caller, Reach>>;
}

export interface TableRule extends Partial<Record<Operation, OperationRule>> {
  why: string;
  /** Sets of rows by their names: SQL conditions. */
  sets?: Record<string, string>;
  columns: Record<string, string[]>;
}

export interface FunctionRule {
  why: string;
  callers: Caller[];
  refuses?: Caller[];
}

export interface PermissionsTable {
  callers: Caller[];
  schemas: Record<string, { usage: string[] }>;
  tables: Record<string, TableRule>;
  functions: Record<string, FunctionRule>;
}

export function readPermissions(): PermissionsTable {
  const file = new URL('../../supabase/permissions.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as PermissionsTable;
}

/** The database role that a caller's statements run as. */
export const databaseRole = (caller: Caller): string =>
  caller === 'anon' || caller === 'service_role' ? caller : 'authenticated';

export interface Cell {
  table: string;
  operation: Operation;
  /** Name of the column group; "row" for deletions, which have no columns. */
  group: string;
  columns: string[];
  caller: Caller;
  reach: Reach;
}

/** Caller × table × operation × column group. */
export function cells({ callers, tables }: PermissionsTable): Cell[] {
  return Object.entries(tables).flatMap(([table, rule]) =>
    OPERATIONS.flatMap((operation) => {
      const groups: [string, string[]][] = operation === 'delete' ? [['row', []]] : Object.entries(rule.columns);
      return groups.flatMap(([group, columns]) =>
        callers.map((caller): Cell => {
          const allowed = operation === 'delete' || rule[operation]?.columns?.includes(group);
          const reach = (allowed ? rule[operation]?.rows[caller] : undefined) ?? 'none';
          return { table, operation, group, columns, caller, reach };
        }),
      );
    }),
  );
}

/** "authenticated update public.leads.status", "anon execute public.f(text)": one line per right, sorted. */
export function expectedGrants(permissions: PermissionsTable): string[] {
  const grants = new Set<string>();
  for (const [schema, { usage }] of Object.entries(permissions.schemas)) {
    for (const role of usage) grants.add(`${role} usage ${schema}`);
  }
  for (const cell of cells(permissions)) {
    if (cell.reach === 'none') continue;
    const right = `${databaseRole(cell.caller)} ${cell.operation} public.${cell.table}`;
    if (cell.operation === 'delete') grants.add(right);
    for (const column of cell.columns) grants.add(`${right}.${column}`);
  }
  for (const [signature, { callers, refuses = [] }] of Object.entries(permissions.functions)) {
    for (const caller of [...callers, ...refuses]) grants.add(`${databaseRole(caller)} execute ${signature}`);
  }
  return [...grants].toSorted();
}

/** "authenticated update public.leads": one permissive policy for each operation that somebody may do. */
export function expectedPolicies({ tables }: PermissionsTable): string[] {
  return Object.entries(tables)
    .flatMap(([table, rule]) =>
      OPERATIONS.filter((operation) => rule[operation]).map((op) => `authenticated ${op} public.${table}`),
    )
    .toSorted();
}
