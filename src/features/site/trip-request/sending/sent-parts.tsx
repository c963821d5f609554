import { useEffect, useRef } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { buttonClass } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Icon } from '@/ui/icon';
import { standaloneLinkClass } from '@/ui/text-link';
import type { RequestWords } from '../fields/lead-payload';
import { chatLink, spokenAnswers } from './chat-link';
import { announceCopyFailed } from './sending-toasts';
import type { Sending } from './use-sending';

/** What both forms' lasting confirmations are made of. */
export interface SentProps {
  sent: Extract<Sending, { kind: 'sent' }>;
  words: RequestWords;
}

/** Says that the request has arrived, and under which reference; takes the focus, again with each new one. */
export function SentReference({ sent: { reference, isRestored, isElsewhere }, words }: SentProps) {
  const heading = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (isRestored) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [reference, isRestored]);

  return (
    <>
      <p
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-3 font-display text-card font-bold focus:outline-none"
      >
        <span className="inline-flex size-9 flex-none items-center justify-center rounded-full bg-sea-600 text-paper">
          <Icon name="check" />
        </span>
        {isElsewhere ? words.sent.elsewhere : words.sent.title}
      </p>
      <p>
        <span className="block text-sm text-ink-2">{words.sent.reference}</span>
        <bdi dir="ltr" className="font-display text-figure font-bold text-sea-700">
          {reference}
        </bdi>
      </p>
    </>
  );
}

/** What was sent, as the business reads it. */
export function SentAnswers({ sent: { payload }, words }: SentProps) {
  const locale = useLocale();
  return (
    <details className="w-full">
      <summary className="min-h-11 content-center font-bold">{words.sent.what}</summary>
      <dl className="grid gap-x-5 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {spokenAnswers(payload, { words, locale }).map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-bold whitespace-pre-line wrap-anywhere">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function SentChatLink({ sent: { payload, reference }, words }: SentProps) {
  const locale = useLocale();
  return (
    <a
      href={chatLink(payload, { words, locale }, reference)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ tone: 'secondary', size: 'small' })}
    >
      <Icon name="chat" />
      {words.sent.openChat}
    </a>
  );
}

/** The way to the trip's own page. */
export function TripPageLink() {
  const locale = useLocale();
  const { nav } = useMessages('site');
  return (
    <a href={localizedPath(locale, '/trip')} className={standaloneLinkClass}>
      {nav.trip}
      <Icon name="arrow" className="size-4" />
    </a>
  );
}

/** No mail brings the link to the trip's page: where it is asked for. */
export function UnmailedNote() {
  const locale = useLocale();
  const { text, link } = useMessages('tripRequest').sent.unmailed;
  return (
    <Alert tone="info" role="none">
      <p>
        {text} <a href={localizedPath(locale, '/trip')}>{link}</a>
      </p>
    </Alert>
  );
}

export function CopyReference({ sent: { reference }, words }: SentProps) {
  return <CopyButton text={reference} labels={words.sent} onFailure={() => announceCopyFailed(words)} />;
}
