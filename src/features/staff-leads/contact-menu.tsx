import { leadGreeting } from '@/content/staff/lead-greetings';
import { useMessages } from '@/i18n/messages';
import { displayPhone, telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Dropdown, type DropdownItem } from '@/ui/dropdown';
import { Ltr } from '@/ui/ltr';
import { leadMailLink } from './lead-mail';

interface ContactMenuProps {
  lead: { name: string; reference: string; phone: string; email: string | null; language: string | null };
  /** A button with words, or only its icon. */
  size: 'full' | 'icon';
}

/** WhatsApp, a call or a mail to a customer, the first and the last beginning with a greeting in the customer's language. */
export function ContactMenu({ lead, size }: ContactMenuProps) {
  const m = useMessages('staffLeads').contact;
  const { subject, text } = leadGreeting(lead);
  const number = <Ltr>{displayPhone(lead.phone)}</Ltr>;
  const items: DropdownItem[] = [
    {
      id: 'whatsapp',
      icon: 'chat',
      label: m.whatsapp,
      text: number,
      href: whatsappLink(lead.phone, text),
      newTab: m.newTab,
    },
    { id: 'call', icon: 'phone', label: m.call, text: number, href: telephoneLink(lead.phone) },
  ];
  if (lead.email) {
    items.push({
      id: 'mail',
      icon: 'mail',
      label: m.mail,
      text: <Ltr className="wrap-anywhere">{lead.email}</Ltr>,
      href: leadMailLink(lead.email, subject, text),
    });
  }
  return size === 'icon' ? (
    <Dropdown iconOnly label={m.menu(lead.name)} icon="phone" items={items} align="end" />
  ) : (
    <Dropdown label={m.button} icon="phone" items={items} tone="secondary" size="small" align="end" />
  );
}
