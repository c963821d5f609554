import { useEffect } from 'react';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { loadMessages, useMessages } from '@/i18n/messages';
import type { Locale } from '@/i18n/locales';
import type { OutboxMessages } from '@/i18n/messages/he/outbox';
import { whatsappLink } from '@/lib/contact-links';
import { showToast } from '@/ui/toast';
import { formOf, type RequestWords } from '../fields/lead-payload';
import { chatLink } from '../sending/chat-link';
import { pageOutbox, type OutboxNotice } from '../sending/outbox';
import { onReturnToWaiting } from '../sending/outbox-marker';
import { ToastChatLink } from '../sending/sending-toasts';
import { describeFailure } from '../sending/submission-failure';

/** References of what has arrived on this page; there is room for one toast only. */
const arrived: string[] = [];

function announceStored(m: OutboxMessages, reference: string): void {
  arrived.push(reference);
  const references = arrived.join(', ');
  showToast({
    tone: 'success',
    title: m.storedTitle,
    text: m.storedText(references),
    stays: 'unexpected',
    action: <ToastChatLink label={m.openChat} href={whatsappLink(business.whatsapp, m.chat(references))} />,
  });
}

/** Says what became of a request; one that did not arrive comes with its answers, to be sent in a chat. */
async function announce(m: OutboxMessages, locale: Locale, { event, record }: OutboxNotice): Promise<void> {
  if (event.kind === 'stored') return announceStored(m, event.receipt.reference);
  const group = formOf(record.payload) === 'trip' ? 'tripRequest' : 'contact';
  const words = (await loadMessages(locale, group).catch(() => null)) as RequestWords | null;
  const isExpired = event.kind === 'expired';
  showToast({
    tone: 'danger',
    title: isExpired ? m.expiredTitle : m.refusedTitle,
    text: isExpired ? m.expiredText : words ? describeFailure(event.error, words.failed).text : m.refusedText,
    stays: 'unexpected',
    action: (
      <ToastChatLink
        label={m.sendOnWhatsapp}
        href={words ? chatLink(record.payload, { words, locale }) : whatsappLink(business.whatsapp)}
      />
    ),
  });
}

/** Sends what waits, and says what became of requests whose form is not on the page. */
export function OutboxNotices() {
  const m = useMessages('outbox');
  const locale = useLocale();
  useEffect(() => pageOutbox.onNotice((notice) => void announce(m, locale, notice)), [m, locale]);
  useEffect(() => {
    const left = new AbortController();
    const resume = () => void pageOutbox.resumeAll();
    resume();
    // The tab that sent it may be closed by now.
    onReturnToWaiting(resume, left);
    return () => left.abort();
  }, []);
  return null;
}
