import { leadGreeting } from '@/content/staff/lead-greetings';
import { markContacted } from '@/data/lead-record';
import type { LeadLine } from '@/data/leads';
import { useStep } from '@/features/office/kit/use-step';
import { displayPhone } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Dropdown, type DropdownItem } from '@/ui/dropdown';
import { Ltr } from '@/ui/ltr';
import { showToast } from '@/ui/toast';
import { leadListKey, leadQuery } from './queries';
import { leadMailLink } from './lead-mail';

interface ContactMenuProps {
  lead: { status: string } & Pick<LeadLine, 'id' | 'name' | 'reference' | 'phone' | 'email' | 'language'>;
  /** A button with words, or only its icon. */
  size: 'full' | 'icon';
}

/**
 * WhatsApp, a call or a mail to a customer, the first and the last beginning with a greeting in the customer's language.
 * Whichever is pressed turns a new request into one that is answered.
 */
export function ContactMenu({ lead, size }: ContactMenuProps) {
  const m = useMessages('staffLeads').contact;
  const { subject, text } = leadGreeting(lead);
  const number = lead.phone ? <Ltr>{displayPhone(lead.phone)}</Ltr> : null;
  const marking = useStep<void, void>({
    call: () => markContacted(lead.id),
    again: [leadListKey, leadQuery(lead.id).queryKey],
    onEnd: (end) => {
      if (end === 'done') showToast({ tone: 'success', title: m.marked(lead.reference) });
    },
  });
  const onSelect = () => {
    if (lead.status === 'new') marking.run();
  };
  const items: DropdownItem[] = [];
  if (lead.phone) {
    items.push(
      {
        id: 'whatsapp',
        icon: 'chat',
        label: m.whatsapp,
        text: number,
        href: whatsappLink(lead.phone, text),
        newTab: m.newTab,
        onSelect,
      },
      { id: 'call', icon: 'phone', label: m.call, text: number, href: telephoneLink(lead.phone), onSelect },
    );
  }
  if (lead.email) {
    items.push({
      id: 'mail',
      icon: 'mail',
      label: m.mail,
      text: <Ltr className="wrap-anywhere">{lead.email}</Ltr>,
      href: leadMailLink(lead.email, subject, text),
      onSelect,
    });
  }
  if (items.length === 0) return null;
  return size === 'icon' ? (
    <Dropdown iconOnly label={m.menu(lead.name)} icon="phone" items={items} align="end" />
  ) : (
    <Dropdown label={m.button} icon="phone" items={items} tone="secondary" size="small" align="end" />
  );
}
