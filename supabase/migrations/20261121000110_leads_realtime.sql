-- New leads announce themselves to staff who have the list open, where the project has Supabase's Realtime: it sends the
-- rows of the tables in this publication to signed-in callers, each through the table's policies and grants. Embedded
-- databases have no such publication; there the page asks by itself (src/features/staff-leads/poll-delay.ts).
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables)
    and not exists (select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'leads')
  then
    alter publication supabase_realtime add table public.leads;
  end if;
end
$$;
