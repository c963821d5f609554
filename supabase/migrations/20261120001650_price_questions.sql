-- What a trip costs, for whoever asks without sending a request: a person in the address bar, a program, an assistant. The edge functions
-- ask-price and serve-mcp reckon with it; nothing that is asked is kept.

-- One network asks so many times in ten minutes. newest: the number of the list that holds. held_until: of a price that is said now for a
-- ride that begins then; null where nobody could confirm it any more.
create function private.asked_price_basis(client_ip inet, first_pickup timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  rate record;
begin
  if client_ip is not null then
    if private.is_blocked(client_ip) then
      return jsonb_build_object('outcome', 'blocked');
    end if;
    rate := private.check_rate_limit('price:ip:' || private.client_network(client_ip),
      private.integer_setting('ask_price_limit_per_ip'), interval '10 minutes');
    if not rate.allowed then
      return jsonb_build_object('outcome', 'rate_limited', 'retry_after', rate.retry_after);
    end if;
  end if;
  return jsonb_build_object('outcome', 'ok', 'newest', (select max(version) from public.price_lists),
    'rest', private.rest_rules(), 'reply_minutes', private.integer_setting('reply_minutes'),
    'held_until', case when private.confirmable_until(first_pickup) > now() then private.price_holds_until(now(), first_pickup) end);
end
$$;

create domain public.price_question_outcome as text check (value in ('ok', 'blocked', 'rate_limited'));
-- retry_after: seconds; the others: of an answer that is ok.
create type public.asked_price_basis as (outcome public.price_question_outcome, retry_after integer, newest integer,
  rest public.rest_rules, reply_minutes integer, held_until timestamptz);
comment on type public.asked_price_basis is 'nullable: retry_after, newest, rest, reply_minutes, held_until';

create function public.asked_price_basis(client_ip inet, first_pickup timestamptz) returns public.asked_price_basis
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.asked_price_basis, private.asked_price_basis(client_ip, first_pickup)) $$;
comment on function public.asked_price_basis(inet, timestamptz) is 'nullable: client_ip';

grant execute on function private.asked_price_basis(inet, timestamptz), public.asked_price_basis(inet, timestamptz) to service_role;
