import { useState, type RefObject } from 'react';
import type { DeliveryEvent } from '../sending/delivery';
import type { Failure } from '../sending/submission-failure';
import { useMessages } from '@/i18n/messages';
import { haveSameFields } from '@/lib/stored-draft';
import { chatText } from './contact-chat';
import type * as EngineModule from './contact-engine';
import { announceFailure, announceSuccess } from './contact-toasts';
import {
  isContactField,
  readContact,
  type ContactError,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from './contact-values';

export type ContactSending =
  | { kind: 'idle' }
  | { kind: 'sending'; slow: boolean; chat: string }
  /** `repeats`: it goes on being sent by itself. */
  | { kind: 'failed'; failure: Failure; repeats: boolean; chat: string }
  | { kind: 'sent'; reference: string; chat: string };

/** The fields that the server refused, if that is what the failure is about. */
function fieldErrors(error: unknown, { refusedFields, contactError }: typeof EngineModule): ContactErrors | null {
  const fields = refusedFields(error, (path) => (isContactField(path) ? path : undefined));
  if (fields.size === 0) return null;
  return Object.fromEntries([...fields].map(([field, problem]) => [field, contactError(problem)]));
}

/** What the visitor is told: errors at the fields, and how the sending stands. */
export function useContactState(form: RefObject<HTMLFormElement | null>, empty: (form: HTMLFormElement) => void) {
  const m = useMessages('contact');
  const [errors, setErrors] = useState<ContactErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState<ContactSending>({ kind: 'idle' });

  const chat = () => (form.current ? chatText(readContact(form.current), m) : '');

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

  const showFailure = (failure: Failure, repeats: boolean) => show({ kind: 'failed', failure, repeats, chat: chat() });

  function fail(failure: Failure, repeats: boolean) {
    showFailure(failure, repeats);
    announceFailure(m, failure.text);
  }

  function succeed(reference: string, sent: ContactValues) {
    const text = chatText(sent, m, reference);
    // What was changed while the message was on its way is the beginning of another one.
    if (form.current && haveSameFields(readContact(form.current), sent)) empty(form.current);
    show({ kind: 'sent', reference, chat: text });
    announceSuccess(m, reference, text);
  }

  function failWith(error: unknown, repeats: boolean, engine: typeof EngineModule) {
    const failure = engine.describeFailure(error, m.failed);
    const fields = fieldErrors(error, engine);
    if (fields) refuse(fields);
    else showFailure(failure, repeats);
    announceFailure(m, failure.text);
  }

  function report(event: DeliveryEvent, engine: typeof EngineModule) {
    switch (event.kind) {
      case 'stored':
        return succeed(event.reference, event.words as ContactValues);
      case 'failed':
        return failWith(event.error, event.repeats, engine);
      case 'expired':
        return showFailure({ text: m.failed.expired, retry: 'again' }, false);
      default:
        return show({ kind: 'sending', slow: event.kind === 'slow', chat: chat() });
    }
  }

  return {
    errors,
    attempt,
    sending,
    refuse,
    fail,
    report,
    /** A field that had an error was changed. */
    mend: (field: ContactField, error?: ContactError) =>
      setErrors(({ [field]: _mended, ...others }) => (error ? { ...others, [field]: error } : others)),
    /** The confirmation has been read. */
    startAnew: () => setSending({ kind: 'idle' }),
  };
}
