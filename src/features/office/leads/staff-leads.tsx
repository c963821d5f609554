import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { LeadRecord } from '@/data/lead-record';
import { countEnd, type LeadSort } from '@/data/leads';
import { can, type StaffRole } from '@/data/user-roles';
import { LookupFailure } from '@/features/office/kit/lookup';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { newId } from '@/lib/new-id';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { Tabs } from '@/ui/tabs';
import { BulkBar } from './bulk-bar';
import { ExportButton } from './export-button';
import { LeadDrawer } from './lead-drawer';
import { LeadFilters } from './lead-filters';
import { LeadPager } from './lead-pager';
import { LeadTable } from './lead-table';
import { countFilters, DEFAULT_SORT, inOrder, inPeriod, noFilter } from './lead-view';
import { NewLead } from './new-lead';
import { NewLeadsNotice } from './new-leads-notice';
import { heldBackQuery, leadListKey, leadListQuery, staffNamesQuery } from './queries';
import { ReleaseButton } from './release-button';
import { UnsavedNotes } from './unsaved-notes';
import { useBulkStatus } from './use-bulk-status';
import { useLeadView } from './use-lead-view';
import { useNewLeads } from './use-new-leads';

interface StaffLeadsProps {
  role: StaffRole | null | undefined;
  /** The price of an opened request; another feature's. */
  renderOffer: (lead: LeadRecord) => ReactNode;
}

/** All requests: found, narrowed, put in order, opened, taken out. */
export function StaffLeads({ role, renderOffer }: StaffLeadsProps) {
  const m = useMessages('staffLeads');
  const locale = useLocale();
  const cache = useQueryClient();
  const { view, show, narrow } = useLeadView();
  const { filter, sort, page, open } = view;
  const list = useQuery(leadListQuery(view));
  const order = (by: LeadSort) => show(inOrder(view, by));
  const staff = useQuery(staffNamesQuery).data ?? [];
  const heldBack = useQuery(heldBackQuery).data;
  const news = useNewLeads();
  const leads = list.data;
  const [newLead, setNewLead] = useState<string | null>(null);
  const bulk = useBulkStatus(leads?.lines);

  function showNews() {
    news.markSeen();
    show({ filter: noFilter, sort: DEFAULT_SORT, page: 1 });
    void cache.invalidateQueries({ queryKey: leadListKey });
    window.scrollTo(0, 0);
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">{m.title}</h1>
          <Total total={leads?.total} end={countEnd(filter)} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" size="small" icon="plus" onClick={() => setNewLead(newId())}>
            {m.newLead.button}
          </Button>
          {can(role, 'export leads') ? <ExportButton filter={filter} staff={staff} /> : null}
        </div>
      </div>
      <UnsavedNotes key={`${open} ${newLead}`} onOpen={(leadId) => show({ open: leadId })} onContinue={setNewLead} />
      <NewLeadsNotice count={news.count} onShow={showNews} />
      <Card>
        <Tabs
          label={m.tabs.label}
          tabs={[
            { id: 'all', label: m.tabs.all },
            {
              id: 'quarantined',
              label: heldBack ? `${m.tabs.quarantined} (${formatNumber(locale, heldBack)})` : m.tabs.quarantined,
            },
          ]}
          active={filter.quarantined ? 'quarantined' : 'all'}
          onChange={(tab) => narrow({ quarantined: tab === 'quarantined' })}
        >
          <LeadFilters
            filter={filter}
            sort={sort}
            staff={staff}
            onNarrow={narrow}
            onTravel={(travel) => show(inPeriod(view, travel))}
            onSort={order}
          />
          {list.isError && !leads ? (
            <LookupFailure of={list} className="m-4" text={m.failed} />
          ) : leads?.lines.length === 0 ? (
            <Empty
              isNarrowed={Boolean(filter.search) || countFilters(filter) > 0 || page > 1}
              isQuarantine={filter.quarantined}
            />
          ) : (
            <LeadTable
              lines={leads?.lines}
              staff={staff}
              sort={sort}
              onSort={order}
              onOpen={(leadId) => show({ open: leadId })}
              {...(filter.quarantined ? { renderAction: (line) => <ReleaseButton leadId={line.id} /> } : { bulk })}
            />
          )}
          {leads ? (
            <LeadPager
              page={page}
              shown={leads.lines.length}
              total={leads.total}
              onPage={(next) => {
                show({ page: next });
                window.scrollTo(0, 0);
              }}
            />
          ) : null}
          {filter.quarantined ? null : <BulkBar bulk={bulk} />}
        </Tabs>
      </Card>
      <NewLead
        id={newLead}
        onClose={() => setNewLead(null)}
        onStored={(leadId) => {
          setNewLead(null);
          show({ open: leadId });
        }}
      />
      <LeadDrawer
        leadId={open}
        mayDelete={can(role, 'delete leads')}
        renderOffer={renderOffer}
        onClose={() => show({ open: null })}
        onOpen={(leadId) => show({ open: leadId })}
      />
    </>
  );
}

function Total({ total, end }: { total: number | undefined; end: number }) {
  const locale = useLocale();
  const m = useMessages('staffLeads');
  if (total === undefined) return <Skeleton className="mt-1 h-5 w-32" />;
  return (
    <p role="status" className="text-ink-2">
      {total > end ? m.moreThan(formatNumber(locale, end)) : m.total(total, formatNumber(locale, total))}
    </p>
  );
}

function Empty({ isNarrowed, isQuarantine }: { isNarrowed: boolean; isQuarantine: boolean }) {
  const m = useMessages('staffLeads').empty;
  const [title, text] = isNarrowed
    ? [m.noHit, m.noHitText]
    : isQuarantine
      ? [m.quarantined, m.quarantinedText]
      : [m.none, m.noneText];
  return (
    <div className="grid justify-items-center gap-1 border-t border-stone-200 px-5 py-16 text-center">
      <p className="font-bold">{title}</p>
      <p className="text-ink-2">{text}</p>
    </div>
  );
}
