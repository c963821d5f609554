import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe finds nothing, and nothing scrolls sideways.
 * @param widths of the window; a phone's and a desk's unless said otherwise
 */
export async function expectAccessible(page: Page, widths: readonly number[] = [390, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [width, id, nodes.map((node) => node.target)])).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `horizontal scrolling at ${width}`).toBeLessThanOrEqual(0);
  }
}
