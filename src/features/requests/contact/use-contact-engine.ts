import { useEffect, useRef } from 'react';
import type { DeliveryEvent } from '../sending/delivery';
import type { OutboxForm } from '../sending/outbox';
import type * as EngineModule from './contact-engine';
import type { ContactPlace } from './contact-values';
import { draftPlace } from './draft-place';

type Engine = typeof EngineModule;

/** The heavy half of the form, and its way into the outbox; both are null until the first `prepare()`. */
export function useContactEngine(place: ContactPlace, report: (event: DeliveryEvent, engine: Engine) => void) {
  const engine = useRef<Engine>(null);
  const sender = useRef<OutboxForm>(null);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  useEffect(() => () => sender.current?.close(), []);

  /** Downloads it, once, and takes up what an earlier visit sent; null when it did not arrive. */
  async function prepare(): Promise<Engine | null> {
    const loaded = await import('./contact-engine').catch(() => null);
    if (!loaded || sender.current) return loaded;
    engine.current = loaded;
    sender.current = loaded.pageOutbox.form(draftPlace(place).key, (event) => latest.current(event, loaded));
    void sender.current.resume();
    return loaded;
  }

  return { engine, sender, prepare };
}
