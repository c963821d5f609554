-- What the business may want to turn without a new release: numbers, and lists of e-mail addresses and of days. Each has
-- a type and bounds that the database enforces, so that no value can switch the protection off by accident. The patterns
-- of the lists keep line breaks and spaces out of what later stands in the head of a mail.

create domain public.setting_kind as text constraint settings_kind
  check (value in ('integer', 'boolean', 'text', 'emails', 'dates', 'language', 'choice'));

create table public.settings (
  key text primary key constraint settings_key check (key ~ '^[a-z_]{3,60}$'),
  kind public.setting_kind not null,
  value jsonb not null,
  minimum integer,
  maximum integer,
  -- Of the kind "choice", what there is to choose from.
  choices text[],
  description text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  -- By name, because managers cannot read other people's profiles.
  updated_by_name text,
  -- Whether managers change it too, or administrators alone.
  managers_may_change boolean not null default false,
  -- Whether the pages of the site state it: a change is published to them (migration published_facts).
  published boolean not null default false,
  constraint settings_value_type check (
    case kind
      when 'integer' then jsonb_typeof(value) = 'number'
        and value::numeric = trunc(value::numeric) and value::numeric between minimum and maximum
      when 'boolean' then jsonb_typeof(value) = 'boolean'
      when 'emails' then jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 20
        and not jsonb_path_exists(value,
          '$[*] ? (@.type() != "string" || !(@ like_regex "^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" flag "i"))')
      when 'dates' then jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 366
        and not jsonb_path_exists(value,
          '$[*] ? (@.type() != "string" || !(@ like_regex "^20[0-9]{2}-[01][0-9]-[0-3][0-9]$"))')
      when 'choice' then value #>> '{}' = any (choices)
      when 'language' then (value #>> '{}')::private.language is not null
      else jsonb_typeof(value) = 'string' and char_length(value #>> '{}') <= 500
    end
  ),
  constraint settings_integer_has_bounds check (kind <> 'integer' or (minimum is not null and maximum is not null)),
  constraint settings_choice_has_choices check ((kind = 'choice') = (choices is not null))
);

alter table public.settings enable row level security;
grant select (key, kind, value, minimum, maximum, choices, description, updated_at, updated_by, updated_by_name,
  managers_may_change, published), update (value) on public.settings to authenticated;
create policy "administrators read all settings, managers theirs" on public.settings for select to authenticated
  using ((select private.administers()) or managers_may_change and (select private.manages()));
create policy "administrators change settings, managers theirs" on public.settings for update to authenticated
  using ((select private.administers()) or managers_may_change and (select private.manages()))
  with check ((select private.administers()) or managers_may_change and (select private.manages()));

create function private.stamp_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  new.updated_by := auth.uid();
  new.updated_by_name := (select coalesce(full_name, email) from public.profiles where id = auth.uid());
  return new;
end
$$;
create trigger settings_stamp before update on public.settings
  for each row execute function private.stamp_setting();

-- Numbers with both values; of lists of addresses only that they changed: events hold nobody's.
create function private.log_setting_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and new.value is distinct from old.value then
    perform private.log_event('medium', 'setting_changed', null, jsonb_build_object('by', auth.uid(), 'setting', new.key)
      || case when new.kind = 'emails' then '{}' else jsonb_build_object('from', old.value, 'to', new.value) end);
  end if;
  return null;
end
$$;
create trigger settings_log after update on public.settings
  for each row execute function private.log_setting_change();

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
  ('alert_after_invalid', 'integer', '10', 2, 1000, 'Invalid bodies in 10 minutes that raise an alert'),
  ('visit_limit_per_ip', 'integer', '300', 10, 100000, 'Page views, visits and leave records that one address may send in 10 minutes'),
  ('consent_limit_per_ip', 'integer', '30', 2, 10000, 'Choices on cookies that one address may send in 10 minutes'),
  ('visitors_per_day', 'integer', '20000', 100, 10000000, 'Visitors that are recorded in a day; those who come later are not'),
  ('visits_per_visitor', 'integer', '200', 10, 10000, 'Visits that are recorded of one visitor in a day'),
  ('consents_per_day', 'integer', '5000', 100, 1000000, 'Choices on cookies that are recorded in 24 hours'),
  ('flight_limit_per_ip', 'integer', '60', 5, 10000, 'Flight boards that one address may ask for in 10 minutes'),
  ('ask_price_limit_per_ip', 'integer', '120', 5, 10000, 'Questions for a price that one address may ask in 10 minutes'),
  ('flight_feed_minutes', 'integer', '2', 1, 60, 'Age in minutes at which the flight board is read anew'),
  ('message_attempts', 'integer', '10', 1, 30, 'Attempts at a mail before it is given up'),
  ('message_digest_hours', 'integer', '6', 1, 168, 'Hours between two mails about requests that are held back'),
  ('alert_after_failed_sign_ins', 'integer', '10', 2, 1000, 'Failed sign-ins in 15 minutes that raise an alert'),
  ('visit_alert_minimum', 'integer', '30', 1, 100000,
    'Visits in one hour below which no alert is raised, however quiet the site is otherwise');

insert into public.settings (key, kind, value, minimum, maximum, managers_may_change, description) values
  ('request_addresses', 'emails', '[]', null, null, true, 'Who gets a mail about every new request'),
  ('office_language', 'language', '"he"', null, null, true, 'Language of the mails to staff'),
  ('alert_addresses', 'emails', '[]', null, null, false, 'Who gets a mail about a grave alert; the administrators while it is empty'),
  ('task_sound_minutes', 'integer', '1', 0, 60, true, 'Minutes between two sounds while an urgent task waits; 0 for none'),
  ('driver_details_hours', 'integer', '16', 1, 72, true, 'Hours before the pick-up from which travellers know driver and car'),
  ('driver_phone_hours', 'integer', '12', 0, 72, true, 'Hours before the pick-up from which they see the driver''s phone number'),
  ('vat_percent', 'integer', '18', 0, 30, false, 'Percent of VAT that prices contain, for the books'),
  ('link_wrong_limit', 'integer', '10', 3, 1000, false,
    'Wrong links to trips that one address may try in 10 minutes; three times as many block it'),
  ('no_lead_hours', 'integer', '24', 1, 720, true, 'Hours without a request, while visits are normal, after which an alert is raised');

-- What the pages promise and new offers bind the business to. A build without a database says the same
-- (FIRST_PROMISES of supabase/functions/_shared/promises.ts; tests compare).
insert into public.settings (key, kind, value, minimum, maximum, published, description) values
  ('reply_minutes', 'integer', '30', 5, 1440, true, 'Minutes within which a request is answered on working days'),
  ('complaint_days', 'integer', '14', 2, 60, true, 'Working days within which a complaint is answered'),
  ('change_hours', 'integer', '4', 0, 168, true, 'Hours before the pick-up until which travellers change their trip themselves'),
  -- A week at most: the law's right to cancel for a small fee ends seven working days before the ride, so that the house's
  -- rule is never the worse one for the traveller (Consumer Protection Law, section 14C).
  ('free_until_hours', 'integer', '24', 0, 168, true, 'Hours before the pick-up until which cancelling is free, in new offers'),
  ('late_fee_percent', 'integer', '50', 0, 100, true, 'Percent of the price that cancelling later costs, in new offers'),
  ('landing_waiting_minutes', 'integer', '60', 0, 240, true,
    'Minutes from the landing that the driver waits free of charge at the airport, in new offers'),
  ('free_waiting_minutes', 'integer', '15', 0, 240, true,
    'Minutes from the agreed time that the driver waits free of charge anywhere else, in new offers'),
  ('free_delay_hours', 'integer', '2', 0, 48, true, 'Hours of a flight''s delay that cost nothing, in new offers');

insert into public.settings (key, kind, value, choices, minimum, maximum, managers_may_change, published, description) values
  ('closed_dates', 'dates', '[]', null, null, null, true, true, 'Days on which nobody drives, besides the weekly day of rest and holidays'),
  ('price_hold_hours', 'integer', '48', null, 1, 336, true, true,
    'Hours that a price holds from when it is said, in the form or in an offer that says nothing else'),
  ('min_notice_minutes', 'integer', '180', null, 0, 10080, true, true,
    'Minutes before the pick-up until which a traveller accepts an offer'),
  ('rest_city', 'choice', '"tel-aviv"', '{jerusalem,tel-aviv,haifa,none}', null, null, true, true,
    'By whose sun the business rests on Shabbat and holidays; none for one that drives then'),
  ('rest_margin_before', 'integer', '60', null, 0, 360, true, true, 'Minutes before candle lighting by which rides are over'),
  ('rest_margin_after', 'integer', '30', null, 0, 360, true, true, 'Minutes after nightfall from which rides begin');

insert into public.settings (key, kind, value, choices, managers_may_change, description) values
  ('send_on_rest_days', 'choice', '"urgent"', '{nothing,urgent,all}', true,
    'Which messages leave on Shabbat, holidays and closed days; the others leave when the rest is over'),
  ('ack_by', 'choice', '"20:00"', '{18:00,19:00,20:00,21:00,22:00}', true,
    'The hour of the evening before a ride by which its driver has confirmed it'),
  ('sign_up', 'choice', '"everybody"', '{everybody,invited}', false,
    'Who may ask for an account: everybody, or invited addresses alone, whereby a refusal tells who is invited');

insert into public.settings (key, kind, value, minimum, maximum, managers_may_change, description) values
  ('lead_in_minutes', 'integer', '45', 0, 360, true, 'Minutes before the pick-up from which driver and vehicle are taken up by a new ride'),
  ('lead_in_airport_minutes', 'integer', '60', 0, 360, true, 'The same for rides from and to the airport');
