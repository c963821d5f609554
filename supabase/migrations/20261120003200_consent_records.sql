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

-- Whether a choice is still recorded on a day whose room is used up: a few of each address are, so that a flood from some
-- addresses leaves no hole in the proof of what others chose. An administrator hears of it.
create function private.is_consent_in_reserve(network inet) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform private.raise_alert('high', 'consents_full');
  return network is not null
    and (select allowed from private.check_rate_limit('consent:reserve:' || network, 3, interval '1 day'));
end
$$;

-- consent: the columns of public.consent_records; the time is the server's.
create function private.record_consent(consent jsonb, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  refusal jsonb := private.tracking_refusal('consent', client_ip);
  most integer := private.integer_setting('consents_per_day');
begin
  if refusal is not null then
    return refusal;
  end if;
  if most <= (select count(*) from (
      select from public.consent_records where created_at > now() - interval '1 day' limit most) as lately)
    and not private.is_consent_in_reserve(private.client_network(client_ip)) then
    return jsonb_build_object('outcome', 'full');
  end if;
  insert into public.consent_records (session_id, choice, analytics, marketing, personalization, policy_version, text_hash, language)
  select c.session_id, c.choice, c.analytics, c.marketing, c.personalization, c.policy_version, c.text_hash, c.language
  from jsonb_populate_record(null::public.consent_records, consent) as c;
  return jsonb_build_object('outcome', 'stored');
end
$$;

create type public.consent_record as (session_id text, choice text, analytics boolean, marketing boolean, personalization boolean,
  policy_version text, text_hash text, language private.language);
comment on type public.consent_record is 'nullable: language';

create function public.record_consent(consent public.consent_record, client_ip inet) returns public.tracking_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.tracking_verdict, private.record_consent(to_jsonb(consent), client_ip)) $$;
comment on function public.record_consent(public.consent_record, inet) is 'nullable: client_ip';

grant execute on function private.record_consent(jsonb, inet), public.record_consent(public.consent_record, inet) to service_role;
