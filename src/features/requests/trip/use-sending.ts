import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DeliveryEvent } from '../sending/delivery';
import type { Outbox } from '../sending/outbox';
import type { FieldError } from '@/data/submit-lead';
import { describeFailure, refusedFields, type Failure } from '../sending/submission-failure';
import { readSessionId } from '@/data/visit-session';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { haveSameFields } from '@/lib/stored-draft';
import { fieldOfPayloadPath, leadPayload } from './lead-payload';
import { tripSteps } from './steps';
import { TRIP_DRAFT } from './trip-draft';
import { chatText } from './trip-summary';
import type { TripField, TripValues } from './trip-values';
import { announceFailure, announceSuccess } from './trip-toasts';
import type { OpeningMoment } from './use-trip-draft';

export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; slow: boolean; chat: string }
  /** `repeats`: it goes on being sent by itself. */
  | { kind: 'failed'; failure: Failure; repeats: boolean; chat: string }
  | { kind: 'sent'; reference: string; chat: string };

interface SendingOptions {
  form: UseFormReturn<TripValues>;
  opening: OpeningMoment;
  outbox: Outbox;
  /** What stands in the trap for machines. */
  website: () => string;
  /** The request is stored: the form starts anew. */
  onSent: () => void;
  onFieldErrors: (errors: ReadonlyMap<TripField, FieldError>) => void;
}

/** Takes in how a sending stands: tells the visitor, and keeps or forgets the request. */
function useOutcome({ form, opening, onSent, onFieldErrors }: SendingOptions, setSending: (state: Sending) => void) {
  const messages = useMessages('tripRequest');
  const context = { messages, locale: useLocale() };
  const chat = (values = form.getValues(), reference?: string) => chatText(tripSteps, values, context, reference);

  function fail(error: unknown, repeats: boolean) {
    const failure = describeFailure(error, messages.failed);
    const fields = refusedFields(error, fieldOfPayloadPath);
    setSending(fields.size > 0 ? { kind: 'idle' } : { kind: 'failed', failure, repeats, chat: chat() });
    if (fields.size > 0) onFieldErrors(fields);
    announceFailure(messages, failure.text);
  }

  function succeed(reference: string, sent: TripValues) {
    const text = chat(sent, reference);
    // What was changed while the request was on its way is the beginning of another one.
    if (haveSameFields(form.getValues(), sent)) {
      // First the empty form, then the draft: what is stored in between would be the old answers.
      onSent();
      opening.renew();
    }
    setSending({ kind: 'sent', reference, chat: text });
    announceSuccess(messages, reference, text);
  }

  return (event: DeliveryEvent) => {
    switch (event.kind) {
      case 'sending':
      case 'slow':
        return setSending({ kind: 'sending', slow: event.kind === 'slow', chat: chat() });
      case 'stored':
        return succeed(event.reference, event.words as TripValues);
      case 'failed':
        return fail(event.error, event.repeats);
      case 'expired': {
        const failure: Failure = { text: messages.failed.expired, retry: 'again' };
        return setSending({ kind: 'failed', failure, repeats: false, chat: chat() });
      }
    }
  };
}

/** Sends the request through the outbox, and tells how it stands. */
export function useSending(options: SendingOptions) {
  const { form, opening, outbox, website } = options;
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const context = { messages: useMessages('tripRequest'), locale: useLocale() };
  const report = useOutcome(options, setSending);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  const [sender] = useState(() => outbox.form(TRIP_DRAFT.key, (event) => latest.current(event)));
  useEffect(() => {
    // After the draft is back: what an earlier visit sent and nobody confirmed.
    void sender.resume();
    return sender.close;
  }, [sender]);

  /** Sends what the form holds. */
  function send(how?: { asNew?: boolean }) {
    const words = form.getValues();
    const payload = leadPayload(words, {
      ...context,
      openedAt: new Date(opening.recall()),
      submittedAt: new Date(),
      sessionId: readSessionId(),
      website: website(),
    });
    return sender.send({ payload, words, chat: chatText(tripSteps, words, context) }, how);
  }
  return { sending, send };
}
