import type { RunSql } from '../../scripts/backend/database.ts';

/**
 * Compares a document with the type that it is declared to be: what it holds besides is dropped in silence, and what it lacks is
 * null, which no client expects of a field that the type's comment does not call nullable.
 */
const CHECK = `
  create schema border;
  grant usage on schema border to anon, authenticated, service_role;

  create function border.faults(value jsonb, type oid, path text, is_open boolean default false) returns setof text
  language plpgsql stable set search_path = '' as $$
  declare
    declared record;
  begin
    select typtype as kind, typbasetype as base, typelem as element, typcategory as category, typrelid as relation,
      (regexp_match(obj_description(oid, 'pg_type'), 'holds: (\\w+)'))[1] as holds,
      regexp_match(obj_description(oid, 'pg_type'), 'Omit<[^<>]*''Tables''..''(\\w+)''..''Row''., ([^>]+)>') as row_without,
      string_to_array(regexp_replace((regexp_match(obj_description(oid, 'pg_type'), 'nullable: ([^.]+)'))[1], '[[:space:]]', '', 'g'), ',') as nullable
      into declared from pg_catalog.pg_type where oid = type;
    -- A document holds what a composite type lists, and facts by their names.
    if declared.kind = 'd' and declared.holds is not null then
      return query select * from border.faults(value, format('public.%I', declared.holds)::regtype, path, true);
    -- It shows a row but for some columns.
    elsif declared.kind = 'd' and declared.row_without is not null then
      return query select path || '.' || attname || fault from pg_catalog.pg_attribute, lateral (select value -> attname::text) as place (field),
        lateral (select case
          when declared.row_without[2] like '%''' || attname || '''%' then case when field is not null then ' is not declared' end
          when field is null then ' is not there'
          when attnotnull and field = 'null' then ' is null' end) as found (fault)
        where attrelid = format('public.%I', declared.row_without[1])::regclass and attnum > 0 and not attisdropped and fault is not null;
    elsif declared.kind = 'd' then
      return query select * from border.faults(value, declared.base, path);
    elsif declared.category = 'A' then
      if jsonb_typeof(value) <> 'array' then return next path || ' is no list'; return; end if;
      return query select fault from jsonb_array_elements(value) as item, border.faults(item, declared.element, path || '[]') as fault;
    elsif declared.kind = 'c' then
      if jsonb_typeof(value) <> 'object' then return next path || ' is no object'; return; end if;
      return query select path || '.' || key || ' is not declared' from jsonb_object_keys(value) as key
        where not exists (select from pg_catalog.pg_attribute
          where attrelid = declared.relation and attnum > 0 and attname = key)
        and not (is_open and key in (select fact.name from private.facts as fact));
      return query select fault from pg_catalog.pg_attribute,
        lateral (select path || '.' || attname as inside, nullif(value -> attname::text, 'null') as field) as place,
        lateral (
          -- Of a row of a table its columns say it.
          select inside || ' is null' where field is null and not attname = any (coalesce(declared.nullable, '{}'))
            and (attnotnull or (select relkind from pg_catalog.pg_class where oid = declared.relation) = 'c')
          union all select * from border.faults(field, atttypid, inside) where field is not null) as found (fault)
        where attrelid = declared.relation and attnum > 0;
    end if;
  end $$;

  create function border.checked(value jsonb, type regtype) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
  declare
    faults text[] := array(select distinct fault from border.faults(value, type, type::text) as fault where value is not null);
  begin
    if faults <> '{}' then raise exception 'border: %', array_to_string(faults, ', '); end if;
    return value;
  end $$;

  create function border.jsonb_populate_record(type anyelement, value jsonb) returns anyelement
  language sql stable set search_path = ''
  as $$ select pg_catalog.jsonb_populate_record($1, border.checked($2, pg_typeof($1))) $$;

  create function border.jsonb_populate_recordset(type anyelement, value jsonb) returns setof anyelement
  language sql stable set search_path = '' as $$
    select * from pg_catalog.jsonb_populate_recordset($1,
      border.checked($2, (select typarray from pg_catalog.pg_type where oid = pg_typeof($1))::regtype))
  $$;

  grant execute on all functions in schema border to anon, authenticated, service_role;

  do $$
  declare
    definition text;
  begin
    for definition in select pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prosrc ~ 'jsonb_populate_record'
    loop
      execute replace(definition, 'jsonb_populate_record', 'border.jsonb_populate_record');
    end loop;
    -- A whole answer that is one document.
    for definition in select regexp_replace(pg_get_functiondef(pg_proc.oid), 'select (private[.].*[)]) ',
        format('select border.checked((\\1)::jsonb, %L::regtype)::json ', 'public.' || prorettype::regtype))
      from pg_proc where pronamespace = 'public'::regnamespace
        and obj_description(prorettype, 'pg_type') ~ 'holds: '
    loop
      execute definition;
    end loop;
  end $$;
`;

/**
 * Lets every function at the border refuse an answer that is not what it declares, with an exception that begins with "border:".
 * Each suite that calls a function proves its type.
 */
export async function checkAnswers(query: RunSql): Promise<void> {
  await query(CHECK);
}
