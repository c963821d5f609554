import { business } from '@/config/business';
import type { TripRequestMessages } from '@/i18n/messages/he/trip-request';
import { whatsappLink } from '@/lib/contact-links';
import { showToast } from '@/ui/toast';

/** Milliseconds on screen (specification, section 9). */
const SUCCESS_DURATION = 7000;
const FAILURE_DURATION = 8000;

/** Thanks, the reference, and the way into a chat about it. */
export function announceSuccess(m: TripRequestMessages, reference: string, chat: string): void {
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

export function announceFailure(m: TripRequestMessages, text: string): void {
  showToast({ tone: 'danger', title: m.failed.toastTitle, text, duration: FAILURE_DURATION });
}

/** A step that does not pass. */
export function announceInvalid(m: TripRequestMessages): void {
  showToast({ tone: 'danger', title: m.summary.toastTitle, text: m.summary.toastText, duration: FAILURE_DURATION });
}

export function announceCopyFailed(m: TripRequestMessages): void {
  showToast({ tone: 'danger', title: m.sent.copyFailed, duration: FAILURE_DURATION });
}
