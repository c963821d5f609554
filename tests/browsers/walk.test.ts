/**
 * A visitor's walk through the built site in browsers that are not Chromium, at night (`npm run test:night`). Where one is
 * not installed its walk is skipped, and the line of the step says how to have it.
 */
import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messages as enBar } from '../../src/i18n/messages/en/contact-bar.ts';
import { messages as enHome } from '../../src/i18n/messages/en/home.ts';
import { messages as enSite } from '../../src/i18n/messages/en/site.ts';
import { messages as enTrip } from '../../src/i18n/messages/en/trip-request.ts';
import { messages as heContact } from '../../src/i18n/messages/he/contact.ts';
import { cookieChoice } from '../setup/cookie-choice.ts';
import startSite from '../setup/e2e-site.ts';
import { BROWSERS, INSTALL, missingFor, type RunningBrowser } from './installed.ts';
import { startSlowSite } from './slow-site.ts';
import { KEYS, type BrowserWindow } from './webdriver.ts';

const PHONE = [390, 844] as const;
const DESK = [1440, 900] as const;

/** What the screen showed where a step failed. */
const PICTURES = path.resolve(import.meta.dirname, '../../.cache/browsers');

const REFERENCE = /TM-[0-9A-Z]{5}/u;

let site = '';
let stopSite: (() => Promise<void>) | undefined;

beforeAll(async () => {
  if (ways.every(({ missing }) => missing.length > 0)) return;
  stopSite = await startSite();
  site = process.env['E2E_BASE_URL'] ?? '';
});
afterAll(() => stopSite?.());

const newPhone = () => `054${randomInt(2_000_000, 9_999_999)}`;

/** The box of an element, whatever lies over it. */
const boxOf = (window: BrowserWindow, selector: string) =>
  window.run<{ top: number; bottom: number; left: number; right: number; height: number }>(
    'const { top, bottom, left, right, height } = document.querySelector(arguments[0]).getBoundingClientRect(); return { top, bottom, left, right, height };',
    selector,
  );

const shows = (window: BrowserWindow, text: string | RegExp) =>
  window.until(`the text ${String(text)}`, async () => {
    const words = await window.run<string>('return document.body.innerText');
    return typeof text === 'string' ? words.includes(text) : text.exec(words)?.[0];
  });

/** A page of the site, by a visitor who has answered the question about cookies. */
async function visit(window: BrowserWindow, path: string, origin = site): Promise<void> {
  const { localStorage: choice } = cookieChoice(origin).origins[0] ?? { localStorage: [] };
  await window.open(`${origin}/robots.txt`);
  await window.run(
    'localStorage.clear(); sessionStorage.clear(); for (const { name, value } of arguments[0]) localStorage.setItem(name, value); return null',
    choice,
  );
  await window.open(origin + path);
}

const isReady = (window: BrowserWindow) =>
  window.until('the application', () => window.run<boolean>('return "ready" in document.documentElement.dataset'));

/** Presses a radio's or a checkbox's label. */
const choose = (window: BrowserWindow, name: string, value: string) =>
  window.press(`label:has(input[name=${name}][value="${value}"])`);

const ways = BROWSERS.map((browser) => ({ ...browser, missing: missingFor(browser) }));

// Skipped where one is missing, which the line of the step then says.
it.for(ways)(`$name is installed: ${INSTALL}`, ({ missing }, { skip }) => {
  skip(missing.length > 0);
  expect(missing).toEqual([]);
});

describe.each(ways.filter(({ missing }) => missing.length === 0))('$name', (installed) => {
  let browser: RunningBrowser;
  let window: BrowserWindow;
  beforeAll(async () => {
    browser = await installed.start();
    window = browser.window;
  });
  afterAll(() => browser?.stop());
  beforeEach(({ onTestFailed, task }) => {
    onTestFailed(async () => {
      await mkdir(PICTURES, { recursive: true });
      const file = path.join(PICTURES, `${installed.name} ${task.name}.png`.replaceAll(/[^\w.]+/gu, '-'));
      await writeFile(file, await window.picture());
    });
  });

  describe('on a phone', () => {
    beforeAll(() => window.resize(...PHONE));

    it('a trip request goes through its five steps and is answered with its reference', async () => {
      await visit(window, localizedPath('en', '/plan-your-trip'));
      await window.fill('#trip-name', 'Dana Levi');
      await isReady(window);
      await window.press('button', enTrip.codes.choose('Israel', '+972'));
      await window.until('focus in the search field', () =>
        window.run<boolean>('return document.activeElement?.role === "combobox"'),
      );
      await window.type('fran');
      await shows(window, enTrip.codes.results(4));
      await window.press('dialog[open] button', enTrip.codes.close);
      await window.until('the list closed', () =>
        window.run<boolean>('return !document.querySelector("dialog[open]")'),
      );
      await window.fill('#trip-phone', newPhone());
      await window.fill('#trip-email', 'dana@example.com');
      expect(await window.run('return document.querySelector("#trip-name").value')).toBe('Dana Levi');
      await window.press('button', enTrip.actions.next);
      await shows(window, enTrip.progress.stepOf(2, 5));
      await window.fill('#trip-pickup', 'Ben Gurion Airport, T3');
      await window.fill('#trip-dropoff', '34 Emek Refaim St, Jerusalem');
      await window.press('button', enTrip.actions.next);
      await shows(window, enTrip.progress.stepOf(3, 5));
      const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('');
      await window.fill('#trip-travel_date', day);
      await choose(window, 'pickup_time', '04:00');
      await window.press('button', enTrip.actions.next);
      await shows(window, enTrip.progress.stepOf(4, 5));
      await choose(window, 'passengers', '3');
      await choose(window, 'luggage', '2');
      await choose(window, 'service_type', 'airport_pickup');
      await window.press('button', enTrip.actions.next);
      await shows(window, enTrip.progress.stepOf(5, 5));
      // What was typed is still there when the page is loaded again.
      await window.open(await window.address());
      await shows(window, enTrip.progress.stepOf(5, 5));
      await window.press('button', enTrip.actions.send);
      expect(await shows(window, REFERENCE)).toMatch(REFERENCE);
      await shows(window, enTrip.sent.title);
    });

    it('a message in Hebrew is answered with its reference', async () => {
      await visit(window, '/contact');
      await window.fill('#contact-name', 'דנה לוי');
      await window.fill('#contact-phone', newPhone());
      await window.fill('#contact-notes', 'מהשדה לחיפה ביום ראשון בלילה');
      await window.press('button[data-sends]');
      await shows(window, heContact.sent.title);
      expect(await shows(window, REFERENCE)).toMatch(REFERENCE);
    });

    it('the menu opens, shuts, opens again, leads to a page, and is closed there', async () => {
      await visit(window, '/en/privacy');
      await window.press('header button', enSite.menu);
      await window.press('dialog button', enSite.close);
      await window.until('the menu closed, and the page free', () =>
        window.run<boolean>('return !document.querySelector("dialog[open], [data-locks-scroll]")'),
      );
      await window.press('header button', enSite.menu);
      await window.press('dialog summary', enSite.nav.destinations);
      await window.press('dialog a[href="/en/haifa"]');
      await window.until('the page of Haifa', async () => (await window.address()).endsWith('/en/haifa'));
      expect(await window.run('return document.querySelector("dialog[open]") === null')).toBe(true);
      // Nothing of it holds the page.
      await window.press('header button', enSite.menu);
      await window.press('dialog a[href="/en/blog"]');
      await window.until('the blog', async () => (await window.address()).endsWith('/en/blog'));
    });

    it.each([true, false])('the bar of contacts opens over the dock (popovers: %s)', async (hasPopovers) => {
      await visit(window, '/en/privacy');
      if (!hasPopovers)
        await window.run(`
          for (const bar of document.querySelectorAll('[popover]')) bar.removeAttribute('popover');
          for (const button of document.querySelectorAll('[popovertarget]')) button.removeAttribute('popovertarget');
          delete HTMLElement.prototype.popover;
          return null`);
      await window.press('.dock button', enBar.more);
      await window.find('#contact-bar a', enBar.whatsapp);
      const bar = await boxOf(window, '#contact-bar');
      const dock = await boxOf(window, '.dock');
      expect(bar.height).toBeGreaterThan(200);
      expect(bar.height).toBeLessThan(450);
      expect(bar.top).toBeGreaterThan(60);
      expect(bar.bottom).toBeLessThanOrEqual(dock.top);
      expect(bar.left).toBeGreaterThanOrEqual(0);
      expect(bar.right).toBeLessThanOrEqual(PHONE[0]);
      await window.find('[data-live] #contact-bar');
      await window.press('#contact-bar a', enBar.write);
      await window.find('dialog[open] input');
    });

    it('Back leads to the link that was followed', async () => {
      await visit(window, '/english');
      await window.press('main a[href="/en/haifa"]');
      await window.until('the page of Haifa', async () => (await window.address()).endsWith('/en/haifa'));
      await window.back();
      await window.until('the home page', async () => (await window.address()).endsWith('/english'));
      await window.until('the link in view', async () => {
        const { top, bottom } = await boxOf(window, 'main a[href="/en/haifa"]');
        return top > -200 && bottom < PHONE[1] + 200;
      });
      // By a link inside the running application, too.
      await window.press('header button', enSite.menu);
      await window.press('dialog button', enSite.close);
      await isReady(window);
      await window.press('main a[href="/en/haifa"]');
      await window.until('the page of Haifa', async () => (await window.address()).endsWith('/en/haifa'));
      await window.back();
      await window.until('the link in view again', async () => {
        const { top, bottom } = await boxOf(window, 'main a[href="/en/haifa"]');
        return top > -200 && bottom < PHONE[1] + 200;
      });
      expect(await window.address()).toBe(`${site}/english`);
    });

    it('the first press on WhatsApp leaves the page, which is not loaded again', async () => {
      const slow = await startSlowSite(site);
      try {
        await visit(window, '/en/jerusalem', slow.origin);
        await window.run(
          'for (const link of document.querySelectorAll(`a[href^="https://wa.me"]`)) link.href = arguments[0]; return null',
          slow.elsewhere,
        );
        await window.press('.dock a', enBar.whatsapp);
        await window.until('the page elsewhere', async () => (await window.address()) === slow.elsewhere);
        expect(slow.asked('/en/jerusalem')).toBe(1);
      } finally {
        await slow.close();
      }
    });
  });

  describe('at a desk', () => {
    beforeAll(() => window.resize(...DESK));

    it('the bar of contacts stands at the side, clear of header and dock', async () => {
      await visit(window, '/en/privacy');
      await window.find('#contact-bar a', enBar.whatsapp);
      const bar = await boxOf(window, '#contact-bar');
      expect(bar.height).toBeGreaterThan(200);
      expect(bar.height).toBeLessThan(450);
      expect(bar.top).toBeGreaterThan((await boxOf(window, 'header')).bottom);
      expect(bar.bottom).toBeLessThan((await boxOf(window, '.dock')).top);
    });

    it('a list of the menu opens at a press, closes at Escape, and leads to a page', async () => {
      await visit(window, '/en/privacy');
      const isOpen = (open: boolean) =>
        window.until(`the list ${open ? 'open' : 'closed'}`, () =>
          window.run<boolean>(
            'return (document.querySelector("header details[open]") !== null) === arguments[0]',
            open,
          ),
        );
      await window.press('header summary', enSite.nav.services);
      await isOpen(true);
      await window.type(KEYS.escape);
      await isOpen(false);
      await window.press('header summary', enSite.nav.services);
      await window.press('header a[href="/en/airport-taxi"]');
      await window.until('the page', async () => (await window.address()).endsWith('/en/airport-taxi'));
      expect(await window.run('return document.documentElement.lang')).toBe('en');
    });

    it('the film plays', async () => {
      await visit(window, '/english');
      await window.press('main button', enHome.video.play);
      const film = await window.until('the film', () =>
        window.run<{ seconds: number; width: number; error: string } | null>(
          `const film = document.querySelector('main video');
          if (!film || (film.currentTime === 0 && !film.error)) return null;
          return { seconds: film.currentTime, width: film.videoWidth, error: film.error?.message ?? '' };`,
        ),
      );
      expect(film).toMatchObject({ width: 1280, error: '' });
      expect(film.seconds).toBeGreaterThan(0);
    });

    it.each(['/', '/english', '/fr', '/en/flights', '/routes/galilee-kinneret', '/fr/blog'])(
      '%s is no wider than the screen',
      async (path) => {
        await visit(window, path);
        expect(await window.run('return document.documentElement.scrollWidth')).toBeLessThanOrEqual(DESK[0]);
      },
    );
  });
});
