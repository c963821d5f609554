-- The facts of a ride, as supabase/functions/_shared/facts/lead-fields.ts declares them: what the functions of offers, rides and trips go by
-- instead of lists of their own. The rows are written by `npm run types` (migration fact_rows).

create table private.facts (
  -- Its column in leads, and in offer_legs where each leg says it by itself.
  name text primary key,
  kind text not null,
  -- Which row says it once there is an offer: each leg, the request for the whole trip, or the legs are made of it.
  carried text not null constraint facts_carried check (carried in ('leg', 'trip', 'made')),
  shown text[] not null,
  touches text[] not null constraint facts_touches check (touches <@ '{price,length,place}'),
  -- Until when its traveller changes it alone; null: never.
  until text constraint facts_until check (until in ('near', 'pickup')),
  personal boolean not null
);

-- The facts that one of these places says of a ride, out of its leg and of the request.
create function private.facts_of_ride(leg jsonb, request jsonb, places text[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, case carried when 'leg' then leg -> name else request -> name end), '{}')
  from private.facts where carried <> 'made' and shown && places
$$;

-- Which of these facts say something else than they did.
create function private.changed_facts(names text[], was jsonb, now jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(name), '{}') from unnest(names) as name where was -> name is distinct from now -> name
$$;

-- The facts that touch something, those that are carried so and are said in one of these places, and those that a traveller changes.
create function private.facts_touching(what text) returns text[]
language sql stable set search_path = ''
as $$ select array_agg(name) from private.facts where what = any (touches) $$;

create function private.facts_said(carried text, places text[]) returns text[]
language sql stable set search_path = ''
as $$ select coalesce(array_agg(name), '{}') from private.facts as fact where fact.carried = $1 and fact.shown && places $$;

create function private.facts_to_change() returns text[]
language sql stable set search_path = ''
as $$ select array_agg(name) from private.facts where until is not null $$;

-- What a row is given, for `update … set`: the columns of these names, out of `said`.
create function private.set_list(said jsonb) returns text
language sql immutable set search_path = ''
as $$ select string_agg(format('%1$I = said.%1$I', name), ', ') from jsonb_object_keys(said) as name $$;
