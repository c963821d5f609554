import { useEffect, useRef } from 'react';
import type { LeadSender, Outbox, SendingEvent } from '@/data/lead-sender';
import type { Submit } from '@/data/send-outgoing';
import type { ContactMessagePayload } from '@/data/submit-lead';
import type * as EngineModule from './contact-engine';

type Engine = typeof EngineModule;

interface EngineOptions {
  submit: Submit | undefined;
  outbox: Outbox<ContactMessagePayload>;
  report: (event: SendingEvent, engine: Engine) => void;
}

/** The heavy half of the form, and its sender; both are null until the first `prepare()`. */
export function useContactEngine({ submit, outbox, report }: EngineOptions) {
  const engine = useRef<Engine>(null);
  const sender = useRef<LeadSender<ContactMessagePayload>>(null);
  const latest = useRef({ submit, report });
  useEffect(() => {
    latest.current = { submit, report };
  });
  useEffect(() => () => sender.current?.stop(), []);

  /** Downloads it, once; null when it did not arrive. */
  async function prepare(): Promise<Engine | null> {
    const loaded = await import('./contact-engine').catch(() => null);
    if (!loaded) return null;
    engine.current = loaded;
    sender.current ??= loaded.leadSender<ContactMessagePayload>({
      submit: (...message) => (latest.current.submit ?? loaded.submitLead)(...message),
      outbox,
      report: (event) => latest.current.report(event, loaded),
    });
    return loaded;
  }

  return { engine, sender, prepare };
}
