-- Proof of what a visitor chose: which text (its hash), which version, when by the server's clock. Never changed; a new
-- choice is a new row.

create table public.consent_records (
  id bigint generated always as identity primary key,
  session_id text not null constraint consent_records_session_id_length check (char_length(session_id) between 1 and 64),
  choice text not null constraint consent_records_choice check (choice in ('accepted', 'essential-only')),
  essential boolean not null default true constraint consent_records_essential check (essential),
  analytics boolean not null,
  marketing boolean not null,
  personalization boolean not null,
  policy_version text not null constraint consent_records_policy_version_length check (char_length(policy_version) between 1 and 40),
  text_hash text not null constraint consent_records_text_hash_format check (text_hash ~ '^[0-9a-f]{64}$'),
  language private.language,
  created_at timestamptz not null default now()
);
create index consent_records_of_session on public.consent_records (session_id, created_at desc);
-- The daily limit looks for the newest rows.
create index consent_records_newest on public.consent_records (created_at desc);

alter table public.consent_records enable row level security;
grant select (id, session_id, choice, essential, analytics, marketing, personalization, policy_version, text_hash,
  language, created_at) on public.consent_records to authenticated;
create policy "administrators read consents" on public.consent_records for select to authenticated
  using ((select private.administers()));

create trigger consent_records_append_only before update or delete on public.consent_records
  for each row execute function private.refuse_change();
create trigger consent_records_no_truncate before truncate on public.consent_records
  for each statement execute function private.refuse_change();
