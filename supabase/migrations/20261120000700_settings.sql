-- Numbers that the business may want to turn without a new release. Each has a type and bounds that the database
-- enforces, so that no value can switch the protection off by accident.

create table public.settings (
  key text primary key constraint settings_key check (key ~ '^[a-z_]{3,60}$'),
  kind text not null constraint settings_kind check (kind in ('integer', 'boolean', 'text')),
  value jsonb not null,
  minimum integer,
  maximum integer,
  description text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  constraint settings_value_type check (
    case kind
      when 'integer' then jsonb_typeof(value) = 'number'
        and value::numeric = trunc(value::numeric) and value::numeric between minimum and maximum
      when 'boolean' then jsonb_typeof(value) = 'boolean'
      else jsonb_typeof(value) = 'string' and char_length(value #>> '{}') <= 500
    end
  ),
  constraint settings_integer_has_bounds check (kind <> 'integer' or (minimum is not null and maximum is not null))
);

alter table public.settings enable row level security;
grant select (key, kind, value, minimum, maximum, description, updated_at, updated_by), update (value)
  on public.settings to authenticated;
create policy "administrators read settings" on public.settings for select to authenticated
  using ((select private.has_role('admin')));
create policy "administrators change settings" on public.settings for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create function private.stamp_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  new.updated_by := auth.uid();
  return new;
end
$$;
create trigger settings_stamp before update on public.settings
  for each row execute function private.stamp_setting();

create function private.integer_setting(key text) returns integer
language sql stable set search_path = ''
as $$ select value::integer from public.settings where settings.key = $1 $$;

insert into public.settings (key, kind, value, minimum, maximum, description) values
  ('lead_limit_per_ip', 'integer', '10', 1, 1000, 'Requests that one address may send within the window'),
  ('lead_limit_per_ip_minutes', 'integer', '10', 1, 1440, 'Length of that window in minutes'),
  ('lead_limit_per_phone', 'integer', '5', 1, 1000, 'Requests that may name one phone number within the window'),
  ('lead_limit_per_phone_minutes', 'integer', '60', 1, 1440, 'Length of that window in minutes'),
  ('block_after_limited', 'integer', '20', 2, 1000, 'Refused requests in 10 minutes that block an address'),
  ('block_after_suspicious', 'integer', '5', 2, 1000, 'Quarantined requests in 10 minutes that block an address'),
  ('alert_after_invalid', 'integer', '10', 2, 1000, 'Invalid bodies in 10 minutes that raise an alert');
