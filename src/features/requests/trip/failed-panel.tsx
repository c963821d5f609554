import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { FailedAlert, SlowAlert } from '../sending/sending-alerts';
import type { Sending } from './use-sending';

interface FailedPanelProps {
  sending: Extract<Sending, { kind: 'failed' }>;
  onRetry: () => void;
}

/** The lasting word on a request that was not confirmed. */
export function FailedPanel({ sending: { failure, repeats, chat }, onRetry }: FailedPanelProps) {
  const m = useMessages('tripRequest');
  const chatLink = chatLinkOf(chat, m.sending.whatsapp);
  return (
    <FailedAlert
      title={m.failed.title}
      text={failure.text}
      note={repeats ? m.failed.repeated : m.failed.kept}
      retry={{ label: failure.retry === 'new' ? m.sending.sendAsNew : m.sending.retry, onRetry }}
      otherWays={[chatLink, { icon: 'phone', label: m.sending.call, href: telephoneLink(business.phone) }]}
    />
  );
}

/**
 * Offered while an answer is slow to come; stands in the form from the start.
 * @param props.chat the request as a text; null while there is nothing to offer
 */
export function SlowPanel({ chat }: { chat: string | null }) {
  const { slow, whatsapp } = useMessages('tripRequest').sending;
  return <SlowAlert offer={chat === null ? null : { text: slow, otherWay: chatLinkOf(chat, whatsapp) }} />;
}

function chatLinkOf(chat: string, label: string) {
  return { icon: 'chat', label, href: whatsappLink(business.whatsapp, chat), newTab: true } as const;
}
