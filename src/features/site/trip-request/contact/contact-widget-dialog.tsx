import { useId, useLayoutEffect, useRef } from 'react';
import { business } from '@/config/business';
import { isRestNow } from '@/config/rest-clock';
import { useMessages } from '@/i18n/messages';
import { emailLink, telephoneLink, whatsappLink } from '@/lib/contact-links';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { ContactForm } from './contact-form';

export interface ContactWidgetProps {
  /** Moment of `performance.now()` when it was opened. */
  openedAt: number;
  onClose: () => void;
}

/**
 * Call, WhatsApp, e-mail, or a call back: a panel beside the floating bar, on phones a sheet from below. The
 * page behind it stays in use; closing gives the focus back to whatever opened it.
 */
export function ContactWidgetDialog({ openedAt, onClose }: ContactWidgetProps) {
  const m = useMessages('contact');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Closing before the element leaves the document gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.show();
    heading.current?.focus();
    return () => element?.close();
  }, []);

  return (
    // Only dialogs that make the page wait close by themselves at Escape.
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className="fixed inset-x-0 top-auto bottom-0 z-sheet m-0 flex max-h-[88dvh] w-full max-w-none flex-col rounded-t-lg bg-paper p-0 text-ink shadow-3 ring-1 ring-stone-200 forced-colors:border sm:inset-x-auto sm:end-gutter sm:bottom-[calc(var(--dock)+1rem)] sm:max-h-[min(46rem,100dvh-var(--dock)-7rem)] sm:w-96 sm:rounded-lg"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="flex flex-none items-start justify-between gap-3 border-b border-stone-200 p-4 sm:px-5">
        <div className="grid gap-1">
          <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-card focus:outline-none">
            {m.widget.title}
          </h2>
          <p className="text-sm text-ink-2">{isRestNow() ? m.widget.rest : m.widget.text}</p>
        </div>
        <IconButton icon="close" label={m.widget.close} onClick={onClose} />
      </div>
      <div className="grid min-h-0 gap-6 overflow-y-auto overscroll-contain p-4 pb-[calc(1.5rem+env(safe-area-inset-bottom))] sm:p-5">
        <div className="grid grid-cols-3 gap-2">
          <QuickWay icon="phone" label={m.widget.call} href={telephoneLink(business.phone)} />
          <QuickWay icon="chat" label={m.ways.whatsapp} href={whatsappLink(business.whatsapp, m.chat.start)} />
          <QuickWay icon="mail" label={m.ways.email} href={emailLink(business.email)} />
        </div>
        <div className="grid gap-5">
          <h3 className="font-sans text-lead">{m.widget.callbackTitle}</h3>
          <ContactForm place="callback" label={m.widget.callbackTitle} sendLabel={m.sendCallback} seenAt={openedAt} />
        </div>
      </div>
    </dialog>
  );
}

interface QuickWayProps {
  icon: IconName;
  label: string;
  href: string;
}

function QuickWay({ icon, label, href }: QuickWayProps) {
  return (
    <a
      href={href}
      className="grid min-h-18 content-center justify-items-center gap-1.5 rounded text-sm font-bold inset-ring-[1.5px] inset-ring-stone-strong hover:bg-stone-100 forced-colors:border"
    >
      <Icon name={icon} className="size-6 text-sea-600" />
      {label}
    </a>
  );
}
