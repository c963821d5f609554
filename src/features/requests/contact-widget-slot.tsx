import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useLocale } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import type { ContactWidgetProps } from './contact/contact-widget';

interface OpenWidget {
  Widget: ComponentType<ContactWidgetProps>;
  /** Page that it was opened on; on another one it is closed. */
  path: string;
  /** Moment of `performance.now()`. */
  openedAt: number;
}

interface ContactWidgetSlotProps {
  /** Calls back at every wish for the widget; returns what ends that. */
  onWanted: (listener: () => void) => () => void;
}

/** Where the contact widget opens. Its code and words download with the first wish; after a failure, with the next. */
export function ContactWidgetSlot({ onWanted }: ContactWidgetSlotProps) {
  const { pathname } = useLocation();
  const locale = useLocale();
  const [open, setOpen] = useState<OpenWidget | null>(null);
  const latest = useRef({ pathname, locale });
  useEffect(() => {
    latest.current = { pathname, locale };
  });

  useEffect(() => {
    async function show() {
      const { pathname: path, locale: language } = latest.current;
      const parts = await Promise.all([import('./contact/contact-widget'), loadMessages(language, 'contact')]).catch(
        () => null,
      );
      if (parts) setOpen({ Widget: parts[0].ContactWidget, path, openedAt: performance.now() });
    }
    return onWanted(() => void show());
  }, [onWanted]);

  if (open?.path !== pathname) return null;
  return <open.Widget key={open.openedAt} openedAt={open.openedAt} onClose={() => setOpen(null)} />;
}
