import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchHeldPress } from '@/islands/held-press';
import { answerEarlyPress } from '../ready-mark';
import './translated-page';

/**
 * Takes over the HTML that the build has drawn. Where a browser's translator has written in it (translated-page.ts), the page
 * is not the one that was drawn any more, and React would draw it anew in the middle of the next press. So that is done at once,
 * between presses; what was typed, chosen and pressed goes over to the new one (islands/early-change.ts, early-press.ts).
 * @param prepare brings what the page shows: before that React would put a spinner in its place
 * @param begin calls its argument at once, or as a transition
 */
export async function takeOver(
  root: HTMLElement,
  page: ReactNode,
  prepare: readonly Promise<unknown>[],
  begin = (action: () => void) => action(),
): Promise<void> {
  answerEarlyPress();
  const watch = new AbortController();
  const released = watchHeldPress(root, watch.signal);
  await Promise.all(prepare);
  if (root.querySelector('font')) await released();
  watch.abort();
  if (root.querySelector('font')) createRoot(root).render(page);
  else
    begin(() => {
      hydrateRoot(root, page, { onRecoverableError: (error) => console.error('[hydration]', error) });
    });
}
