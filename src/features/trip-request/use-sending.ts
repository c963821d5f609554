import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { leadSender, type SendingEvent } from '@/data/lead-sender';
import type { Submit } from '@/data/send-outgoing';
import type { FieldError, TripRequestPayload } from '@/data/submit-lead';
import { describeFailure, refusedFields, type Failure } from '@/data/submission-failure';
import { readSessionId } from '@/data/visit-session';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { fieldOfPayloadPath, leadPayload } from './lead-payload';
import { tripSteps } from './steps';
import { chatText } from './trip-summary';
import type { TripField, TripValues } from './trip-values';
import { announceFailure, announceSuccess } from './trip-toasts';
import type { TripMemoryStore } from './use-trip-draft';

export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; slow: boolean; chat: string }
  | { kind: 'failed'; failure: Failure; chat: string }
  | { kind: 'sent'; reference: string; chat: string };

interface SendingOptions {
  form: UseFormReturn<TripValues>;
  memory: TripMemoryStore;
  submit: Submit;
  /** What stands in the trap for machines. */
  website: () => string;
  /** The request is stored: the form starts anew. */
  onSent: () => void;
  onFieldErrors: (errors: ReadonlyMap<TripField, FieldError>) => void;
}

/** Takes in how a sending stands: tells the visitor, and keeps or forgets the request. */
function useOutcome(options: SendingOptions, setSending: (state: Sending) => void) {
  const messages = useMessages('tripRequest');
  const context = { messages, locale: useLocale() };
  const chat = (reference?: string) => chatText(tripSteps, options.form.getValues(), context, reference);

  function fail(error: unknown) {
    const failure = describeFailure(error, messages.failed);
    const fields = refusedFields(error, fieldOfPayloadPath);
    setSending(fields.size > 0 ? { kind: 'idle' } : { kind: 'failed', failure, chat: chat() });
    if (fields.size > 0) options.onFieldErrors(fields);
    announceFailure(messages, failure.text);
  }

  function succeed(reference: string) {
    const text = chat(reference);
    // First the empty form, then the memory: what is stored in between would be the old answers.
    options.onSent();
    options.memory.remember({ openedAt: Date.now() });
    setSending({ kind: 'sent', reference, chat: text });
    announceSuccess(messages, reference, text);
  }

  return (event: SendingEvent) => {
    switch (event.kind) {
      case 'sending':
      case 'slow':
        return setSending({ kind: 'sending', slow: event.kind === 'slow', chat: chat() });
      case 'stored':
        return succeed(event.answer.reference);
      case 'failed':
        return fail(event.error);
      case 'expired':
        return setSending({
          kind: 'failed',
          failure: { text: messages.failed.expired, retry: 'again' },
          chat: chat(),
        });
    }
  };
}

/** Sends the request, one at a time, and tells how it stands. */
export function useSending(options: SendingOptions) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const context = { messages: useMessages('tripRequest'), locale: useLocale() };
  const report = useOutcome(options, setSending);
  const latest = useRef({ options, report });
  useEffect(() => {
    latest.current = { options, report };
  });
  const [sender] = useState(() =>
    leadSender<TripRequestPayload>({
      submit: (...request) => latest.current.options.submit(...request),
      outbox: {
        get: () => latest.current.options.memory.recall().outgoing,
        put: (outgoing) => latest.current.options.memory.remember({ outgoing }),
      },
      report: (event) => latest.current.report(event),
    }),
  );
  useEffect(() => sender.stop, [sender]);

  /** What the form holds, ready to be sent. */
  const payload = (): TripRequestPayload =>
    leadPayload(options.form.getValues(), {
      ...context,
      openedAt: new Date(options.memory.recall().openedAt),
      submittedAt: new Date(),
      sessionId: readSessionId(),
      website: options.website(),
    });

  return {
    sending,
    /** Sends what the form holds. */
    send: (how?: { asNew?: boolean }) => sender.send(payload(), how),
    resume: sender.resume,
  };
}
