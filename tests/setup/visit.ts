import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../src/i18n/locales.ts';

/** What a page complains about: errors, hydration differences, violations of the security policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Starts the application as a visitor's first touch does, and waits until buttons answer. */
export async function wakeUp(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1);
  await page.locator('html[data-ready]').waitFor();
}

/**
 * The languages in which a browser visits the nth of many pages alike: each page in one, all three in turn. With
 * ALL_PAGES=1 every page in every language (`npm run test:pages`).
 */
export function visitedLanguages(nth: number, written: readonly Locale[] = locales): readonly Locale[] {
  if (process.env['ALL_PAGES']) return written;
  return written.slice(nth % written.length).slice(0, 1);
}

/** The widths at which axe looks at the nth page: a phone's and a desk's in turn, or both. */
export const visitedWidths = (nth: number): readonly number[] =>
  process.env['ALL_PAGES'] ? [390, 1440] : [nth % 2 === 0 ? 390 : 1440];
