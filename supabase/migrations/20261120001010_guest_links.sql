-- Links to the page of a trip: a reference and a key, which is all that a traveller needs. No key is stored: it is derived
-- from a secret of this database, the request and its link_version, so that staff can show a link at any time and raise the
-- version to make every earlier one void. A copy of the public tables alone opens nothing.

create table private.guest_link_key (
  only_row boolean primary key default true constraint guest_link_key_only_row check (only_row),
  key text not null default gen_random_uuid() || '/' || gen_random_uuid()
);
insert into private.guest_link_key default values;

-- 128 bits as 32 hex digits, which no chat program cuts off at the end. scope: 'full' opens everything, 'view' the time and the
-- place (supabase/functions/_shared/contracts/trip-life.ts).
create function private.trip_key(lead_id uuid, link_version smallint, scope text) returns text
language sql stable set search_path = ''
as $$
  select substr(encode(sha256(convert_to(key || encode(sha256(convert_to(
    concat_ws('/', key, $1, $2, $3), 'UTF8')), 'hex'), 'UTF8')), 'hex'), 1, 32)
  from private.guest_link_key
$$;

-- What a link opens; nulls for one that opens nothing, whatever the cause: an unknown reference, a wrong or void key, a request
-- held back. The same keys are computed in each case, so that the time says nothing either.
create function private.open_trip(reference text, key text, out lead_id uuid, out scope text)
language plpgsql stable set search_path = ''
as $$
declare
  known record;
  full_key text;
  view_key text;
begin
  select lead.id, lead.link_version into known from public.leads as lead where lead.reference = $1 and not lead.quarantined;
  full_key := private.trip_key(coalesce(known.id, '00000000-0000-0000-0000-000000000000'), coalesce(known.link_version, 1::smallint), 'full');
  view_key := private.trip_key(coalesce(known.id, '00000000-0000-0000-0000-000000000000'), coalesce(known.link_version, 1::smallint), 'view');
  scope := case when known.id is null then null when full_key = $2 then 'full' when view_key = $2 then 'view' end;
  lead_id := case when scope is not null then known.id end;
end
$$;

-- The link to a trip, for whoever may show it: {reference, key, view_key}. Null for a request held back.
create function private.link_of(lead_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('reference', lead.reference, 'key', private.trip_key(lead.id, lead.link_version, 'full'),
    'view_key', private.trip_key(lead.id, lead.link_version, 'view'))
  from public.leads as lead where lead.id = $1 and not lead.quarantined
$$;
