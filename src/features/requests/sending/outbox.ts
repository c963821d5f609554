/**
 * The outbox of the browser: no request is lost between the press of the button and the server's word. A request goes
 * in before it is sent, with the idempotency key that all its repetitions carry; it leaves when the server has stored
 * it, or after 72 hours with a notice. Any page of the site goes on sending what waits here.
 */
import { dropDraftOf } from '@/lib/stored-draft';
import { SubmitLeadError, submitLead } from '@/data/submit-lead';
import { startDelivery, type Delivery, type DeliveryEvent, type Ending, type Submit } from './delivery';
import { hasSameContent, isExpired, nextRecord, type OutboxRecord, type OutboxRequest } from './outbox-record';
import { browserStore, type OutboxStore } from './outbox-store';

/** What became of a request that no form on the page waits for. */
export interface OutboxNotice {
  ending: Ending;
  record: OutboxRecord;
}

/** A form's side of the outbox. */
export interface OutboxForm {
  /** Sends; `asNew` gives the request a key of its own although an earlier version is known to the server. */
  send: (request: OutboxRequest, options?: { asNew?: boolean }) => Promise<void>;
  /** Takes up what the form sent on an earlier page, and says how it stands. */
  resume: () => Promise<void>;
  /** The form is gone; what it sent goes on. */
  close: () => void;
}

export interface Outbox {
  /**
   * @param name storage key of the form's draft, which is dropped when its request arrives without the form
   * @param listen hears how the form's request stands
   */
  form: (name: string, listen: (event: DeliveryEvent) => void) => OutboxForm;
  /** Goes on sending everything that waits. */
  resumeAll: () => Promise<void>;
  /** Hears what became of requests whose form is not on the page. Returns what ends it. */
  onNotice: (listen: (notice: OutboxNotice) => void) => () => void;
}

/** Tells the page about requests without a form; what nobody heard is told to the first who listens. */
function noticeBoard() {
  const listeners = new Set<(notice: OutboxNotice) => void>();
  let unheard: OutboxNotice[] = [];
  return {
    put: (notice: OutboxNotice) => {
      if (listeners.size === 0) unheard.push(notice);
      for (const listen of listeners) listen(notice);
    },
    listen: (listen: (notice: OutboxNotice) => void) => {
      listeners.add(listen);
      const missed = unheard;
      unheard = [];
      for (const notice of missed) listen(notice);
      return () => void listeners.delete(listen);
    },
  };
}

/** Everything that is on its way in this page. */
function dispatcher(submit: Submit, store: OutboxStore) {
  const deliveries = new Map<string, Delivery>();
  const forms = new Map<string, (event: DeliveryEvent) => void>();
  const notices = noticeBoard();

  function report(event: DeliveryEvent, record: OutboxRecord): void {
    const form = forms.get(record.key);
    if (form) return form(event);
    if (event.kind === 'sending' || event.kind === 'slow' || (event.kind === 'failed' && event.repeats)) return;
    if (event.kind === 'stored') dropDraftOf(record.form, record.words);
    notices.put({ ending: event, record });
  }

  function deliver(record: OutboxRecord): Delivery {
    const known = deliveries.get(record.key);
    if (known) return known;
    const { key } = record;
    const isAwaited = () => forms.has(key);
    const delivery = startDelivery(record, { submit, store, report, isAwaited, onEnd: () => deliveries.delete(key) });
    deliveries.set(key, delivery);
    return delivery;
  }
  return { deliver, forms, notices };
}

/** @param submit sends one request once; another one in tests */
export function createOutbox(submit: Submit = submitLead, store = browserStore()): Outbox {
  const { deliver, forms, notices } = dispatcher(submit, store);

  /** What is in; what was refused and is too old was seen long ago. */
  const current = () => store.update((records) => records.filter((each) => !each.refusal || !isExpired(each)));

  /** Puts the request in; the same words sent by another tab are the same request. */
  async function put(name: string, ownKey: string | null, request: OutboxRequest, asNew: boolean) {
    const fresh = { key: crypto.randomUUID(), createdAt: Date.now() };
    const { records } = await store.update((records) => {
      const own = records.find(({ key }) => key === ownKey);
      const twin = records.find((each) => each.form === name && hasSameContent(each, request));
      const previous = asNew ? undefined : (own ?? twin);
      const others = records.filter((each) => each !== own && each !== previous);
      return [...others, nextRecord(previous, name, request, fresh)];
    });
    return records.at(-1) as OutboxRecord;
  }

  return {
    form: (name, listen) => {
      let key: string | null = null;
      const close = () => {
        if (key && forms.get(key) === listen) forms.delete(key);
      };
      const follow = (record: OutboxRecord) => {
        close();
        key = record.key;
        forms.set(key, listen);
      };
      return {
        close,
        send: async (request, { asNew = false } = {}) => {
          // Storage may take its time; the button answers at once.
          listen({ kind: 'sending' });
          const record = await put(name, key, request, asNew);
          follow(record);
          deliver(record).press(record);
        },
        resume: async () => {
          const { records, late } = await current();
          const newestIn = (all: readonly OutboxRecord[] | null) => all?.findLast((each) => each.form === name);
          const record = newestIn(records) ?? newestIn(await late);
          if (!record || (key && forms.has(key))) return;
          follow(record);
          if (!record.refusal) return deliver(record).press(record);
          const { text, ...refusal } = record.refusal;
          listen({ kind: 'failed', error: new SubmitLeadError(text, refusal), repeats: false });
        },
      };
    },
    resumeAll: async () => {
      const { records, late } = await current();
      const deliverAll = (all: readonly OutboxRecord[] | null) => {
        for (const record of all ?? []) if (!record.refusal) deliver(record);
      };
      deliverAll(records);
      deliverAll(await late);
    },
    onNotice: notices.listen,
  };
}

/** The outbox of this page. */
export const pageOutbox = createOutbox();
