import { showToast } from '@/ui/toast';
import { standaloneLinkClass } from '@/ui/text-link';

/** Thanks for something that was sent, its reference in the text, and the way into a chat about it. */
export function announceSent(title: string, text: string, chat: { label: string; href: string }): void {
  showToast({
    tone: 'success',
    title,
    text,
    stays: 'long',
    action: (
      <a href={chat.href} target="_blank" rel="noopener" className={`${standaloneLinkClass} w-fit`}>
        {chat.label}
      </a>
    ),
  });
}

/** What keeps a form from being sent. */
export function announceProblem(title: string, text?: string): void {
  showToast({ tone: 'danger', title, text });
}
