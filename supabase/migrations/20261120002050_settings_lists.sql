-- Settings that are lists: e-mail addresses and days of the calendar. The patterns keep line breaks and spaces out of
-- what later stands in the head of a mail.

alter table public.settings
  drop constraint settings_kind,
  drop constraint settings_value_type,
  add constraint settings_kind check (kind in ('integer', 'boolean', 'text', 'emails', 'dates')),
  add constraint settings_value_type check (
    case kind
      when 'integer' then jsonb_typeof(value) = 'number'
        and value::numeric = trunc(value::numeric) and value::numeric between minimum and maximum
      when 'boolean' then jsonb_typeof(value) = 'boolean'
      when 'emails' then jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 20
        and not jsonb_path_exists(value,
          '$[*] ? (@.type() != "string" || !(@ like_regex "^[^@\\s,;<>\"]{1,64}@[^@\\s,;<>\"]{1,189}$"))')
      when 'dates' then jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 366
        and not jsonb_path_exists(value,
          '$[*] ? (@.type() != "string" || !(@ like_regex "^20[0-9]{2}-[01][0-9]-[0-3][0-9]$"))')
      else jsonb_typeof(value) = 'string' and char_length(value #>> '{}') <= 500
    end
  );

insert into public.settings (key, kind, value, minimum, maximum, description) values
  ('notification_addresses', 'emails', '[]', null, null, 'Who gets a mail about every new request'),
  ('closed_dates', 'dates', '[]', null, null, 'Days on which nobody drives, besides the weekly day of rest'),
  ('no_lead_hours', 'integer', '24', 1, 720, 'Hours without a request, while visits are normal, after which an alert is raised');
