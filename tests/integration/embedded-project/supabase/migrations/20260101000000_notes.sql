-- The smallest schema that shows what the embedded backend has to get right: a role table like the product's, a table
-- under row-level security with a CHECK, one without any grant, and a function that raises.
create schema private;
create table private.admin_allowlist (email text primary key);

create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null
);
revoke all on public.user_roles from anon, authenticated;
create function private.has_administrator() returns boolean language sql stable set search_path = ''
as $$ select exists (select from public.user_roles where role = 'admin') $$;

create table public.notes (
  id bigint generated always as identity primary key,
  owner uuid default auth.uid(),
  body text not null constraint notes_body_length check (char_length(body) between 1 and 100),
  tags jsonb not null default '[]',
  written_at timestamptz not null default now()
);
revoke all on public.notes from anon, authenticated;
alter table public.notes enable row level security;
grant select on public.notes to anon;
grant select, insert (body), update (body) on public.notes to authenticated;
create policy "own notes" on public.notes to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));

create table public.ledger (id integer primary key);
revoke all on public.ledger from anon, authenticated;
alter table public.ledger enable row level security;

create function public.refuse(reason text) returns void language plpgsql set search_path = ''
as $$ begin raise exception '%', reason; end $$;
create function public.who() returns jsonb language sql stable set search_path = ''
as $$ select jsonb_build_object('role', current_user, 'uid', auth.uid()) $$;
