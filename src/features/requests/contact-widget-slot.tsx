import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { island } from '@/islands/island';
import type { ContactWidgetProps } from './contact/contact-widget';

const ContactWidget = island<ContactWidgetProps>(
  { when: 'now', standIn: null, messages: ['contact'] },
  async () => (await import('./contact/contact-widget')).ContactWidget,
);

interface ContactWidgetSlotProps {
  /** Calls back at every wish for the widget; returns what ends that. */
  onWanted: (listener: () => void) => () => void;
}

/** Where the contact widget opens. Its code downloads with the first wish; on another page it is closed. */
export function ContactWidgetSlot({ onWanted }: ContactWidgetSlotProps) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState<{ path: string; openedAt: number } | null>(null);
  const page = useRef(pathname);
  useEffect(() => {
    page.current = pathname;
  });
  useEffect(() => onWanted(() => setOpen({ path: page.current, openedAt: performance.now() })), [onWanted]);

  if (open?.path !== pathname) return null;
  return <ContactWidget key={open.openedAt} openedAt={open.openedAt} onClose={() => setOpen(null)} />;
}
