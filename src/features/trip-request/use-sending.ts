import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SubmitLeadError, type FieldError, type LeadAccepted, type TripRequestPayload } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { fieldOfPayloadPath, leadPayload, readSessionId } from './lead-payload';
import { isExpired, nextOutgoing, type OutgoingRequest } from './outgoing-request';
import { sendOutgoing, type Submit } from './send-outgoing';
import { describeFailure, type Failure } from './submission-failure';
import type { SummaryContext } from './step-types';
import { tripSteps } from './steps';
import { chatText } from './trip-summary';
import type { TripField, TripValues } from './trip-values';
import { announceFailure, announceSuccess } from './trip-toasts';
import type { TripMemoryStore } from './use-trip-draft';

/** Milliseconds of waiting after which WhatsApp is offered as well. */
const SLOW = 8000;

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

/** What the form holds, ready to be sent. */
function payloadOf({ form, memory, website }: SendingOptions, context: SummaryContext): TripRequestPayload {
  return leadPayload(form.getValues(), {
    ...context,
    openedAt: new Date(memory.recall().openedAt),
    submittedAt: new Date(),
    sessionId: readSessionId(),
    website: website(),
  });
}

/** Takes in how a sending ended: tells the visitor, and keeps or forgets the request. */
function useOutcome(options: SendingOptions, setSending: (state: Sending) => void) {
  const messages = useMessages('tripRequest');
  const locale = useLocale();
  const context = { messages, locale };
  const chat = (reference?: string) => chatText(tripSteps, options.form.getValues(), context, reference);
  return {
    context,
    chat,
    accept: ({ reference }: LeadAccepted) => {
      const text = chat(reference);
      // First the empty form, then the memory: what is stored in between would be the old answers.
      options.onSent();
      options.memory.remember({ openedAt: Date.now(), outgoing: null });
      setSending({ kind: 'sent', reference, chat: text });
      announceSuccess(messages, reference, text);
    },
    refuse: (error: unknown, outgoing: OutgoingRequest) => {
      options.memory.remember({ outgoing: { ...outgoing, answered: isDecided(error) } });
      const failure = describeFailure(error, messages);
      const fields = refusedFields(error);
      setSending(fields.size > 0 ? { kind: 'idle' } : { kind: 'failed', failure, chat: chat() });
      if (fields.size > 0) options.onFieldErrors(fields);
      announceFailure(messages, failure.text);
    },
  };
}

/** Sends the request, one at a time, and tells how it stands. */
export function useSending(options: SendingOptions) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const { context, chat, accept, refuse } = useOutcome(options, setSending);
  const busy = useRef(false);

  async function transmit(outgoing: OutgoingRequest) {
    if (busy.current) return;
    busy.current = true;
    options.memory.remember({ outgoing });
    setSending({ kind: 'sending', slow: false, chat: chat() });
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

  /** Sends what the form holds; `asNew` gives it a key of its own although the last one is known to the server. */
  async function send({ asNew = false } = {}) {
    const previous = asNew ? null : options.memory.recall().outgoing;
    await transmit(nextOutgoing(previous, payloadOf(options, context)));
  }

  /** Repeats the request that nobody answered, as it was; after three days it says so instead. */
  async function resume() {
    const { outgoing } = options.memory.recall();
    if (!outgoing || outgoing.answered) return;
    if (!isExpired(outgoing)) return transmit(outgoing);
    options.memory.remember({ outgoing: null });
    const failure: Failure = { text: context.messages.failed.expired, resumes: false, retry: 'again' };
    setSending({ kind: 'failed', failure, chat: chat() });
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
