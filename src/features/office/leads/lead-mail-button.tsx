import type { RecentLead } from '@/data/dashboard-stats';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { leadMailLink } from './lead-mail';

interface LeadMailButtonProps {
  lead: RecentLead;
  /** With words, or only the icon. */
  size: 'full' | 'icon';
}

/** Opens the mail program with a greeting to the lead; nothing where no address was left. */
export function LeadMailButton({ lead, size }: LeadMailButtonProps) {
  const locale = useLocale();
  const m = useMessages('staff').dashboard.leads;
  if (!lead.email) return null;
  const href = leadMailLink(
    lead.email,
    m.mailSubject(business.name[locale]),
    m.mailGreeting(lead.name, business.name[locale]),
  );
  return size === 'full' ? (
    <a href={href} className={buttonClass({ tone: 'secondary' })}>
      <Icon name="mail" />
      {m.contactShort}
    </a>
  ) : (
    <a
      href={href}
      aria-label={m.contact(lead.name)}
      title={m.contact(lead.name)}
      className="inline-flex size-11 flex-none items-center justify-center rounded inset-ring-1 inset-ring-stone-300 transition-colors hover:bg-stone-100 forced-colors:border"
    >
      <Icon name="mail" />
    </a>
  );
}
