import { useEffect } from 'react';
import { chooseAgain, watchChanges } from '@/islands/early-change';
import { rememberPress, takeFirstPress } from '@/islands/early-press';
import { READY_EVENT } from './ready-event';

/**
 * Before React takes the document over: a button that is pressed too early is pressed again once the application answers, and
 * what is chosen too early is chosen again.
 * The start script has seen what was pressed before this code was here.
 */
export function answerEarlyPress(): void {
  const early = rememberPress(document);
  early.note(takeFirstPress(document));
  watchChanges();
  const answer = () => {
    chooseAgain(document);
    early.pressAgain();
  };
  addEventListener(READY_EVENT, answer, { once: true });
}

/**
 * Says that buttons answer now, by the event and for tests and benchmarks by the mark. It stands last where the page stands: when its effect
 * runs, the effects of everything before it have run, and the parts of the page that come late keep watch already.
 */
export function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    dispatchEvent(new Event(READY_EVENT));
  }, []);
  return null;
}
