-- The sample list is part of a release, so a place that is added to the site later comes with a new one.

-- Takes the place of the sample that an installation started with. Once the business has its own prices, published or in
-- the draft, these stay as they are: the owner adds the place there.
create function private.replace_sample_prices(content jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.price_lists where not is_sample)
    or exists (select from private.price_draft where changed_by_name is not null) then
    return;
  end if;
  perform private.write_price_draft(content);
  insert into public.price_lists (version, content, content_hash, is_sample)
    select (select max(version) + 1 from public.price_lists), said, private.price_hash(said), true
    from private.price_content(false) as said;
end
$$;
