import { dataOf } from './answer';
import { getSupabase } from './client';
import type { Tables } from '@shared/contracts/database.types';
import { refuseIfNoRow } from './errors';
import type { StaffRole } from './user-roles';

/** Accounts without a role that are fetched at most: anyone may sign up. */
export const WAITING_FETCHED = 200;

export interface Person {
  id: string;
  fullName: string | null;
  email: string | null;
  department: string | null;
  /** Instant of the last sign-in, ISO 8601; null before the first. */
  lastLogin: string | null;
  /** When the account was made; ISO 8601. */
  createdAt: string;
  /** Which role the account had, and until when (ISO 8601); null while it has one, or never had. */
  formerRole: StaffRole | null;
  roleEndedAt: string | null;
  /** When an administrator turned the account away; ISO 8601. */
  rejectedAt: string | null;
  /** The strongest first; empty while nobody has approved the account. */
  roles: readonly StaffRole[];
}

/** An address that gets a role with its account. */
export interface Invitation {
  id: string;
  email: string;
  role: StaffRole;
  /** ISO 8601. */
  invitedAt: string;
}

export interface Team {
  /** With a role, the strongest first, then by the time of sign-up. */
  members: readonly Person[];
  /** Without a role, the newest {@link WAITING_FETCHED} of both: those to be let in, and those who left or were turned away. */
  waiting: readonly Person[];
  former: readonly Person[];
  invitations: readonly Invitation[];
}

const COLUMNS = 'id, full_name, email, department, last_login, created_at, former_role, role_ended_at, rejected_at';

type ProfileRow = Tables<'profiles'>;

const toPerson = (row: ProfileRow, roles: readonly StaffRole[]): Person => ({
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  department: row.department,
  lastLogin: row.last_login,
  createdAt: row.created_at,
  formerRole: row.former_role,
  roleEndedAt: row.role_ended_at,
  rejectedAt: row.rejected_at,
  roles,
});

/** Everybody with an account, for administrators; anybody else sees only themselves. @throws DataError */
export async function fetchTeam(): Promise<Team> {
  const supabase = await getSupabase();
  const given = dataOf(await supabase.from('user_roles').select('user_id, role').order('role', { ascending: true }));
  const rolesOf = new Map<string, StaffRole[]>();
  for (const { user_id, role } of given) rolesOf.set(user_id, [...(rolesOf.get(user_id) ?? []), role]);
  const ids = [...rolesOf.keys()];
  const [members, others, invitations] = await Promise.all([
    supabase.from('profiles').select(COLUMNS).in('id', ids).order('created_at', { ascending: true }),
    supabase
      .from('profiles')
      .select(COLUMNS)
      .not('id', 'in', `(${ids.join(',')})`)
      .order('created_at', { ascending: false })
      .limit(WAITING_FETCHED),
    supabase.from('invitations').select('id, email, role, invited_at').order('invited_at', { ascending: false }),
  ]);
  const people = dataOf(others).map((row) => toPerson(row, []));
  const isGone = ({ roleEndedAt, rejectedAt }: Person) => (roleEndedAt ?? rejectedAt) !== null;
  return {
    members: dataOf(members)
      .map((row) => toPerson(row, rolesOf.get(row.id) ?? []))
      // In the order of the enum, which is the order of power and of the alphabet.
      .toSorted((one, other) => (one.roles[0] ?? '').localeCompare(other.roles[0] ?? '')),
    waiting: people.filter((person) => !isGone(person)),
    former: people.filter(isGone),
    invitations: dataOf(invitations).map(({ invited_at: invitedAt, ...row }) => ({ ...row, invitedAt })),
  };
}

/** Names of accounts by their ids; an account that is gone is left out. @throws DataError */
export async function fetchNames(ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  if (ids.length === 0) return {};
  const supabase = await getSupabase();
  const data = dataOf(await supabase.from('profiles').select('id, full_name, email').in('id', ids));
  return Object.fromEntries(data.map(({ id, full_name, email }) => [id, full_name ?? email ?? '']));
}

async function giveRole(userId: string, role: StaffRole): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.from('user_roles').insert({ user_id: userId, role }));
}

/** Turns the strongest role into another in one statement, so that the account is never without one. */
async function turnRole(userId: string, from: StaffRole, to: StaffRole): Promise<void> {
  const supabase = await getSupabase();
  const data = dataOf(
    await supabase.from('user_roles').update({ role: to }).eq('user_id', userId).eq('role', from).select('user_id'),
  );
  refuseIfNoRow(data);
}

/** @param kept the one that stays, or null */
async function takeRoles(userId: string, kept: StaffRole | null): Promise<void> {
  const supabase = await getSupabase();
  const all = supabase.from('user_roles').delete().eq('user_id', userId);
  const data = dataOf(await (kept ? all.neq('role', kept) : all).select('user_id'));
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

/**
 * Invites an address; where its account is there already, it gets the role at once.
 * @returns whether a mail goes out
 * @throws DataError
 */
export async function inviteAccount(email: string, role: StaffRole): Promise<boolean> {
  const supabase = await getSupabase();
  return dataOf(await supabase.rpc('invite_account', { email, role }));
}

/** @throws DataError */
export async function takeInvitationBack(id: string): Promise<void> {
  const supabase = await getSupabase();
  refuseIfNoRow(dataOf(await supabase.from('invitations').delete().eq('id', id).select('id')));
}

/** Turns an account without a role away. @throws DataError */
export async function rejectAccount(id: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.rpc('reject_account', { account: id }));
}

/** Deletes an account without a role. @throws DataError */
export async function removeAccount(id: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.rpc('remove_account', { account: id }));
}

/** Where somebody works; empty for nowhere in particular. @throws DataError */
export async function setDepartment(id: string, department: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.rpc('set_department', { account: id, department }));
}
