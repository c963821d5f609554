/**
 * Each page as people with settings of their own meet it: put into another language by the browser, in the colours of the
 * system, without movement, and four times as large. By night.
 */
import { expect } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { faultsByAxe, sidewaysScroll } from '../setup/accessible.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { translatePage } from '../setup/translate-page.ts';
import { complaintsOf, readThrough, visits } from '../setup/visit.ts';

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

const urls = [...visits.map(({ url }) => url), ...locales.map((locale) => localizedPath(locale, '/trip'))];

for (const url of urls) {
  nightTest(`a translator may rewrite ${url} while it lives`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(url);
    const headings = page.locator('main :is(h1, h2):visible');
    const titles = await headings.allTextContents();
    await translatePage(page);
    await readThrough(page);
    await page.evaluate(() => scrollTo(0, 0));
    // Parts whose HTML was translated before their code came are drawn anew, and React says so.
    await expect.poll(() => headings.allTextContents()).toEqual(titles);
    expect(complaints.filter((complaint) => !complaint.startsWith('[hydration]'))).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  nightTest(`${url} is whole in the system's colours, at rest, and four times as large`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(url);
    await readThrough(page);
    // Axe sees the colours of the styles, not those that the system puts in their place.
    expect(await faultsByAxe(page, { hasContrasts: false })).toEqual([]);
    // Nothing moves by itself: what a style would move has come to its end at once.
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
          )
          .map(({ effect }) =>
            effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 200) ?? '') : '',
          ),
      );
    await expect.poll(moving).toEqual([]);
    // A window of 1280 by 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    // What stays in place leaves most of the window to the page.
    const kept = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom, height }) => height > 0 && height < innerHeight && (top <= 0 || bottom >= innerHeight))
        .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0),
    );
    expect(kept).toBeLessThanOrEqual(128);
  });
}
