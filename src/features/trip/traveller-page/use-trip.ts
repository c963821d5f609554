import { MINUTE_MS } from '@shared/clock/clock';
import { useCallback, useEffect, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import {
  callTrip,
  canTryAgain,
  TripUnansweredError,
  type RepricedTrip,
  type TripAnswer,
  type TripCall,
  type TripChange,
  type TripRefusalCode,
  type TripView,
} from '@/data/trip';
import { newId } from '@/lib/new-id';
import { forgetTrip, keptTrip, refreshKept, type KeptNews } from './kept-trips';
import type { TripLink } from './use-trip-link';

/** Milliseconds between two looks at a trip that stays open. */
const LOOK_AGAIN_MS = MINUTE_MS;
/** Milliseconds on a visible page from which on a trip counts as seen: scanners and previews do not stay. */
const SEEN_AFTER_MS = 2000;

type WithoutLink<Call> = Call extends { reference: string; key: string } ? Omit<Call, 'reference' | 'key'> : never;
/** What a traveller may wish on the page. */
export type TripWish = Exclude<WithoutLink<TripCall>, { action: 'read' | 'reprice' }>;
export type WishName = TripWish['action'];

/** What became of a change besides: the office was asked about it, or the price that was kept does not hold for it. */
type ChangeResult = 'change_asked' | 'price_dropped';

/** How the last wish stands. Nothing counts as done before the server has said so. */
export type WishState =
  | { kind: 'idle' }
  | { kind: 'sending'; action: WishName }
  /** No answer came: it may have been done or not, and pressing again is safe. */
  | { kind: 'unsure'; action: WishName; isOffline: boolean }
  /** `before`: the price that was shown. */
  | {
      kind: 'refused';
      action: WishName;
      code: TripRefusalCode;
      fields: Readonly<Record<string, string>>;
      before: number | null;
    }
  | { kind: 'done'; action: WishName; result: WishName | ChangeResult };

/** How reading the trip stands. */
export type Reading =
  | { kind: 'loading' }
  /** `code`: what the server said; null where nobody answered. */
  | { kind: 'closed'; code: TripRefusalCode | null }
  /** `readAt`: when the server last said so. `isStale`: the last attempt since then failed. */
  | {
      kind: 'open';
      trip: TripView;
      readAt: Date;
      isStale: boolean;
      /** What the copy on this phone said otherwise, until now. */
      news?: KeptNews;
    };

type SetReading = Dispatch<SetStateAction<Reading>>;

/** The trip behind a link, read now and looked at again, and what the traveller wishes of it. */
export function useTrip({ reference, key }: TripLink) {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });
  const [wish, setWish] = useState<WishState>({ kind: 'idle' });
  const known = useRef<TripView | null>(null);
  /** Grows with every wish: what was read before it is no news. */
  const turn = useRef(0);
  const isSending = useRef(false);
  /** The same wish is sent with the same key until it is answered. */
  const wishKey = useRef(NO_WISH);

  const show = useShow({ reference, key }, known, setReading);

  const read = useCallback(
    async (how: { seen?: true } = {}) => {
      const started = turn.current;
      const version = known.current?.version;
      const answer = await answerTo({ action: 'read', reference, key, ...(version && { version }), ...how });
      if (started !== turn.current) return;
      const trip = answer?.success ? ('trip' in answer ? answer.trip : known.current) : null;
      if (trip) return show(trip);
      const code = answer && !answer.success ? answer.code : null;
      const isFinal = code === 'bad_link' || code === 'gone';
      const closed = await closedReading({ reference, key }, code, known.current !== null);
      if (started === turn.current)
        setReading((shown) => (shown.kind === 'open' && !isFinal ? { ...shown, isStale: true } : closed));
    },
    [reference, key, show],
  );

  const send = useCallback(
    async (wished: TripWish) => {
      if (isSending.current) return;
      isSending.current = true;
      turn.current += 1;
      const { action } = wished;
      const before = known.current?.offer?.total_agorot ?? null;
      setWish({ kind: 'sending', action });
      if (wishKey.current.wish !== JSON.stringify(wished)) wishKey.current = newKey(wished, known.current);
      try {
        const answer = await callTrip({ ...wished, reference, key }, wishKey.current.key);
        if ('trip' in answer && answer.trip) show(answer.trip);
        if (answer.success) setWish(done(action, wishKey.current.before, known.current));
        else setWish({ kind: 'refused', action, code: answer.code, fields: answer.fields ?? {}, before });
        if (answer.success || !canTryAgain(answer.code)) wishKey.current = NO_WISH;
      } catch (error) {
        // Whatever it was, nobody has heard an answer.
        setWish({ kind: 'unsure', action, isOffline: error instanceof TripUnansweredError && error.isOffline });
      } finally {
        isSending.current = false;
      }
    },
    [reference, key, show],
  );

  const reprice = useReprice({ reference, key }, isSending, setWish);
  useLooks(read, isSending);
  useSeen(reading, read);

  const retry = () => {
    setReading((shown) => (shown.kind === 'closed' ? { kind: 'loading' } : shown));
    void read();
  };
  const forget = useCallback(() => setWish((now) => (now.kind === 'sending' ? now : { kind: 'idle' })), []);
  return { reading, wish, send, reprice, retry, forget };
}

/** Shows what the server has said of the trip, and brings the copy on this phone up to date, where there is one. */
function useShow({ reference, key }: TripLink, known: RefObject<TripView | null>, setReading: SetReading) {
  return useCallback(
    (trip: TripView) => {
      known.current = trip;
      setReading((shown) => ({
        kind: 'open',
        trip,
        readAt: new Date(),
        isStale: false,
        ...(shown.kind === 'open' && shown.news && { news: shown.news }),
      }));
      void refreshKept({ reference, key }, trip).then((news) => {
        if (news) setReading((shown) => (shown.kind === 'open' ? { ...shown, news } : shown));
      });
    },
    [reference, key, known, setReading],
  );
}

/** What is shown where nothing was read: the copy on this phone, where there is one and the trip is not over for good. */
async function closedReading(link: TripLink, code: TripRefusalCode | null, isKnown: boolean): Promise<Reading> {
  const isFinal = code === 'bad_link' || code === 'gone';
  if (isFinal) void forgetTrip(link);
  const kept = isFinal || isKnown ? null : await keptTrip(link);
  return kept
    ? { kind: 'open', trip: kept.trip, readAt: new Date(kept.readAt), isStale: true }
    : { kind: 'closed', code };
}

/** Asks what a change does to the price; null where that was not to be learnt, which is said like what becomes of the change itself. */
function useReprice({ reference, key }: TripLink, isSending: RefObject<boolean>, setWish: (wish: WishState) => void) {
  return useCallback(
    async (fields: TripChange): Promise<RepricedTrip | null> => {
      if (isSending.current) return null;
      isSending.current = true;
      const action = 'change';
      setWish({ kind: 'sending', action });
      const answer = await answerTo({ action: 'reprice', reference, key, fields });
      isSending.current = false;
      if (answer?.success && 'price' in answer) {
        setWish({ kind: 'idle' });
        return answer.price;
      }
      setWish(
        answer && !answer.success
          ? { kind: 'refused', action, code: answer.code, fields: answer.fields ?? {}, before: null }
          : { kind: 'unsure', action, isOffline: !navigator.onLine },
      );
      return null;
    },
    [reference, key, isSending, setWish],
  );
}

interface KeyedWish {
  wish: string;
  key: string;
  /** The trip when it was first wished. */
  before: TripView | null;
}
const NO_WISH: KeyedWish = { wish: '', key: '', before: null };

const newKey = (wish: TripWish, before: TripView | null): KeyedWish => ({
  wish: JSON.stringify(wish),
  key: newId(),
  before,
});

function done(action: WishName, before: TripView | null, after: TripView | null): WishState {
  return {
    kind: 'done',
    action,
    result: (action === 'change' && before && after && changeResult(before, after)) || action,
  };
}

function changeResult(before: TripView, after: TripView): ChangeResult | null {
  const asked = (trip: TripView) =>
    trip.events.filter(({ kind }) => kind === 'change_asked').map(({ occurred_at: at }) => at);
  const known = new Set(asked(before));
  if (asked(after).some((at) => !known.has(at))) return 'change_asked';
  return before.price && !after.price ? 'price_dropped' : null;
}

/** What the server says; null where nobody answered. */
async function answerTo(call: TripCall): Promise<TripAnswer | null> {
  try {
    return await callTrip(call);
  } catch (error) {
    if (error instanceof TripUnansweredError) return null;
    throw error;
  }
}

type Read = (how?: { seen?: true }) => Promise<void>;

/** Reads at once, and again: every minute while the page is looked at, on coming back to it, and with the connection. */
function useLooks(read: Read, isSending: { readonly current: boolean }): void {
  useEffect(() => {
    void read();
    const look = () => {
      if (!document.hidden && !isSending.current) void read();
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [read, isSending]);
}

/** Says that an offer has been seen, once it has been on a visible page for a while. */
function useSeen(reading: Reading, read: Read): void {
  const trip = reading.kind === 'open' ? reading.trip : null;
  const number = trip?.scope === 'full' && trip.offer?.state === 'sent' ? trip.offer.number : null;
  useEffect(() => {
    if (number === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new AbortController();
    const wait = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(() => {
        watch.abort();
        void read({ seen: true });
      }, SEEN_AFTER_MS);
    };
    wait();
    document.addEventListener('visibilitychange', wait, { signal: watch.signal });
    return () => {
      clearTimeout(timer);
      watch.abort();
    };
  }, [number, read]);
}
