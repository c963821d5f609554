import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '@/i18n/messages';
import { ContactBar } from './contact-bar';
import { Dock } from './dock';

export interface FixedContactsProps {
  /** Where a visitor can write; the app hands it in. */
  ContactWidget: ComponentType<{
    /** Moment of `performance.now()`. */
    openedAt: number;
    onClose: () => void;
  }>;
}

/** What stays on the screen while the page scrolls: the bar with the ways to the business, and the dock. */
export function FixedContacts({ ContactWidget }: FixedContactsProps) {
  const m = useMessages('contactBar');
  const { pathname } = useLocation();
  // On another page than the one it was opened on it is closed.
  const [open, setOpen] = useState<{ path: string; at: number } | null>(null);
  return (
    <>
      <aside aria-label={m.label} className="on-dark">
        <ContactBar onWrite={() => setOpen({ path: pathname, at: performance.now() })} />
        <Dock />
      </aside>
      {open?.path === pathname ? (
        <ContactWidget key={open.at} openedAt={open.at} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}
