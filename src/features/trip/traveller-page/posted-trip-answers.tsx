import { POSTED_TRIP_IDS } from '@/data/posted-answer';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';

/** Answers the page's forms where the browser posted them itself: each is seen only when the address names it, without any script. */
export function PostedTripAnswers() {
  const { keyless, refused, errors } = useMessages('trip');
  const answers = {
    find_link: { text: keyless.linkAsked },
    cancel_notice: { text: keyless.notice.taken },
    invalid: { title: keyless.unsent.title, text: keyless.unsent.invalid },
    letters: { title: keyless.unsent.title, text: `${errors.emailLetters}.` },
    limited: { title: keyless.unsent.title, text: refused.rate_limited },
    fault: { title: keyless.unsent.title, text: refused.unavailable },
  } satisfies Record<keyof typeof POSTED_TRIP_IDS, { title?: string; text: string }>;
  return Object.entries<{ title?: string; text: string }>(answers).map(([answer, { title, text }]) => (
    <div key={answer} id={POSTED_TRIP_IDS[answer as keyof typeof answers]} className="hidden max-w-2xl target:block">
      <Alert role="none" tone={title ? 'danger' : 'success'} {...(title && { title })}>
        <p>{text}</p>
      </Alert>
    </div>
  ));
}
