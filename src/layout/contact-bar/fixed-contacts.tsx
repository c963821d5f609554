import { useMessages } from '@/i18n/messages';
import { ContactBar } from './contact-bar';
import { Dock } from './dock';

/** What stays on the screen while the page scrolls: the bar with the ways to the business, and the dock. */
export function FixedContacts() {
  const m = useMessages('contactBar');
  return (
    <aside aria-label={m.label} className="on-dark">
      <ContactBar />
      <Dock />
    </aside>
  );
}
