-- What the project asks of the sign-in service's accounts, on a hosted project and on the embedded backend alike.

-- Whoever types an address first has not proved that it is theirs, and both services keep the first password when the
-- address is signed up again. So a password counts only once its owner holds the mailbox: the first confirmation, by
-- whichever link, drops it, and the page that the link leads to asks for one.
create function private.drop_unproved_password() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.encrypted_password := null;
  return new;
end
$$;
create trigger accounts_drop_unproved_password before update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.drop_unproved_password();
