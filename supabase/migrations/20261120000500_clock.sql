-- Whether the clock can be believed. A machine that starts with a wrong one is put right within minutes; until then nothing
-- changes its state for good because of the time alone.

create table private.clock_rounds (
  only_row boolean primary key default true check (only_row),
  -- When the schedule came round last, by the clock of then.
  last_round timestamptz,
  -- From when on what has become due is done.
  trusted_from timestamptz not null default '-infinity'
);
insert into private.clock_rounds default values;

-- Between two rounds of the schedule, a minute apart, the time has jumped, or nothing ran for hours, which looks the same.
create function private.has_clock_jumped(last_round timestamptz) returns boolean
language sql stable set search_path = ''
as $$ select coalesce(now() - last_round > interval '6 hours', false) $$;

create function private.is_clock_trusted() returns boolean
language sql stable set search_path = ''
as $$ select now() >= trusted_from and not private.has_clock_jumped(last_round) from private.clock_rounds $$;

-- Called by the schedule in every round. After a jump ahead what is due waits for half an hour, and administrators are told;
-- a clock that has been put back is believed at once.
create function private.note_clock_round() returns void
language plpgsql set search_path = ''
as $$
declare
  known private.clock_rounds;
begin
  select * into known from private.clock_rounds for update;
  if private.has_clock_jumped(known.last_round) then
    known.trusted_from := now() + interval '30 minutes';
    perform private.raise_alert('medium', 'clock_jumped', null,
      jsonb_build_object('hours', floor(extract(epoch from now() - known.last_round) / 3600)));
  elsif now() < known.last_round then
    known.trusted_from := '-infinity';
  end if;
  update private.clock_rounds set last_round = now(), trusted_from = known.trusted_from where true;
end
$$;
