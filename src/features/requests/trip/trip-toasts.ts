import { business } from '@/config/business';
import type { TripRequestMessages } from '@/i18n/messages/he/trip-request';
import { whatsappLink } from '@/lib/contact-links';
import { announceProblem, announceSent } from '../sending/sending-toasts';

export const announceSuccess = ({ sent }: TripRequestMessages, reference: string, chat: string) =>
  announceSent(sent.toastTitle, sent.toastText(reference), {
    label: sent.openChat,
    href: whatsappLink(business.whatsapp, chat),
  });
export const announceFailure = ({ failed }: TripRequestMessages, text: string) =>
  announceProblem(failed.toastTitle, text);
/** A step that does not pass. */
export const announceInvalid = ({ summary }: TripRequestMessages) =>
  announceProblem(summary.toastTitle, summary.toastText);
export const announceCopyFailed = ({ sent }: TripRequestMessages) => announceProblem(sent.copyFailed);
