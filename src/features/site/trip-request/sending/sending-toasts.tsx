import type { Messages } from '@/i18n/messages';
import { standaloneLinkClass } from '@/ui/text-link';
import { showToast } from '@/ui/toast';
import type { RequestWords } from '../fields/lead-payload';

const announceProblem = (title: string, text?: string) => showToast({ tone: 'danger', title, text });

/** A link into a chat, as a toast shows it. */
export function ToastChatLink({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={`${standaloneLinkClass} w-fit`}>
      {label}
    </a>
  );
}

/** Thanks for a request that is stored, with its reference and the way into a chat about it. */
export function announceStored({ sent }: RequestWords, reference: string, chatLink: string): void {
  showToast({
    tone: 'success',
    title: sent.toastTitle,
    text: sent.toastText(reference),
    stays: 'long',
    action: <ToastChatLink label={sent.openChat} href={chatLink} />,
  });
}

export const announceFailure = ({ failed }: RequestWords, text: string) => announceProblem(failed.toastTitle, text);
/** Something in the form is missing or wrong. */
export const announceInvalid = ({ summary }: RequestWords) => announceProblem(summary.toastTitle, summary.toastText);
/** The day with which the visitor came to the form cannot be travelled on. */
export function announceRefusedDay({ summary, fields, errors }: Messages['tripRequest'], code: string): void {
  const texts: Readonly<Record<string, string>> = errors;
  announceProblem(summary.toastTitle, summary.item(fields.travel_date, texts[code] ?? errors.selectDate));
}
export const announceCopyFailed = ({ sent }: RequestWords) => announceProblem(sent.copyFailed);
