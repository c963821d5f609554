import { expect, type Locator, type Page } from '@playwright/test';
import { languagesOf, pages, type PageEntry } from '../../src/content/pages/index.ts';
import { localeRegistry, locales, type Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { MAIN_ID } from '../../src/layout/skip-link.tsx';
import { isNight } from './night.ts';

/** The browser reports every answer of the API from 400 on. */
const isRefusedCall = (text: string, url: string) =>
  text.startsWith('Failed to load resource') && /\/(?:auth|rest|functions)\/v1\//u.test(url);

/**
 * What a page complains about: errors, hydration differences, violations of the security policy.
 * @param options.refusals the test provokes refusals by the API: those do not count
 */
export function complaintsOf(page: Page, { refusals = false } = {}): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (refusals && isRefusedCall(message.text(), message.location().url)) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/**
 * Starts the application as a visitor's first key on a control does, and waits until buttons answer. The focus stays where
 * it is; for a key anywhere else the application would wait a second.
 */
export async function startApplication(page: Page): Promise<void> {
  const key = () => page.locator(`a[href="#${MAIN_ID}"]`).dispatchEvent('keydown', { key: 'Shift', bubbles: true });
  await key();
  await page.locator('html[data-ready]').waitFor();
  // No browser takes the first for something that a visitor has done; the application does, of the next.
  await key();
}

/** The visitor's line is to be spared, by its own word: the application waits for the first action. */
export const spareLine = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Waits until the code of the island that an element stands in is there: its links and buttons answer. */
export async function waitUntilLive(page: Page, inside: Locator): Promise<void> {
  await page.locator('[data-live]').filter({ has: inside }).first().waitFor({ state: 'attached' });
}

/**
 * The languages in which a browser visits the nth of many pages alike: each page in one, all three in turn. At night
 * every page in every language (`npm run test:night`).
 */
export function visitedLanguages(nth: number, written: readonly Locale[] = locales): readonly Locale[] {
  if (isNight) return written;
  return written.slice(nth % written.length).slice(0, 1);
}

const directionOf = (locale: Locale) => localeRegistry[locale].direction;

/** A language of each direction. */
const oneOfEach = locales.filter(
  (locale, at) => locales.findIndex((other) => directionOf(other) === directionOf(locale)) === at,
);

/** The same for what depends on the direction and not on the words: the directions in turn. */
export const visitedDirections = (nth: number): readonly Locale[] =>
  isNight ? locales : visitedLanguages(nth, oneOfEach);

/** Pages that are a document and nothing else, like the one that has more than that. */
const SAME_KIND: Readonly<Record<string, string>> = { terms: 'privacy', accessibility: 'privacy' };
const kindOf = ({ page }: PageEntry) => SAME_KIND[page] ?? page;

/**
 * A page of each kind, the kinds in one language each, all languages in turn. What a second page of a kind has of its own
 * is text. At night every page in every language.
 */
export const visits = (pages as readonly PageEntry[])
  .filter(({ area }) => area === 'public')
  .filter((entry, nth, all) => isNight || all.findIndex((other) => kindOf(other) === kindOf(entry)) === nth)
  .flatMap((entry, nth) =>
    visitedLanguages(nth, languagesOf(entry)).map((locale) => ({
      entry,
      locale,
      url: localizedPath(locale, entry.path),
    })),
  );

const WIDTHS = [390, 1440] as const;

/** The widths at which axe looks at the nth visit: each kind of page at one, in turn. At night both everywhere. */
export const visitedWidths = (nth: number): readonly number[] =>
  isNight ? WIDTHS : WIDTHS.slice(nth % WIDTHS.length).slice(0, 1);

/** Walks down the page like a reader, until no further part becomes live and every picture has come. */
export async function readThrough(page: Page): Promise<void> {
  await startApplication(page);
  await page.evaluate(async () => {
    const quiet = new Promise<void>((resolve) => {
      let timer = 0;
      const wait = () => {
        clearTimeout(timer);
        timer = window.setTimeout(resolve, 300);
      };
      addEventListener('scroll', wait, { passive: true });
      new MutationObserver(wait).observe(document.body, { subtree: true, attributeFilter: ['data-live'] });
      wait();
    });
    for (const part of document.querySelectorAll('main section, main img, footer')) {
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    await quiet;
  });
  // A part that became live only now has its pictures come when they are near once more.
  const missing = () =>
    page.locator('main img:visible').evaluateAll((images: HTMLImageElement[]) => {
      const found = images.filter(({ naturalWidth }) => naturalWidth === 0);
      found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return found.map(({ src }) => src);
    });
  await expect.poll(missing, 'pictures that have not come').toEqual([]);
}
