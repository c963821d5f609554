import { business } from '@/config/business';
import { pageOutbox, type OutboxNotice } from '../sending/outbox';
import type { OutboxMessages } from '@/i18n/messages/he/outbox';
import { whatsappLink } from '@/lib/contact-links';
import { showToast } from '@/ui/toast';
import { standaloneLinkClass } from '@/ui/text-link';

/** References of what has arrived on this page; there is room for one toast only. */
const arrived: string[] = [];

function announce(m: OutboxMessages, { ending, record }: OutboxNotice): void {
  if (ending.kind === 'stored') {
    arrived.push(ending.reference);
    const references = arrived.join(', ');
    return showToast({
      tone: 'success',
      title: m.storedTitle,
      text: m.storedText(references),
      stays: 'unexpected',
      action: <ChatLink label={m.openChat} text={m.chat(references)} />,
    });
  }
  const isExpired = ending.kind === 'expired';
  showToast({
    tone: 'danger',
    title: isExpired ? m.expiredTitle : m.refusedTitle,
    text: isExpired ? m.expiredText : (ending.error as Error).message || m.refusedText,
    stays: 'unexpected',
    action: <ChatLink label={m.sendOnWhatsapp} text={record.chat} />,
  });
}

function ChatLink({ label, text }: { label: string; text: string }) {
  return (
    <a
      href={whatsappLink(business.whatsapp, text)}
      target="_blank"
      rel="noopener"
      className={`${standaloneLinkClass} w-fit`}
    >
      {label}
    </a>
  );
}

/**
 * Sends what waits, and tells what became of requests whose form is not on the page.
 * @param left ends the telling; the sending goes on
 * @returns what sends anything that has come since
 */
export function watchOutbox(messages: OutboxMessages, left: AbortSignal): () => void {
  left.addEventListener(
    'abort',
    pageOutbox.onNotice((notice) => announce(messages, notice)),
  );
  const resume = () => void pageOutbox.resumeAll();
  resume();
  return resume;
}
