import { keptItem } from '@/lib/kept-item';
import type { StartWish } from './start-wish';

/** In the session's storage: each tab keeps what stands in its own start, over a reload and the ways to other pages and back. */
const KEY = 'tripStart';

/** Whether something waits there. Asked before any of the start's code is here. */
export const hasKeptStart = (): boolean => keptItem('sessionStorage', KEY) !== null;

interface KeptStart {
  /** What the page's own product is called; "" where the visitor chooses. */
  page: string;
  wish: Partial<StartWish>;
}

/** What belongs to the page that it was answered on. */
const OWN: readonly string[] = ['to', 'route'] satisfies readonly (keyof StartWish)[];

/** What was answered, on whichever page; where somebody goes, and how, only where it was the same page. */
export function readKeptStart(page: string): Partial<StartWish> {
  try {
    const { page: before, wish } = JSON.parse(keptItem('sessionStorage', KEY) ?? '') as KeptStart;
    const texts = Object.entries(wish).filter(
      ([name, value]) => typeof value === 'string' && value !== '' && (before === page || !OWN.includes(name)),
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

export function keepStart(page: string, wish: Partial<StartWish>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ page, wish } satisfies KeptStart));
  } catch {
    // It lives as long as the page does, then.
  }
}
