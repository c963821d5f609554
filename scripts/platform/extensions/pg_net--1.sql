-- Stands in for the platform's pg_net: takes calls by the same functions and keeps them where pg_net does. Nobody sends them.
create schema net;

create unlogged table net.http_request_queue (
  id bigserial,
  method text not null,
  url text not null,
  headers jsonb,
  body bytea,
  timeout_milliseconds integer not null
);

create unlogged table net._http_response (
  id bigint,
  status_code integer,
  content_type text,
  headers jsonb,
  content text,
  timed_out boolean,
  error_msg text,
  created timestamptz not null default now()
);

create function net.http_get(
  url text, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
) returns bigint
language sql
as $$
  insert into net.http_request_queue (method, url, headers, timeout_milliseconds)
  values ('GET', url, headers, timeout_milliseconds) returning id
$$;

create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000
) returns bigint
language plpgsql
as $$
declare
  kind text := (select value from jsonb_each_text(headers) where lower(key) = 'content-type');
  request bigint;
begin
  if kind <> 'application/json' then
    raise exception 'Content-Type header must be "application/json"';
  end if;
  if kind is null then
    headers := headers || '{"Content-Type": "application/json"}';
  end if;
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('POST', url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds) returning id into request;
  return request;
end
$$;

grant usage on schema net to public;
grant all on all tables in schema net to public;
grant all on all sequences in schema net to public;
