import type { ReactNode, SubmitEvent } from 'react';
import { TRIP_DESK } from '@/data/trip';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { useBrowserValue } from '@/islands/use-browser-value';
import { Alert } from '@/ui/alert';
import { Button, type ButtonStyle } from '@/ui/button';
import { Card } from '@/ui/card';
import type { KeylessCall, Sending } from './use-keyless-call';

interface KeylessCardProps {
  action: KeylessCall['action'];
  title: string;
  text: string;
  sending: Sending;
  /** The one answer that is given, whether or not there is such a trip. */
  taken: string;
  sendLabel: string;
  tone: NonNullable<ButtonStyle['tone']>;
  summary: ReactNode;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/**
 * A card with a form, and in its place the answer once it is sent. Its HTML works by itself: until this code has hydrated
 * it, the browser posts it, and the function leads back to the page (posted-trip-answers.tsx).
 */
export function KeylessCard({
  action,
  title,
  text,
  sending,
  taken,
  sendLabel,
  tone,
  summary,
  onSubmit,
  children,
}: KeylessCardProps) {
  const m = useMessages('trip');
  const locale = useLocale();
  const refused: Readonly<Partial<Record<string, string>>> = m.refused;
  const isHydrated = useBrowserValue(() => true, false);
  const isTaken = sending.kind === 'taken';
  return (
    <Card className="grid gap-5 px-5 py-6 shadow-2 sm:px-7">
      <div className="grid gap-1">
        <h2 className="text-h3">{title}</h2>
        <p className="text-ink-2">{text}</p>
      </div>
      <div role="status" className="empty:hidden">
        {isTaken ? (
          <Alert tone="success" role="none">
            <p className="font-bold">{taken}</p>
          </Alert>
        ) : null}
      </div>
      <form
        hidden={isTaken}
        action={TRIP_DESK}
        method="post"
        // The browser's own checks serve those without this code.
        noValidate={isHydrated}
        aria-label={title}
        className="grid gap-5"
        onSubmit={onSubmit}
      >
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="language" value={locale} />
        {summary}
        {children}
        {sending.kind === 'failed' ? (
          <Alert tone="danger">
            <p>
              {sending.code === null
                ? sending.isOffline
                  ? m.unsure.offline
                  : m.unsure.other
                : (refused[sending.code] ?? m.refused.other)}
            </p>
          </Alert>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            // What was posted by the browser is not sent by this code as well.
            data-leads
            tone={tone}
            busy={sending.kind === 'sending'}
            busyLabel={m.actions.sending}
            className="max-sm:w-full"
          >
            {sendLabel}
          </Button>
          <p className="min-w-48 grow basis-0 text-sm text-ink-2">
            {m.keyless.purpose} <a href={localizedPath(locale, '/privacy')}>{m.shell.privacy}</a>
          </p>
        </div>
      </form>
    </Card>
  );
}
