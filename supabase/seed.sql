-- Run after the migrations whenever this file changes, so every statement must be repeatable.
--
-- A fresh database needs nothing more than the migrations bring: no sample customers and no accounts. On a hosted
-- project the owner's address is allowed to become the first administrator with
--   insert into private.admin_allowlist (email) values ('owner@example.com') on conflict do nothing;
-- (the local server takes it from OWNER_EMAIL).

select 1;
