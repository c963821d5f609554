-- What is still to be said of the prices before the site goes live: asked by `npm run launch-check` with the publishable key, which
-- reads no draft. A number, and nothing of the rides that it counts.

create function private.estimated_rides() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(distinct (zone_a, zone_b))::integer from public.fares where zone_a <> zone_b and not is_confirmed
$$;

create function public.estimated_rides() returns integer
language sql stable security invoker set search_path = ''
as $$ select private.estimated_rides() $$;

grant execute on function private.estimated_rides(), public.estimated_rides() to anon, authenticated, service_role;
