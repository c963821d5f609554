import { useEffect, useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SubmitLeadError, type FieldError, type LeadAccepted } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { fieldOfPayloadPath, leadPayload, readSessionId } from './lead-payload';
import { isExpired, nextOutgoing, type OutgoingRequest } from './outgoing-request';
import { sendOutgoing, type Submit } from './send-outgoing';
import { describeFailure, type Failure } from './submission-failure';
import { tripSteps } from './steps';
import { chatText } from './trip-summary';
import type { TripField, TripValues } from './trip-values';
import { announceFailure, announceSuccess } from './trip-toasts';
import type { TripMemory } from './use-trip-draft';

/** Milliseconds of waiting after which WhatsApp is offered as well. */
const SLOW = 8000;

export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; slow: boolean; chat: string }
  | { kind: 'failed'; failure: Failure; chat: string }
  | { kind: 'sent'; reference: string; chat: string };

interface SendingOptions {
  form: UseFormReturn<TripValues>;
  memory: RefObject<TripMemory>;
  save: () => void;
  submit: Submit;
  /** What stands in the trap for machines. */
  website: () => string;
  /** The request is stored: the form starts anew. */
  onSent: () => void;
  onFieldErrors: (errors: ReadonlyMap<TripField, FieldError>) => void;
}

/** Fields of the form that the server refused; empty when the refusal is about something else. */
function refusedFields(error: unknown): ReadonlyMap<TripField, FieldError> {
  const errors = new Map<TripField, FieldError>();
  if (!(error instanceof SubmitLeadError)) return errors;
  for (const [path, problem] of Object.entries(error.fields)) {
    const field = fieldOfPayloadPath(path);
    if (field && !errors.has(field)) errors.set(field, problem);
  }
  return errors;
}

/** Whether the server has decided; after a failure inside it the request may still be stored. */
const isDecided = (error: unknown) =>
  error instanceof SubmitLeadError && error.code !== null && error.code !== 'unavailable';

/** Sends the request, one at a time, and tells how it stands. */
export function useSending(options: SendingOptions) {
  const messages = useMessages('tripRequest');
  const locale = useLocale();
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const busy = useRef(false);

  const describe = (reference?: string) => chatText(tripSteps, options.form.getValues(), { messages, locale }, reference);

  function accept({ reference }: LeadAccepted) {
    const chat = describe(reference);
    options.memory.current = { openedAt: Date.now(), outgoing: null };
    options.onSent();
    options.save();
    setSending({ kind: 'sent', reference, chat });
    announceSuccess(messages, reference, chat);
  }

  function refuse(error: unknown, outgoing: OutgoingRequest) {
    outgoing.answered = isDecided(error);
    options.save();
    const failure = describeFailure(error, messages);
    const fields = refusedFields(error);
    if (fields.size > 0) {
      setSending({ kind: 'idle' });
      options.onFieldErrors(fields);
    } else {
      setSending({ kind: 'failed', failure, chat: describe() });
    }
    announceFailure(messages, failure.text);
  }

  async function transmit(outgoing: OutgoingRequest) {
    if (busy.current) return;
    busy.current = true;
    options.memory.current.outgoing = outgoing;
    options.save();
    setSending({ kind: 'sending', slow: false, chat: describe() });
    const slow = setTimeout(
      () => setSending((state) => (state.kind === 'sending' ? { ...state, slow: true } : state)),
      SLOW,
    );
    try {
      accept(await sendOutgoing(outgoing, options.submit));
    } catch (error) {
      refuse(error, outgoing);
    } finally {
      clearTimeout(slow);
      busy.current = false;
    }
  }

  /** Sends what the form holds; `asNew` gives it a key of its own although the last one went unanswered. */
  async function send({ asNew = false } = {}) {
    const { openedAt, outgoing } = options.memory.current;
    const payload = leadPayload(options.form.getValues(), {
      messages,
      locale,
      openedAt: new Date(openedAt),
      submittedAt: new Date(),
      sessionId: readSessionId(),
      website: options.website(),
    });
    await transmit(nextOutgoing(asNew ? null : outgoing, payload));
  }

  /** Repeats the request that nobody answered, as it was; after three days it says so instead. */
  async function resume() {
    const { outgoing } = options.memory.current;
    if (!outgoing || outgoing.answered) return;
    if (!isExpired(outgoing)) return transmit(outgoing);
    options.memory.current.outgoing = null;
    setSending({
      kind: 'failed',
      failure: { text: messages.failed.expired, resumes: false, retry: 'again' },
      chat: describe(),
    });
  }

  useResumption(sending.kind === 'failed' && sending.failure.resumes, resume);
  return { sending, send, resume };
}

/** Calls back when the connection is there again, or the page returns from the browser's back/forward cache. */
function useResumption(wanted: boolean, resume: () => Promise<void>): void {
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  });
  useEffect(() => {
    if (!wanted) return;
    const again = () => void latest.current();
    addEventListener('online', again);
    addEventListener('pageshow', again);
    return () => {
      removeEventListener('online', again);
      removeEventListener('pageshow', again);
    };
  }, [wanted]);
}
