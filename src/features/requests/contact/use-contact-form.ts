import { useEffect, useRef, useState } from 'react';
import { canReachSite } from '@/data/deployed-file';
import { onOutboxFilled } from '../sending/outbox-marker';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import type * as EngineModule from './contact-engine';
import { chatText } from './contact-chat';
import { announceInvalid } from './contact-toasts';
import { isContactField, readContact, readTrap, type ContactPlace } from './contact-values';
import { useContactDraft } from './use-contact-draft';
import { useContactEngine } from './use-contact-engine';
import { useContactState } from './use-contact-state';

/** Milliseconds that the button waits before it says that it is busy: checking is quicker than that. */
const NOTICEABLE = 150;

interface ContactFormOptions {
  place: ContactPlace;
  /** Moment of `performance.now()` when the visitor first saw the form. */
  openedAt: number;
}

/** The short form: what is wrong with it, how its sending stands, and its draft. */
export function useContactForm({ place, openedAt }: ContactFormOptions) {
  const m = useMessages('contact');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const draft = useContactDraft(form, place);
  const state = useContactState(form, draft.empty);
  const { engine, prepare, sender } = useContactEngine(place, state.report);
  const [isPreparing, setPreparing] = useState(false);

  const check = (loaded: typeof EngineModule, element: HTMLFormElement) =>
    loaded.checkContact(readContact(element), {
      locale,
      website: readTrap(element),
      elapsed: performance.now() - openedAt,
    });

  async function send(how?: { asNew: boolean }) {
    const element = form.current;
    if (!element) return;
    const busy = setTimeout(() => setPreparing(true), NOTICEABLE);
    const loaded = await prepare();
    const isReachable = loaded !== null || (await canReachSite());
    clearTimeout(busy);
    setPreparing(false);
    if (!isReachable) return state.fail({ text: m.failed.network, retry: 'again' }, false);
    // Browsers remember a download that failed for as long as the page stands: the form goes as its HTML sends it.
    if (!loaded) return element.submit();
    const checked = check(loaded, element);
    const words = readContact(element);
    if ('payload' in checked)
      return sender.current?.send({ payload: checked.payload, words, chat: chatText(words, m) }, how);
    state.refuse(checked.errors);
    announceInvalid(m);
  }

  /** Once a field has an error, it is checked again while it is being mended; before that nobody is interrupted. */
  function typed(field: string) {
    if (!form.current) return;
    draft.touched(form.current);
    if (!isContactField(field) || !state.errors[field] || !engine.current) return;
    const checked = check(engine.current, form.current);
    state.mend(field, 'errors' in checked ? checked.errors[field] : undefined);
  }

  // A message of an earlier visit may wait; after the draft is back it goes on its way again.
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => onOutboxFilled(() => void prepare()), []);

  return {
    form,
    send,
    typed,
    errors: state.errors,
    attempt: state.attempt,
    sending: state.sending,
    startAnew: state.startAnew,
    isBusy: isPreparing || state.sending.kind === 'sending',
    /** Somebody is in the form: its heavy half may come, and with the last question what sends it. */
    entered: async (field: string) => {
      const loaded = await prepare();
      if (field === 'notes') loaded?.prepareSubmission();
    },
  };
}
