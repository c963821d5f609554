import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds wrong with the page as it stands, a line for each fault. It looks also for a rule that axe still calls
 * experimental: what is read on a control is part of its name (WCAG 2.5.3), so that it answers to a voice.
 * Axe runs in the page itself and describes nothing but faults: in its other mode it opens a second page for each
 * analysis, and that and the list of all that is right took two thirds of the time. What it would see more, frames of other
 * origins, no page has.
 * @param area selector of the part to look at; the whole page where it is missing
 */
export async function faultsByAxe(page: Page, area?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } });
  const { violations } = await (area ? axe.include(area) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Pixels by which the page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Axe finds nothing, and nothing scrolls sideways.
 * @param widths of the window; a phone's and a desk's unless said otherwise
 */
export async function expectAccessible(page: Page, widths: readonly number[] = [390, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsByAxe(page), `at ${width}`).toEqual([]);
    expect(await sidewaysScroll(page), `horizontal scrolling at ${width}`).toBeLessThanOrEqual(0);
  }
}
