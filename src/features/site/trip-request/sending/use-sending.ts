import { useEffect, useRef, useState } from 'react';
import type { Path } from 'react-hook-form';
import { fieldOfPath, type FieldError, type LeadForm, type LeadPayload, type LeadReceipt } from '@/data/submit-lead';
import { readSessionId } from '@/data/visit-session';
import { useLocale } from '@/i18n/locale-context';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { Draft } from '../drafts/use-draft';
import type { ContactValues, TripValues } from '../fields/form-values';
import {
  answersOf,
  leadPayload,
  readAnswers,
  sameAnswers,
  type RequestWords,
  type SeenPrice,
} from '../fields/lead-payload';
import { chatLink } from './chat-link';
import type { DeliveryEvent } from './delivery';
import type { Outbox } from './outbox';
import { dropSent, onSentElsewhere, readSent, storeSent, type SentRecord } from './sent-record';
import { announceFailure, announceStored } from './sending-toasts';
import { describeFailure, refusedFields, type Failure } from './submission-failure';

/** How the form's request stands. */
export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; isSlow: boolean; payload: LeadPayload }
  /** `repeats`: it is sent again without being asked for. Without a payload where the answers could not be put together. */
  | { kind: 'failed'; failure: Failure; repeats: boolean; payload: LeadPayload | null }
  /** `isRestored`: it was sent before the page was loaded again; `isElsewhere`: by another tab. */
  | (SentRecord & { kind: 'sent'; isRestored?: boolean; isElsewhere?: boolean });

interface SendingOptions<Values extends TripValues | ContactValues> {
  kind: LeadForm;
  form: CheckedForm<Values>;
  draft: Draft;
  /** Storage key of the form's draft, which names the form in the outbox. */
  name: string;
  words: RequestWords;
  outbox: Outbox;
  /** The price that the form shows at this moment. */
  seenPrice?: SeenPrice | null;
  /** The request is stored, and nothing was changed since it was sent: the form is reset. */
  onStored: () => void;
  onRefused: (errors: ReadonlyMap<Path<Values>, FieldError>) => void;
}

/** Takes in how the request stands: tells the visitor, and empties or keeps the form. */
function useReport<Values extends TripValues | ContactValues>(
  { kind, form, draft, name, words, onStored, onRefused }: SendingOptions<Values>,
  show: (sending: Sending) => void,
) {
  const locale = useLocale();
  function fail(error: unknown, repeats: boolean, payload: LeadPayload | null) {
    const failure = describeFailure(error, words.failed);
    const values = form.state.getValues();
    // The one text of both places is made from two fields; the second shows what is wrong with it.
    const fieldOf = (path: string) => (path === 'destination' ? 'dropoff' : fieldOfPath(path));
    const fields = refusedFields(error, (path) =>
      fieldOf(path) in values ? (fieldOf(path) as Path<Values>) : undefined,
    );
    show(fields.size > 0 ? { kind: 'idle' } : { kind: 'failed', failure, repeats, payload });
    if (fields.size > 0) onRefused(fields);
    announceFailure(words, failure.text);
  }

  const holds = (payload: LeadPayload) => sameAnswers(readAnswers(kind, form.state.getValues()), answersOf(payload));
  function startAnew() {
    // First the empty form, then the draft: what is stored in between would be the old answers.
    onStored();
    draft.startAnew();
  }

  function succeed(receipt: LeadReceipt, payload: LeadPayload) {
    const { reference } = receipt;
    show({ kind: 'sent', payload, ...receipt });
    // Changes made while the request was being sent belong to the next request.
    if (holds(payload)) startAnew();
    storeSent(name, { payload, ...receipt });
    announceStored(words, reference, chatLink(payload, { words, locale }, reference));
  }

  /** Another tab has sent something: nobody is to send the same again. Other answers are another request. */
  function hearElsewhere(record: SentRecord) {
    if (!holds(record.payload)) return;
    show({ kind: 'sent', ...record, isElsewhere: true });
    startAnew();
    storeSent(name, record);
  }

  function report(event: DeliveryEvent, payload: LeadPayload) {
    switch (event.kind) {
      case 'sending':
      case 'slow':
        return show({ kind: 'sending', isSlow: event.kind === 'slow', payload });
      case 'stored':
        return succeed(event.receipt, payload);
      case 'failed':
        return fail(event.error, event.repeats, payload);
      case 'expired': {
        const failure: Failure = { text: words.failed.expired, retry: 'again' };
        return show({ kind: 'failed', failure, repeats: false, payload });
      }
    }
  }
  return { report, fail, hearElsewhere };
}

/** Sends what the form holds through the outbox, and says how it stands. */
export function useSending<Values extends TripValues | ContactValues>(options: SendingOptions<Values>) {
  const { kind, form, draft, name, words, outbox } = options;
  const locale = useLocale();
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  /** The field that only machines fill in. */
  const trap = useRef<HTMLInputElement>(null);
  const reporter = useReport(options, setSending);
  const latest = useRef(reporter);
  useEffect(() => {
    latest.current = reporter;
  });
  const [sender] = useState(() => outbox.form(name, (event, payload) => latest.current.report(event, payload)));
  useEffect(() => {
    const stored = readSent(name);
    // oxlint-disable-next-line react/set-state-in-effect -- the server's HTML knows nothing of it
    if (stored) setSending({ kind: 'sent', ...stored, isRestored: true });
  }, [name]);
  useEffect(() => onSentElsewhere(name, (record) => latest.current.hearElsewhere(record)), [name]);
  useEffect(() => {
    // After the draft is back: what an earlier visit sent and nobody confirmed.
    void sender.resume();
    return sender.close;
  }, [sender]);

  async function send(how?: { asNew: boolean }) {
    let payload: LeadPayload | null = null;
    try {
      payload = leadPayload(kind, form.state.getValues(), {
        words,
        locale,
        openedAt: draft.openedAt(),
        submittedAt: new Date(),
        sessionId: readSessionId(),
        seenPrice: options.seenPrice,
        subject: trap.current?.value ?? '',
      });
      await sender.send(payload, how);
    } catch (error) {
      // Whatever it was: nobody is left waiting for an answer that cannot come.
      console.error('[request]', error);
      latest.current.fail(error, false, payload);
    }
  }

  return {
    sending,
    trap,
    send,
    /** The confirmation has been read. */
    dismiss: () => {
      dropSent(name);
      setSending({ kind: 'idle' });
    },
  };
}
