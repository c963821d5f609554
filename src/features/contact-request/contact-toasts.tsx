import { business } from '@/config/business';
import type { ContactMessages } from '@/i18n/messages/he/contact';
import { whatsappLink } from '@/lib/contact-links';
import { showToast } from '@/ui/toast';

/** Milliseconds on screen (specification, section 9). */
const SUCCESS_DURATION = 7000;
const FAILURE_DURATION = 8000;

/** Thanks, the reference, and the way into a chat about it. */
export function announceSuccess(m: ContactMessages, reference: string, chat: string): void {
  showToast({
    tone: 'success',
    title: m.sent.toastTitle,
    text: m.sent.toastText(reference),
    duration: SUCCESS_DURATION,
    action: (
      <a
        href={whatsappLink(business.whatsapp, chat)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 w-fit items-center font-bold text-sea-700 underline underline-offset-4"
      >
        {m.sent.openChat}
      </a>
    ),
  });
}

function announce(title: string, text?: string): void {
  showToast({ tone: 'danger', title, text, duration: FAILURE_DURATION });
}

export const announceFailure = (m: ContactMessages, text: string) => announce(m.failed.toastTitle, text);
export const announceInvalid = (m: ContactMessages) => announce(m.summary.toastTitle, m.summary.toastText);
export const announceCopyFailed = (m: ContactMessages) => announce(m.sent.copyFailed);
