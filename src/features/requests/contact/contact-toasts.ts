import { business } from '@/config/business';
import type { ContactMessages } from '@/i18n/messages/he/contact';
import { whatsappLink } from '@/lib/contact-links';
import { announceProblem, announceSent } from '../sending/sending-toasts';

export const announceSuccess = ({ sent }: ContactMessages, reference: string, chat: string) =>
  announceSent(sent.toastTitle, sent.toastText(reference), {
    label: sent.openChat,
    href: whatsappLink(business.whatsapp, chat),
  });
export const announceFailure = ({ failed }: ContactMessages, text: string) => announceProblem(failed.toastTitle, text);
export const announceInvalid = ({ summary }: ContactMessages) => announceProblem(summary.toastTitle, summary.toastText);
export const announceCopyFailed = ({ sent }: ContactMessages) => announceProblem(sent.copyFailed);
