import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isNight } from './night.ts';

/** Axe's own small edition. The builder would bring the large one twice for each look. */
const AXE = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);
/** A script that does nothing, for a page that has axe. */
const NOTHING = ';';

/** Runs in the page: what fades in or out is judged once it stands. Tells whether the page has axe. */
async function settle(): Promise<boolean> {
  const passing = document.getAnimations().filter(
    ({ playState, timeline, effect }) =>
      playState === 'running' &&
      timeline === document.timeline &&
      Number.isFinite(Number(effect?.getComputedTiming().endTime)) &&
      // What the browser leaves out far below the window stands still, and never ends.
      (!(effect instanceof KeyframeEffect) ||
        effect.target?.checkVisibility({ contentVisibilityAuto: true }) !== false),
  );
  await Promise.allSettled(passing.map(({ finished }) => finished));
  return 'axe' in window;
}

/**
 * What axe finds wrong with the page as it stands, a line for each fault. It looks also for a rule that axe still calls
 * experimental: what is read on a control is part of its name (WCAG 2.5.3), so that it answers to a voice.
 * Axe runs in the page itself, whose documents take its code once, and describes nothing but faults: in its other mode it
 * opens a second page for each analysis, and that and the list of all that is right took two thirds of the time. What it
 * would see more, frames of other origins, no page has.
 * @param options.area selector of the part to look at; the whole page where it is missing
 * @param options.hasContrasts whether it measures contrasts, which takes three quarters of the time: by day on a page of each
 * kind alone, at night wherever it looks
 */
export async function faultsByAxe(
  page: Page,
  { area, hasContrasts = isNight }: { area?: string; hasContrasts?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(settle))) await page.evaluate(await readFile(AXE, 'utf8'));
  const axe = new AxeBuilder({ page, axeSource: NOTHING }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled: hasContrasts } },
  });
  const { violations } = await (area ? axe.include(area) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Pixels by which the page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How often a page has been looked at: each look of a test takes the next width. */
const looks = new WeakMap<Page, number>();

/**
 * Axe finds nothing, and nothing scrolls sideways. By day axe, which takes longer than most of what a test does, looks at
 * one width: at the first look of a test at the last of them, then in turn. At night at all of them.
 * @param widths of the window; a phone's and a desk's unless said otherwise
 */
export async function expectAccessible(page: Page, widths: readonly number[] = [390, 1440]): Promise<void> {
  const nth = (looks.get(page) ?? 0) + 1;
  looks.set(page, nth);
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `horizontal scrolling at ${width}`).toBeLessThanOrEqual(0);
    if (isNight || at === nth % widths.length) expect(await faultsByAxe(page), `at ${width}`).toEqual([]);
  }
}

/** The same of a state that is part of a later one, which the test looks at: by day axe need not look at it twice. */
export async function expectPartAccessible(page: Page, widths?: readonly number[]): Promise<void> {
  if (isNight) await expectAccessible(page, widths);
}
