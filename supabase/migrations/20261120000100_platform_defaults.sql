-- One file for each entity, whole and in its final state: types → table → row-level security → grants → policies → functions. What is
-- done with an entity is a file of its own where that is long, and begins with its name (rides, rides_board, rides_desk …). What others
-- rest upon comes first, then the entities, then what is done with them, last what looks at all of them (docs/architecture.md names the
-- files in this order). Until the first release an entity is changed in its own file; from then on these files stay as they are and
-- migrations only add (tests/contracts/migrations.test.ts).
--
-- Nothing is open unless a later file says so.
--
-- A hosted project grants every new table and function of the public schema to the API roles, and Postgres itself
-- lets everyone execute every function. Both defaults are taken back here, so that each migration has to name who may
-- do what. supabase/permissions.json is the list of those grants; a test compares it with the catalogue.

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Without "in schema": the right to execute comes from a default that belongs to no schema.
alter default privileges revoke execute on functions from public;

-- Tables and functions that no API caller may address by name. The schema is not exposed through the API.
--
-- Functions that the API calls come in pairs for that reason: the one in public runs with the caller's rights and says the type of
-- what passes, the one of the same name in private does it with its owner's. A function with its owner's rights in
-- an exposed schema is what the platform's advisors warn of, and every schema that the API exposes is one. USAGE is given
-- for these calls; each function is granted on its own.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- The languages of the site (supabase/functions/_shared/words/locales.ts; tests/contracts/languages.test.ts compares the two).
create domain private.language as text constraint language_known check (value in ('he', 'en', 'fr'));

-- What passes the border of the schema public says its type: `npm run types` writes src and functions the same in TypeScript
-- (supabase/functions/_shared/contracts/database.types.ts). A composite type has no null but in what its comment calls nullable; of
-- a function's arguments and its answer that goes for the comment on the function. A domain with a list of words is a union, and one of
-- documents has the type behind "json:" in its comment.
create domain public.localized as jsonb;
comment on domain public.localized is 'json: Record<Database[''public''][''Enums''][''language''], string>';
-- In Hebrew and in Latin letters.
create domain public.person_name as jsonb;
comment on domain public.person_name is 'json: { he: string; latin: string }';
-- What is kept beside an event, by names of its own.
create domain public.details as jsonb;
comment on domain public.details is 'json: { [name: string]: Json | undefined }';
create domain public.count_by_name as jsonb;
comment on domain public.count_by_name is 'json: Record<string, number>';

-- Refusals carry the SQLSTATE that Postgres has for their kind (42501 no right, 22023 a wrong argument, 23514 a check). One
-- whose reason a client has to tell apart has a state of its own in the class TM; src/data/errors.ts names them, and a
-- test compares the two. Nobody reads their sentences.
--   TM001  the last administrator cannot be removed

-- The day in Israel of an instant: "today" on the dashboard and for travel dates is the business's day, not UTC's.
create function private.israel_day(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (moment at time zone 'Asia/Jerusalem')::date $$;

-- For append-only tables. Retention alone deletes from them: it runs as the owner of the tables and disables the trigger
-- for the length of its own deletion (migration retention); callers of the API have no right to do either.
create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end
$$;

-- Text as it is compared: without accents, Hebrew points, joiners and quotation marks, in small letters, one space between words. A
-- space that stands alone is left as it is: to replace each by itself costs more than all else here.
create function private.fold_text(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select lower(regexp_replace(regexp_replace(normalize(value, NFKD),
    '[\u0300-\u036f\u0591-\u05c7\u05f3\u05f4\u200c\u200d\u2018-\u201f''"`]', '', 'g'), '\s\s+|[^\S ]', ' ', 'g'))
$$;

-- A change of a lead computes this with the caller's rights; it reads nothing but its arguments.
grant execute on function private.fold_text(text) to authenticated;
