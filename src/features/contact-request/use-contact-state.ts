import { useState, type RefObject } from 'react';
import type { SendingEvent } from '@/data/lead-sender';
import type { Failure } from '@/data/submission-failure';
import { useMessages } from '@/i18n/messages';
import { chatText } from './contact-chat';
import type * as EngineModule from './contact-engine';
import { announceFailure, announceSuccess } from './contact-toasts';
import {
  isContactField,
  readContact,
  type ContactError,
  type ContactErrors,
  type ContactField,
} from './contact-values';

export type ContactSending =
  | { kind: 'idle' }
  | { kind: 'sending'; slow: boolean; chat: string }
  | { kind: 'failed'; failure: Failure; chat: string }
  | { kind: 'sent'; reference: string; chat: string };

/** What the visitor is told: errors at the fields, and how the sending stands. */
export function useContactState(form: RefObject<HTMLFormElement | null>, onSent: () => void) {
  const m = useMessages('contact');
  const [errors, setErrors] = useState<ContactErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState<ContactSending>({ kind: 'idle' });

  const chat = (reference?: string) => (form.current ? chatText(readContact(form.current), m, reference) : '');

  /** Nothing is wrong with the fields, and this is how things stand. */
  function show(state: ContactSending) {
    setErrors({});
    setAttempt(0);
    setSending(state);
  }

  function refuse(found: ContactErrors) {
    setSending({ kind: 'idle' });
    setErrors(found);
    setAttempt((count) => count + 1);
  }

  function fail(failure: Failure) {
    show({ kind: 'failed', failure, chat: chat() });
    announceFailure(m, failure.text);
  }

  function succeed(reference: string) {
    const text = chat(reference);
    form.current?.reset();
    onSent();
    show({ kind: 'sent', reference, chat: text });
    announceSuccess(m, reference, text);
  }

  function failWith(error: unknown, { describeFailure, refusedFields, contactError }: typeof EngineModule) {
    const fields = refusedFields(error, (path) => (isContactField(path) ? path : undefined));
    const failure = describeFailure(error, m.failed);
    if (fields.size === 0) return fail(failure);
    refuse(Object.fromEntries([...fields].map(([field, problem]) => [field, contactError(problem)])));
    announceFailure(m, failure.text);
  }

  return {
    errors,
    attempt,
    sending,
    refuse,
    fail,
    report: (event: SendingEvent, engine: typeof EngineModule) => {
      if (event.kind === 'stored') succeed(event.answer.reference);
      else if (event.kind === 'failed') failWith(event.error, engine);
      else if (event.kind === 'expired')
        show({ kind: 'failed', failure: { text: m.failed.expired, retry: 'again' }, chat: chat() });
      else show({ kind: 'sending', slow: event.kind === 'slow', chat: chat() });
    },
    /** A field that had an error was changed. */
    mend: (field: ContactField, error: ContactError | undefined) => {
      setErrors(({ [field]: _mended, ...others }) => (error ? { ...others, [field]: error } : others));
    },
    /** The confirmation has been read. */
    startAnew: () => setSending({ kind: 'idle' }),
  };
}
