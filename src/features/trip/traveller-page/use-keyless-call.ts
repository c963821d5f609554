import { useState } from 'react';
import { callTrip, canTryAgain, TripUnansweredError, type TripCall, type TripRefusalCode } from '@/data/trip';
import { newId } from '@/lib/new-id';

/** What can be wished without a link. */
export type KeylessCall = Extract<TripCall, { action: 'find_link' | 'cancel_notice' }>;
export type Sending =
  | { kind: 'idle' | 'sending' | 'taken' }
  | { kind: 'failed'; code: TripRefusalCode | null; isOffline: boolean };

/** Sends such a wish, each once, however often it is tried. @param onRefused what is wrong with which field, as codes */
export function useKeylessCall(onRefused: (codes: Readonly<Record<string, string>>) => void) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const [attempt, setAttempt] = useState({ wish: '', key: '' });
  const send = async (call: KeylessCall) => {
    if (sending.kind === 'sending') return;
    const wish = JSON.stringify(call);
    const key = attempt.wish === wish ? attempt.key : newId();
    setAttempt({ wish, key });
    setSending({ kind: 'sending' });
    try {
      const answer = await callTrip(call, key);
      if (answer.success) return setSending({ kind: 'taken' });
      if (answer.fields) onRefused(answer.fields);
      if (!canTryAgain(answer.code)) setAttempt({ wish: '', key: '' });
      setSending({ kind: 'failed', code: answer.code, isOffline: false });
    } catch (error) {
      // Whatever it was, nobody has heard an answer.
      setSending({ kind: 'failed', code: null, isOffline: error instanceof TripUnansweredError && error.isOffline });
    }
  };
  return { sending, send };
}
