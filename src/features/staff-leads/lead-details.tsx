import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import type { RecentLead } from '@/data/dashboard-stats';
import { formatDayInIsrael, timeInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { IconButton } from '@/ui/button';
import { Ltr } from '@/ui/ltr';
import { LeadMailButton } from './lead-mail-button';
import { LeadStatusBadge } from './lead-status';

interface LeadDetailsProps {
  lead: RecentLead;
  /** Gets the focus back: Radix knows only of its own triggers, and Safari focuses no button on a click. */
  opener: HTMLElement;
  onClose: () => void;
}

/** Everything a row of the leads table knows, in full. */
export function LeadDetails({ lead, opener, onClose }: LeadDetailsProps) {
  const staff = useMessages('staff');
  const m = staff.dashboard.leads;
  const { none } = staff.dashboard;
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        {/* Radix's own overlay would inject a style element, which the page's policy forbids. */}
        <div aria-hidden="true" className="fixed inset-0 z-sheet bg-night-950/50" />
        <Dialog.Content
          data-locks-scroll
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.focus();
          }}
          className="fixed inset-x-4 top-1/2 z-sheet mx-auto grid max-h-[90svh] max-w-md -translate-y-1/2 gap-5 overflow-y-auto rounded-lg bg-paper p-6 shadow-3 outline-none forced-colors:border"
        >
          <div className="flex items-start justify-between gap-4">
            <div className="grid justify-items-start gap-2">
              <LeadStatusBadge status={lead.status} />
              <Dialog.Title className="text-card wrap-anywhere">
                <bdi>{lead.name}</bdi>
              </Dialog.Title>
            </div>
            <Dialog.Close asChild>
              <IconButton icon="close" label={staff.frame.close} />
            </Dialog.Close>
          </div>
          <dl className="grid border-t border-stone-200">
            <Detail label={m.email}>{lead.email ? <Ltr className="wrap-anywhere">{lead.email}</Ltr> : none}</Detail>
            <Detail label={m.destination}>
              <bdi className="wrap-anywhere">{lead.destination ?? none}</bdi>
            </Detail>
            <Detail label={m.received}>
              <Ltr>
                {formatDayInIsrael(lead.createdAt)} {timeInIsrael(lead.createdAt)}
              </Ltr>
            </Detail>
          </dl>
          <LeadMailButton lead={lead} size="full" />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
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
