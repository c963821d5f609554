import type { Messages } from '@/i18n/messages';
import { useMessages } from '@/i18n/messages';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Icon } from '@/ui/icon';

type LeadStatus = keyof Messages['staff']['dashboard']['leads']['statuses'];

/** The badges of docs/spec/office.md#requests-of-customers; the check tells a booking from a request that is only answered. */
const tones: Record<LeadStatus, BadgeTone> = {
  new: 'night',
  contacted: 'neutral',
  qualified: 'outline',
  converted: 'neutral',
  lost: 'danger',
};

/** The state of a lead in the page's language; a status this version does not know is shown as it came. */
export function LeadStatusBadge({ status }: { status: string }) {
  const { statuses } = useMessages('staff').dashboard.leads;
  if (!Object.hasOwn(statuses, status)) return <Badge tone="neutral">{status}</Badge>;
  const known = status as LeadStatus;
  return (
    <Badge tone={tones[known]}>
      {known === 'converted' ? <Icon name="check" className="size-3.5" /> : null}
      {statuses[known]}
    </Badge>
  );
}
