/** Who comes and goes: invitations, accounts that are turned away or removed, and what stays of a role. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';

const SECRET = 'secret-of-the-schedule';

describe.each(databases())('the team on %s', (database) => {
  let server: TestBackend;
  let admin: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database, functionSettings: { SCHEDULER_SECRET: SECRET } });
    admin = await server.account('admin');
  });
  afterAll(() => server?.close());

  const rolesOf = async (userId: string) =>
    (await server.query<{ role: string }>('select role from public.user_roles where user_id = $1', [userId])).map(
      ({ role }) => role,
    );
  const waiting = async () =>
    ((await admin.client.rpc('get_staff_counts')).data as { accounts: number } | null)?.accounts;
  const events = () =>
    server.query<{ event_type: string }>('select event_type from public.security_events order by created_at');
  /** An account that signs up with this address and confirms it. */
  async function signUp(email: string): Promise<string> {
    await server.anonClient().auth.signUp({ email, password: 'Correct-horse-battery-9' });
    const [account] = await server.query<{ id: string }>('select id from auth.users where email = $1', [email]);
    const userId = account?.id ?? '';
    expect(await rolesOf(userId)).toEqual([]);
    await server.query('update auth.users set email_confirmed_at = now() where id = $1', [userId]);
    return userId;
  }

  it('gives an invited address its role when it is confirmed, once, and for two weeks', async () => {
    const email = `new-${randomUUID()}@example.com`;
    const invite = (role: string) => admin.client.rpc('invite_account', { email: ` ${email.toUpperCase()} `, role });
    expect((await invite('manager')).data).toBe(true);
    expect((await invite('operator')).data).toBe(true);
    await fetch(`${server.url}/functions/v1/send-messages`, {
      method: 'POST',
      headers: { 'x-scheduler-secret': SECRET },
    });
    const mails = server.backend.inbox.messages.filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.links).toEqual([`${server.url}/auth`]);

    const userId = await signUp(email);
    expect(await rolesOf(userId)).toEqual(['operator']);
    expect(await server.query('select from public.invitations')).toEqual([]);
    expect(await waiting()).toBe(0);

    const late = `late-${randomUUID()}@example.com`;
    await admin.client.rpc('invite_account', { email: late, role: 'admin' });
    await server.query(`update public.invitations set invited_at = now() - interval '15 days'`);
    expect(await rolesOf(await signUp(late))).toEqual([]);
    expect(await waiting()).toBe(1);
    // Who is there already gets the role at once.
    expect((await admin.client.rpc('invite_account', { email: late, role: 'readonly' })).data).toBe(false);
    expect(await waiting()).toBe(0);
    expect((await admin.client.rpc('invite_account', { email: admin.email, role: 'readonly' })).error?.code).toBe(
      '42501',
    );
  });

  it('remembers who had a role until when, and counts neither them nor the turned away as waiting', async () => {
    const member = await server.account('operator');
    const stranger = await server.account('norole');
    expect(await waiting()).toBe(1);
    await admin.client.from('user_roles').delete().eq('user_id', member.userId);
    expect(await waiting()).toBe(1);
    const profile = async (id: string) =>
      (await admin.client.from('profiles').select('former_role, role_ended_at, rejected_at').eq('id', id).single())
        .data;
    expect(await profile(member.userId)).toMatchObject({
      former_role: 'operator',
      role_ended_at: expect.any(String) as string,
    });
    expect((await admin.client.rpc('reject_account', { account: stranger.userId })).error).toBeNull();
    expect(await waiting()).toBe(0);

    await admin.client.from('user_roles').insert({ user_id: stranger.userId, role: 'readonly' });
    expect(await profile(stranger.userId)).toEqual({ former_role: null, role_ended_at: null, rejected_at: null });
    // Only accounts without a role, and never one's own.
    for (const account of [stranger.userId, admin.userId]) {
      for (const call of ['reject_account', 'remove_account'])
        expect((await admin.client.rpc(call, { account })).error?.code).toBe('42501');
    }
    const [lead] = await server.query<{
      id: string;
    }>(`insert into public.leads (reference, name, phone, service_type, notes, content_hash, assignee)
      values ('TM-33333', 'Dana Levi', '+972541234567', 'contact', 'Hello', repeat('b', 64), '${member.userId}') returning id`);
    expect((await admin.client.rpc('remove_account', { account: member.userId })).error).toBeNull();
    expect(await server.query('select from public.profiles where id = $1', [member.userId])).toEqual([]);
    expect(await server.query('select assignee from public.leads where id = $1', [lead?.id])).toEqual([
      { assignee: null },
    ]);
    expect((await events()).map(({ event_type }) => event_type)).toEqual(
      expect.arrayContaining(['account_invited', 'account_rejected', 'account_removed', 'role_revoked']),
    );
  });

  it('has nobody whose account was deleted with its row kept, and always an administrator', async () => {
    const { userId } = await server.account('operator');
    const remove = (id: string) =>
      server.query(`update auth.users set deleted_at = now(), email = md5(email) where id = $1`, [id]);
    await remove(userId);
    expect(await rolesOf(userId)).toEqual([]);
    expect(await server.query('select from public.profiles where id = $1', [userId])).toEqual([]);
    await expect(remove(admin.userId)).rejects.toMatchObject({ code: 'TM001' });
    expect(await rolesOf(admin.userId)).toEqual(['admin']);
  });

  it('says where people work', async () => {
    const member = await server.account('operator');
    const department = async () =>
      (await member.client.from('profiles').select('department').eq('id', member.userId).single()).data;
    await admin.client.rpc('set_department', { account: member.userId, department: ' Night desk ' });
    expect(await department()).toEqual({ department: 'Night desk' });
    expect((await member.client.rpc('set_department', { account: member.userId, department: 'x' })).error?.code).toBe(
      '42501',
    );
  });

  it('tells an account without a role whether there is anybody to let it in', async () => {
    const { client } = await server.account('norole');
    expect((await client.rpc('has_administrator')).data).toBe(true);
    await server.query('alter table public.user_roles disable trigger user');
    await server.query(`delete from public.user_roles where role = 'admin'`);
    expect((await client.rpc('has_administrator')).data).toBe(false);
  });
});
