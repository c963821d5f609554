-- What is still to be said of the prices before the site goes live: asked by `npm run launch-check` with the publishable key, which
-- reads no draft. A number, and nothing of the rides that it counts.

create function private.estimated_rides() returns integer
language sql stable security definer set search_path = ''
as $$
  with zone as (
    select own.id from public.zones as own left join public.zones as nearest on nearest.id = own.nearest_id
    where own.active and coalesce(nearest.active, true)
  )
  select count(distinct (fare.zone_a, fare.zone_b))::integer
  from private.fares_written_out() as fare join zone as low on low.id = fare.zone_a join zone as high on high.id = fare.zone_b
  where fare.zone_a <> fare.zone_b and fare.duration_minutes is not null and not fare.is_confirmed
$$;

create function public.estimated_rides() returns integer
language sql stable security invoker set search_path = ''
as $$ select private.estimated_rides() $$;

grant execute on function private.estimated_rides(), public.estimated_rides() to anon, authenticated, service_role;

-- How the list came to the price of a journey that is offered at it, as it was then: zones get other names, lists other fares. A car that
-- is taken for a time goes nowhere by the list. lines: those of this way, in agorot. Null where the office has made its own price.
create domain public.price_reasons as jsonb constraint offer_legs_price_reasons check (octet_length(value::text) <= 4096);
comment on domain public.price_reasons is 'json: { from: Database[''public''][''CompositeTypes''][''localized'']; to: Database[''public''][''CompositeTypes''][''localized''] | null;
  for_luggage: boolean; lines: Omit<import(''../price/price.ts'').PriceLine, ''leg''>[] }';

alter table public.offer_legs add column price_reasons public.price_reasons;

-- Its tables are filled anew at each save, and until they have been looked through the planner takes them for a few rows: row by row it
-- took most of the time of a publishing.
alter function private.fares_written_out() set enable_nestloop to off;
