import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { FailedAlert, SlowAlert } from '@/ui/sending-alerts';
import type { Sending } from './use-sending';

interface FailedPanelProps {
  sending: Extract<Sending, { kind: 'failed' }>;
  onRetry: () => void;
}

/** The lasting word on a request that was not confirmed. */
export function FailedPanel({ sending: { failure, repeats, chat }, onRetry }: FailedPanelProps) {
  const m = useMessages('tripRequest');
  const chatLink = useChatLink(chat);
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

/** Offered while an answer is slow to come. */
export function SlowPanel({ chat }: { chat: string }) {
  const m = useMessages('tripRequest');
  return <SlowAlert text={m.sending.slow} otherWay={useChatLink(chat)} />;
}

function useChatLink(chat: string) {
  const m = useMessages('tripRequest');
  const href = whatsappLink(business.whatsapp, chat);
  return { icon: 'chat', label: m.sending.whatsapp, href, newTab: true } as const;
}
