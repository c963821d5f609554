import type { Tables } from '@shared/contracts/database.types';
import { refuseIfNoRow } from './errors';
import type { StaffRole } from './user-roles';
import { askTables } from './read-tables';

/** Accounts without a role that are fetched at most: anyone may sign up. */
export const WAITING_FETCHED = 200;

/** An account; its roles are the strongest first, and none while nobody has approved it. The former role is the one that was taken. */
export type Person = Pick<
  Tables<'profiles'>,
  | 'id'
  | 'full_name'
  | 'email'
  | 'department'
  | 'last_login'
  | 'created_at'
  | 'former_role'
  | 'role_ended_at'
  | 'rejected_at'
> & { roles: readonly StaffRole[] };

/** An address that gets a role with its account. */
export type Invitation = Pick<Tables<'invitations'>, 'id' | 'email' | 'role' | 'invited_at'>;

export interface Team {
  /** With a role, the strongest first, then by the time of sign-up. */
  members: readonly Person[];
  /** Without a role, the newest {@link WAITING_FETCHED} of both: those to be let in, and those who left or were turned away. */
  waiting: readonly Person[];
  former: readonly Person[];
  invitations: readonly Invitation[];
}

const COLUMNS = 'id, full_name, email, department, last_login, created_at, former_role, role_ended_at, rejected_at';

/** Everybody with an account, for administrators; anybody else sees only themselves. @throws DataError */
export async function fetchTeam(): Promise<Team> {
  const given = await askTables((supabase) =>
    supabase.from('user_roles').select('user_id, role').order('role', { ascending: true }),
  );
  const rolesOf = new Map<string, StaffRole[]>();
  for (const { user_id, role } of given) rolesOf.set(user_id, [...(rolesOf.get(user_id) ?? []), role]);
  const ids = [...rolesOf.keys()];
  const [members, others, invitations] = await Promise.all([
    askTables((supabase) =>
      supabase.from('profiles').select(COLUMNS).in('id', ids).order('created_at', { ascending: true }),
    ),
    askTables((supabase) =>
      supabase
        .from('profiles')
        .select(COLUMNS)
        .not('id', 'in', `(${ids.join(',')})`)
        .order('created_at', { ascending: false })
        .limit(WAITING_FETCHED),
    ),
    askTables((supabase) =>
      supabase.from('invitations').select('id, email, role, invited_at').order('invited_at', { ascending: false }),
    ),
  ]);
  const people = others.map((row): Person => ({ ...row, roles: [] }));
  const isGone = ({ role_ended_at, rejected_at }: Person) => (role_ended_at ?? rejected_at) !== null;
  return {
    members: members
      .map((row) => ({ ...row, roles: rolesOf.get(row.id) ?? [] }))
      // In the order of the enum, which is the order of power and of the alphabet.
      .toSorted((one, other) => (one.roles[0] ?? '').localeCompare(other.roles[0] ?? '')),
    waiting: people.filter((person) => !isGone(person)),
    former: people.filter(isGone),
    invitations,
  };
}

/** Names of accounts by their ids; an account that is gone is left out. @throws DataError */
export async function fetchNames(ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  if (ids.length === 0) return {};
  const data = await askTables((supabase) => supabase.from('profiles').select('id, full_name, email').in('id', ids));
  return Object.fromEntries(data.map(({ id, full_name, email }) => [id, full_name ?? email ?? '']));
}

async function giveRole(userId: string, role: StaffRole): Promise<void> {
  await askTables((supabase) => supabase.from('user_roles').insert({ user_id: userId, role }));
}

/** Turns the strongest role into another in one statement, so that the account is never without one. */
async function turnRole(userId: string, from: StaffRole, to: StaffRole): Promise<void> {
  const data = await askTables((supabase) =>
    supabase.from('user_roles').update({ role: to }).eq('user_id', userId).eq('role', from).select('user_id'),
  );
  refuseIfNoRow(data);
}

/** @param kept the one that stays, or null */
async function takeRoles(userId: string, kept: StaffRole | null): Promise<void> {
  const data = await askTables((supabase) => {
    const all = supabase.from('user_roles').delete().eq('user_id', userId);
    return (kept ? all.neq('role', kept) : all).select('user_id');
  });
  refuseIfNoRow(data);
}

/**
 * Makes `role` the only role of a person, or takes all of them (null).
 * @throws DataError `refused`: no administrator (any more), oneself, or the last administrator
 */
export async function setRole({ id, roles }: Pick<Person, 'id' | 'roles'>, role: StaffRole | null): Promise<void> {
  const [strongest] = roles;
  if (role === null) return takeRoles(id, null);
  if (!strongest) return giveRole(id, role);
  if (!roles.includes(role)) await turnRole(id, strongest, role);
  if (roles.length > 1) await takeRoles(id, role);
}

/** @throws DataError */
export async function takeInvitationBack(id: string): Promise<void> {
  refuseIfNoRow(await askTables((supabase) => supabase.from('invitations').delete().eq('id', id).select('id')));
}
