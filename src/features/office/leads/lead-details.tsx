import { Close, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import type { RecentLead } from '@/data/dashboard-stats';
import { Moment } from '@/features/office/kit/moment';
import { useMessages } from '@/i18n/messages';
import { IconButton } from '@/ui/button';
import { CentredDialog } from '@/ui/centred-dialog';
import { Ltr } from '@/ui/ltr';
import { LeadMailButton } from './lead-mail-button';
import { hasRoute, LeadRoute } from './lead-route';
import { LeadStatusBadge } from './lead-status';

interface LeadDetailsProps {
  lead: RecentLead;
  /** Gets the focus back. */
  opener: HTMLElement;
  onClose: () => void;
}

/** Everything a row of the leads table knows, in full. */
export function LeadDetails({ lead, opener, onClose }: LeadDetailsProps) {
  const staff = useMessages('staff');
  const m = staff.dashboard.leads;
  const { none } = staff.dashboard;
  return (
    <CentredDialog opener={opener} onClose={onClose} className="max-h-[90svh] max-w-md gap-5 p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="grid justify-items-start gap-2">
          <LeadStatusBadge status={lead.status} />
          <Title className="text-card wrap-anywhere">
            <bdi>{lead.name}</bdi>
          </Title>
        </div>
        <Close asChild>
          <IconButton icon="close" label={staff.frame.close} />
        </Close>
      </div>
      <dl className="grid border-t border-stone-200">
        <Detail label={m.email}>{lead.email ? <Ltr className="wrap-anywhere">{lead.email}</Ltr> : none}</Detail>
        <Detail label={m.destination}>{hasRoute(lead) ? <LeadRoute trip={lead} /> : none}</Detail>
        <Detail label={m.received}>
          <Moment at={lead.created_at} />
        </Detail>
      </dl>
      <LeadMailButton lead={lead} size="full" />
    </CentredDialog>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-stone-200 py-3 sm:grid-cols-[7rem_1fr]">
      <dt className="text-ink-3">{label}</dt>
      <dd className="min-w-0 font-bold">{children}</dd>
    </div>
  );
}
