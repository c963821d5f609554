-- An administrator blocks an address or a network by hand.

-- A typing error must not lock all customers out.
alter table public.blocked_ips add constraint blocked_ips_width
  check (masklen(ip_address) >= case family(ip_address) when 4 then 16 else 32 end);

-- Senders are counted by private.client_network: an entry narrower than that would never match anybody. An expired
-- entry of the same network makes room and hands on its strikes.
create function private.prepare_block_by_hand() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier_strikes integer;
begin
  new.ip_address := case
    when family(new.ip_address) = 6 and masklen(new.ip_address) > 64 then private.client_network(new.ip_address)
    else network(new.ip_address)::inet
  end;
  delete from public.blocked_ips where ip_address = new.ip_address and blocked_until <= now()
    returning strikes into earlier_strikes;
  new.strikes := coalesce(earlier_strikes, 0) + 1;
  return new;
end
$$;
create trigger blocked_ips_by_hand before insert on public.blocked_ips
  for each row when (not new.auto_blocked) execute function private.prepare_block_by_hand();
