import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { RECENT_LEADS_LIMIT, type DashboardStats, type RecentLead } from '@/data/dashboard-stats';
import type { LeadRecord } from '@/data/lead-record';
import { can, type StaffRole } from '@/data/user-roles';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Skeleton } from '@/ui/skeleton';
import { PanelCard } from '@/ui/panel-card';
import { tableRoles } from '@/ui/table-roles';
import { ContactMenu } from './contact-menu';
import { LeadDetails } from './lead-details';
import { LeadDrawer } from './lead-drawer';
import { LeadMailButton } from './lead-mail-button';
import { LeadRow } from './lead-row';
import { leadContactsQuery } from './queries';
import { UnsavedNotes } from './unsaved-notes';
import { useLeadView } from './use-lead-view';

/** As many as come, so that what stands below them does not move. */
const SKELETON_ROWS = Array.from({ length: RECENT_LEADS_LIMIT }, (_, nth) => `row-${nth}`);
const headClass = 'px-2 py-3 text-start text-sm font-bold text-ink-2 first:ps-5 last:pe-5';

interface RecentLeadsPanelProps {
  /** Undefined while it loads. */
  staffRole: StaffRole | null | undefined;
  /** Undefined while they load. */
  stats: DashboardStats | undefined;
  /** The price of an opened request; another feature's. */
  renderOffer?: ((lead: LeadRecord) => ReactNode) | undefined;
}

/** The newest leads, to be worked on by those who may and looked at by the others. */
export function RecentLeadsPanel({ staffRole, stats, renderOffer }: RecentLeadsPanelProps) {
  return can(staffRole, 'work on leads') ? (
    <WorkingPanel {...{ staffRole, stats, renderOffer }} />
  ) : (
    <ReadingPanel stats={stats} />
  );
}

/** Details open the drawer, contact has all ways to the customer. */
function WorkingPanel({ staffRole, stats, renderOffer }: RecentLeadsPanelProps) {
  const { view, show } = useLeadView();
  const ids = stats?.recent_leads.map(({ id }) => id) ?? [];
  const contacts = useQuery({ ...leadContactsQuery(ids), enabled: ids.length > 0 }).data;
  return (
    <>
      <UnsavedNotes key={view.open} onOpen={(leadId) => show({ open: leadId })} />
      <RecentLeads
        stats={stats}
        onDetails={({ id }) => show({ open: id })}
        renderContact={(lead) => {
          const known = contacts?.get(lead.id);
          return known ? <ContactMenu lead={{ ...lead, ...known }} size="icon" /> : null;
        }}
      />
      <LeadDrawer
        leadId={view.open}
        mayDelete={can(staffRole, 'delete leads')}
        renderOffer={renderOffer}
        onClose={() => show({ open: null })}
        onOpen={(leadId) => show({ open: leadId })}
      />
    </>
  );
}

/** What the statistics tell of a lead, and no more. */
function ReadingPanel({ stats }: Pick<RecentLeadsPanelProps, 'stats'>) {
  const [shown, setShown] = useState<{ lead: RecentLead; opener: HTMLElement } | null>(null);
  return (
    <>
      <RecentLeads
        stats={stats}
        onDetails={(lead, opener) => setShown({ lead, opener })}
        renderContact={(lead) => <LeadMailButton lead={lead} size="icon" />}
      />
      {shown ? <LeadDetails {...shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

interface RecentLeadsProps {
  stats: DashboardStats | undefined;
  /** @param opener the button that was pressed */
  onDetails: (lead: RecentLead, opener: HTMLElement) => void;
  renderContact: (lead: RecentLead) => ReactNode;
}

/** A table from 1024 px on, below that one card per row. */
function RecentLeads({ stats, onDetails, renderContact }: RecentLeadsProps) {
  const { leads: m, empty } = useMessages('staff').dashboard;
  const columns = [
    [m.name, 'w-[17%]'],
    [m.email, 'w-[25%]'],
    [m.destination, ''],
    [m.date, 'w-23'],
    [m.status, 'w-27'],
  ] as const;
  const isEmpty = stats?.recent_leads.length === 0;
  return (
    <PanelCard
      title={m.title}
      busy={!stats}
      aside={<span className="flex-none text-sm text-ink-2">{m.latest(RECENT_LEADS_LIMIT)}</span>}
      className="overflow-hidden"
    >
      {isEmpty ? (
        <p className="border-t border-stone-200 px-5 py-12 text-center text-ink-2">{empty}</p>
      ) : (
        <table {...tableRoles.table} className="w-full table-fixed max-lg:block">
          <thead {...tableRoles.group} className="border-y border-stone-200 bg-stone-50 max-lg:sr-only">
            <tr {...tableRoles.row}>
              {columns.map(([label, width]) => (
                <th key={label} {...tableRoles.heading} scope="col" className={classNames(headClass, width)}>
                  {label}
                </th>
              ))}
              <th {...tableRoles.heading} scope="col" className={classNames(headClass, 'w-31')}>
                <span className="sr-only">{m.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody {...tableRoles.group} className="max-lg:block">
            {stats
              ? stats.recent_leads.map((lead) => (
                  <LeadRow
                    key={lead.id}
                    lead={lead}
                    onDetails={(opener) => onDetails(lead, opener)}
                    contact={renderContact(lead)}
                  />
                ))
              : SKELETON_ROWS.map((row) => (
                  <tr key={row} {...tableRoles.row} className="border-t border-stone-200 max-lg:block">
                    <td {...tableRoles.cell} colSpan={6} className="px-5 py-5 max-lg:block">
                      <Skeleton className="h-5 w-full" />
                    </td>
                  </tr>
                ))}
          </tbody>
        </table>
      )}
    </PanelCard>
  );
}
