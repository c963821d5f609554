/**
 * The outbox of the browser: no request is lost between the press of the button and the server's word. A request goes
 * in before it is sent, with the idempotency key that all its repetitions carry; it leaves when the server has stored
 * it, or after 72 hours with a notice. Every page of the site sends what waits here.
 */
import { SubmitLeadError, submitLead, type LeadPayload } from '@/data/submit-lead';
import { newId } from '@/lib/new-id';
import { dropArrivedDraft } from '../drafts/arrived-draft';
import { startDelivery, type Delivery, type DeliveryEvent, type FinalEvent, type Submit } from './delivery';
import { hasSameContent, isExpired, nextRecord, type OutboxRecord } from './outbox-record';
import { browserStore, type OutboxStore } from './outbox-store';
import { tellOtherTabs } from './sent-record';

/** What became of a request that no form on the page waits for. */
export interface OutboxNotice {
  event: FinalEvent;
  record: OutboxRecord;
}

type FormListener = (event: DeliveryEvent, payload: LeadPayload) => void;

/** A form's side of the outbox. */
export interface OutboxForm {
  /** Sends; `asNew` gives the request a key of its own although an earlier version is known to the server. */
  send: (payload: LeadPayload, options?: { asNew?: boolean }) => Promise<void>;
  /** Takes up what the form sent on an earlier page, and reports how it stands. */
  resume: () => Promise<void>;
  /** The form is gone; what it sent is still delivered. */
  close: () => void;
}

export interface Outbox {
  /**
   * @param name storage key of the form's draft, which is dropped when its request arrives without the form
   * @param listen hears how the form's request stands
   */
  form: (name: string, listen: FormListener) => OutboxForm;
  /** Sends everything that waits. */
  resumeAll: () => Promise<void>;
  /** Hears what became of requests whose form is not on the page. Returns what ends it. */
  onNotice: (listen: (notice: OutboxNotice) => void) => () => void;
}

/** Notices about requests without a form; what nobody has heard goes to the first listener. */
function noticeQueue() {
  const listeners = new Set<(notice: OutboxNotice) => void>();
  let unheard: OutboxNotice[] = [];
  return {
    add: (notice: OutboxNotice) => {
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

/** The deliveries of this page, by idempotency key, and who hears of them. */
function pageDeliveries(submit: Submit, store: OutboxStore) {
  const deliveries = new Map<string, Delivery>();
  const forms = new Map<string, FormListener>();
  const notices = noticeQueue();

  function report(event: DeliveryEvent, record: OutboxRecord): void {
    if (event.kind === 'stored') tellOtherTabs(record.form, { payload: record.payload, ...event.receipt });
    const form = forms.get(record.key);
    if (form) return form(event, record.payload);
    if (event.kind === 'sending' || event.kind === 'slow' || (event.kind === 'failed' && event.repeats)) return;
    if (event.kind === 'stored') dropArrivedDraft(record.form, record.payload);
    notices.add({ event, record });
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
  const { deliver, forms, notices } = pageDeliveries(submit, store);

  /** What waits; what was refused and is too old was seen long ago. */
  const current = () => store.update((records) => records.filter((each) => !each.refusal || !isExpired(each)));

  /** Puts the request in; the same answers sent by another tab are the same request. */
  async function put(
    request: Pick<OutboxRecord, 'form' | 'payload'>,
    ownKey: string | null,
    asNew: boolean,
  ): Promise<OutboxRecord> {
    const fresh = { key: newId(), createdAt: Date.now() };
    const { records } = await store.update((records) => {
      const own = records.find(({ key }) => key === ownKey);
      const twin = records.find((each) => each.form === request.form && hasSameContent(each.payload, request.payload));
      const previous = asNew ? undefined : (own ?? twin);
      const others = records.filter((each) => each !== own && each !== previous);
      return [...others, nextRecord(previous, request, fresh)];
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
        send: async (payload, { asNew = false } = {}) => {
          // Storage may take its time; the button answers at once.
          listen({ kind: 'sending' }, payload);
          const record = await put({ form: name, payload }, key, asNew);
          follow(record);
          deliver(record).sendNow(record);
        },
        resume: async () => {
          const { records, slowDatabase } = await current();
          const newestIn = (all: readonly OutboxRecord[] | null) => all?.findLast((each) => each.form === name);
          const record = newestIn(records) ?? newestIn(await slowDatabase);
          if (!record || (key && forms.has(key))) return;
          follow(record);
          if (!record.refusal) return deliver(record).sendNow(record);
          const { text, ...refusal } = record.refusal;
          listen({ kind: 'failed', error: new SubmitLeadError(text, refusal), repeats: false }, record.payload);
        },
      };
    },
    resumeAll: async () => {
      const { records, slowDatabase } = await current();
      const deliverAll = (all: readonly OutboxRecord[] | null) => {
        for (const record of all ?? []) if (!record.refusal) deliver(record);
      };
      deliverAll(records);
      deliverAll(await slowDatabase);
    },
    onNotice: notices.listen,
  };
}

/** The outbox of this page. */
export const pageOutbox = createOutbox();
