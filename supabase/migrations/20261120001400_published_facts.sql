-- What the owner changes and the pages of the site state: the promises of the settings and the price list, as one snapshot with a
-- version. The build renders documents from it, a server renders anew what another version changes, browsers ask by the version
-- that they know. One row counts the versions.
create table private.publication (
  only_row boolean primary key default true constraint publication_only_row check (only_row),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  -- On a hosted project (migration scheduled_jobs): the version by which the host last built the pages, at first by hand, and the call
  -- that has asked it for another build.
  built_version integer not null default 1,
  call bigint,
  called_version integer,
  called_at timestamptz
);
insert into private.publication default values;

-- Whoever publishes the next one waits for this one's commit: no version is given twice.
create function private.count_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.publication set version = version + 1, changed_at = clock_timestamp() where true;
  return null;
end
$$;
create trigger settings_publish after update on public.settings
  for each row when (new.published and new.value is distinct from old.value) execute function private.count_publication();
create trigger price_lists_publish after insert on public.price_lists
  for each statement execute function private.count_publication();

-- {version, promises: {name: value}, closed_dates, prices}; null for whoever has this version already. The discount of a round trip
-- and the size of groups are rules of the price list.
create function private.published_facts(known integer default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('version', version, 'prices', prices, 'closed_dates', private.rest_rules() -> 'closed_dates',
    'promises', (select jsonb_object_agg(key, value) from public.settings where published and kind <> 'dates')
      || jsonb_build_object('round_trip_percent', coalesce((prices -> 'rules' ->> 'round_trip_percent')::integer, 0),
        'most_passengers', coalesce((prices -> 'rules' ->> 'most_passengers')::integer, 8),
        'most_luggage', coalesce((prices -> 'rules' ->> 'most_luggage')::integer, 6)))
  from private.publication, private.current_price_list() as prices where version is distinct from known
$$;

create domain public.promises as jsonb;
comment on domain public.promises is 'json: import(''../facts/promises.ts'').Promises';
create type public.published as (version integer, promises public.promises, closed_dates date[], prices public.price_list);
comment on type public.published is 'nullable: prices';
create domain public.published_facts as jsonb;
comment on domain public.published_facts is 'json: Database[''public''][''CompositeTypes''][''published'']; holds: published';

create function public.published_facts(known integer default null) returns public.published_facts
language sql stable security invoker set search_path = ''
as $$ select private.published_facts(known) $$;
comment on function public.published_facts(integer) is 'nullable: answer';

grant execute on function private.published_facts(integer), public.published_facts(integer) to anon, authenticated, service_role;
