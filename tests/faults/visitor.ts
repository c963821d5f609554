import { randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { tripDraft } from '../fixtures/trip-draft.ts';
import { cookieChoice } from '../setup/cookie-choice.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { wordsOf, type FormKind } from './words.ts';

const SUBMIT = '/functions/v1/submit-lead';
const REFERENCE = /TM-[0-9A-Z]{5}/u;
/** Milliseconds of real time in which any one thing that is going to happen has happened, on a loaded machine. */
const TIMEOUT_MS = 40_000;
/** Milliseconds between two looks at whether it has. */
const POLL_MS = 40;
/** Milliseconds of real time in which something that a timer of the page began shows. */
const MOMENT_MS = 500;
/** Milliseconds that the visitor's time jumps ahead: an attempt that has just begun is not given up for it. */
const JUMP_MS = 14_000;
const DAY_MS = 86_400_000;

/** What one visitor intends to send; found again in the database by its name. */
export interface Intention {
  name: string;
  phone: string;
  notes: string;
  /** "YYYY-MM-DD"; null for a message. */
  travelDate: string | null;
}

export interface VisitorOptions {
  browser: Browser;
  proxy: FaultProxy;
  form: FormKind;
  locale: Locale;
  /** Time zone of the visitor's clock. */
  zone: string;
  /** Milliseconds by which the visitor's clock is wrong. */
  clockError?: number;
  /** What the browser's storage does. */
  storage?: 'works' | 'off' | 'full' | 'late';
  /** Called at the very moment that the page says thanks, with the reference that it names. */
  onThanks: (reference: string) => void;
  /** States that axe has seen already; null to leave axe out. */
  axeSeen: Set<string> | null;
}

function newIntention(form: FormKind): Intention {
  const id = randomInt(1e9, 9e9).toString(36);
  return {
    name: `Dana Levi ${id}`,
    phone: `054${randomInt(2_000_000, 9_999_999)}`,
    notes: `Two child seats, please (${id})`,
    travelDate: form === 'trip' ? new Date(Date.now() + randomInt(20, 300) * DAY_MS).toISOString().slice(0, 10) : null,
  };
}

/** Runs in the page. */
function breakStorage(how: 'off' | 'full' | 'late'): void {
  if (how === 'late') {
    Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', {
      set(this: IDBOpenDBRequest, answer: (event: Event) => void) {
        this.addEventListener('success', (event) => setTimeout(() => answer(event), 5000));
      },
    });
    return;
  }
  const refuse = () => {
    throw new DOMException('no', how === 'off' ? 'SecurityError' : 'QuotaExceededError');
  };
  if (how === 'full') {
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.put = refuse;
  } else
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
}

/** Runs in the page: reports thanks as soon as they stand there. */
function watchForThanks(phrases: readonly string[]): void {
  let seen = '';
  new MutationObserver(() => {
    const text = document.body?.textContent ?? '';
    if (!phrases.some((phrase) => text.includes(phrase))) return void (seen = '');
    const reference = /TM-[0-9A-Z]{5}/u.exec(text)?.[0] ?? 'none';
    if (reference !== seen) (window as unknown as { sawThanks: (reference: string) => void }).sawThanks(reference);
    seen = reference;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Somebody with a browser of their own who wants to send one request. */
export class Visitor {
  readonly intention: Intention;
  readonly words;
  readonly context: BrowserContext;
  readonly problems: string[] = [];
  readonly options: VisitorOptions;
  page!: Page;
  /** What the visitor is about; said when it takes too long. */
  doing = 'arriving';
  /** Attempts that the pages have begun, and those that are still under way. */
  attempts = 0;
  private readonly underWay = new Set<Request>();
  /** Scripts that have been asked for, and those that have come. */
  private readonly scripts = { asked: 0, arrived: [] as string[] };

  private constructor(options: VisitorOptions, context: BrowserContext, intention: Intention) {
    this.options = options;
    this.context = context;
    this.intention = intention;
    this.words = wordsOf(options.form, options.locale);
  }

  static async arrive(options: VisitorOptions): Promise<Visitor> {
    const { browser, proxy, form, zone, clockError = 0, storage = 'works' } = options;
    const intention = newIntention(form);
    const state = cookieChoice(proxy.origin);
    const now = Date.now() + clockError;
    if (form === 'trip') {
      const { name, phone, notes, travelDate: travel_date } = intention;
      state.origins[0]?.localStorage.push(tripDraft({ name, phone, notes, travel_date }, now));
    }
    const context = await browser.newContext({
      baseURL: proxy.origin,
      storageState: state,
      timezoneId: zone,
      viewport: { width: 1280, height: 900 },
      extraHTTPHeaders: {
        'x-client-ip': `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::1`,
      },
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    const visitor = new Visitor(options, context, intention);
    await context.clock.install({ time: now });
    await context.exposeBinding('sawThanks', (_source, reference: string) => options.onThanks(reference));
    await context.addInitScript(watchForThanks, visitor.words.thanks);
    if (storage !== 'works') await context.addInitScript(breakStorage, storage);
    context.on('request', (request) => {
      if (request.resourceType() === 'script') visitor.scripts.asked += 1;
      if (!request.url().endsWith(SUBMIT)) return;
      visitor.attempts += 1;
      visitor.underWay.add(request);
    });
    const ended = (request: Request) => void visitor.underWay.delete(request);
    context.on('requestfinished', ended);
    context.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') visitor.scripts.arrived.push(request.url());
    });
    context.on('requestfailed', ended);
    return visitor;
  }

  /** Nothing will happen before a timer of the page: no attempt is under way, or none that will be answered. */
  private get isQuiet(): boolean {
    return this.underWay.size <= this.options.proxy.hanging;
  }

  /** The page that sent them is gone. */
  forgetAttempts(): void {
    this.underWay.clear();
  }

  /** Opens a page of the site in a new tab. */
  async openTab(path: string): Promise<Page> {
    this.doing = `opening ${path}`;
    this.page = await this.context.newPage();
    await this.page.goto(localizedPath(this.options.locale, path));
    return this.page;
  }

  /** Opens the form in a new tab and fills it in, up to the button that sends. */
  async openForm(): Promise<Page> {
    await this.openTab(this.options.form === 'trip' ? '/plan-your-trip' : '/contact');
    await this.fill();
    return this.page;
  }

  /** Moves, so that the page knows of somebody. */
  async stir(): Promise<void> {
    this.doing = 'turning the wheel';
    await this.page.mouse.wheel(0, 10);
  }

  async reload(): Promise<void> {
    this.doing = 'reloading';
    await this.page.reload();
  }

  async fill(): Promise<void> {
    const { page, intention } = this;
    this.doing = 'filling the form in';
    if (this.options.form === 'contact') {
      await page.locator('#contact-name').focus();
      await page.locator('#contact form[novalidate]').waitFor();
      await page.locator('#contact-name').fill(intention.name);
      await page.locator('#contact-phone').fill(intention.phone);
      await page.locator('#contact-notes').fill(intention.notes);
    }
    await this.sendButton.waitFor();
    // Nobody writes that in no time: the server takes haste for a machine.
    await page.clock.fastForward(20_000);
  }

  get area(): string {
    return this.options.form === 'trip' ? '#request' : '#contact';
  }

  get sendButton(): Locator {
    return this.page.locator(this.area).getByRole('button', { name: this.words.send, exact: true });
  }

  async send(): Promise<void> {
    this.doing = 'sending';
    await this.sendButton.press('Enter');
  }

  get failedPanel(): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.words.failed.title });
  }

  get slowPanel(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.words.sending.slow });
  }

  /**
   * Waits until something is so. The visitor's time jumps ahead whenever nothing but a timer of the page can bring it
   * about: a pause between attempts, an answer that never comes.
   * @param jump milliseconds; 0 for what needs no timer
   */
  async untilSo(what: string, isSo: () => Promise<boolean> | boolean, jump = JUMP_MS): Promise<void> {
    this.doing = `waiting for ${what}`;
    const end = performance.now() + TIMEOUT_MS;
    let seen = this.attempts;
    let quietSince = performance.now();
    while (!(await isSo())) {
      const now = performance.now();
      if (now > end) throw new Error(`It never came to pass: ${what}`);
      if (!this.isQuiet || seen < this.attempts) quietSince = now;
      seen = this.attempts;
      if (jump > 0 && now - quietSince > MOMENT_MS) {
        await this.page.clock.fastForward(jump);
        quietSince = performance.now();
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** The code that sends is here: people write for longer than that takes. */
  async untilPrepared(): Promise<void> {
    const code = this.options.form === 'trip' ? 'trip-request-form-' : 'contact-section-body-';
    const { scripts } = this;
    const isHere = () => scripts.asked === scripts.arrived.length && scripts.arrived.some((url) => url.includes(code));
    await this.untilSo('the code that sends', isHere, 0);
  }

  /** So many attempts have come to their end, or at least been followed by another. */
  async untilAttempts(count: number): Promise<void> {
    await this.untilSo(
      `attempt ${count}`,
      () => this.attempts > count || (this.attempts === count && this.underWay.size === 0),
    );
  }

  /** An attempt has reached the server's side, whatever becomes of it there. */
  async untilArrived(): Promise<void> {
    await this.untilSo('the first attempt', () => this.options.proxy.keys.length > 0, 0);
  }

  /** The browser keeps nothing of the request any more. */
  async untilForgotten(): Promise<void> {
    await this.untilSo('an empty outbox', async () => !(await this.keeps()), 0);
  }

  /** Stops the visitor's time. It jumps ahead first, by more than a busy machine needs for that. */
  async stopTime(): Promise<void> {
    this.doing = 'stopping the clock';
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + 2 * TIMEOUT_MS);
  }

  async untilThanked(page = this.page): Promise<string> {
    let text = '';
    await this.untilSo('thanks', async () => {
      text =
        (await page
          .locator('body')
          .textContent()
          .catch(() => '')) ?? '';
      return this.words.thanks.some((phrase) => text.includes(phrase));
    });
    return REFERENCE.exec(text)?.[0] ?? '';
  }

  /** Something is wrong with what the visitor gets, although nothing need be lost. */
  check(isRight: boolean, problem: string): void {
    if (!isRight) this.problems.push(problem);
  }

  /** The link to WhatsApp must carry the visitor's own words, and say that nothing is confirmed. */
  async checkChat(link: Locator): Promise<void> {
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    this.check(text.includes(this.intention.notes) && text.includes(this.words.chat.unconfirmed), `chat text: ${text}`);
  }

  /** The lasting panel: announced, focused, reachable by keyboard, with every way on. */
  async checkFailedPanel(state: string): Promise<void> {
    const { page, words } = this;
    await this.untilSo('the failed panel', () => this.failedPanel.isVisible());
    await this.untilSo('the focus on the failed panel', () => hasFocus(this.failedPanel), 0);
    await this.checkChat(this.failedPanel.getByRole('link', { name: words.sending.whatsapp }));
    const reached: string[] = [];
    for (let tab = 0; tab < 3; tab += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    const ways = [words.sending.whatsapp, words.sending.call];
    this.check(
      ways.every((way) => reached.some((text) => text.includes(way))),
      `${state}: Tab reached ${reached.join(', ')}`,
    );
    await this.checkAxe(`${state}, ${this.options.form}`, this.area);
  }

  /** Offered after eight seconds without an answer. The visitor's time stands still, and goes on afterwards. */
  async checkSlowPanel(): Promise<void> {
    await this.page.clock.fastForward(8000);
    await this.untilSo('the slow panel', () => this.slowPanel.isVisible(), 0);
    await this.checkChat(this.slowPanel.getByRole('link'));
    await this.sendButton
      .or(this.page.locator(`${this.area} [aria-disabled=true]`))
      .first()
      .focus();
    for (let tab = 0; tab < 3; tab += 1) {
      await this.page.keyboard.press('Shift+Tab');
      if (await hasFocus(this.slowPanel.getByRole('link'))) break;
      this.check(tab < 2, 'slow: the link cannot be reached by keyboard');
    }
    await this.page.clock.resume();
    await this.checkAxe(`slow, ${this.options.form}`, this.area);
  }

  /** A toast about a request of an earlier page: announced in its live region, its buttons in the tab order. */
  async checkToast(title: string, role: 'alert' | 'status'): Promise<void> {
    const toast = this.page.getByRole(role).filter({ hasText: title });
    await this.untilSo(`the toast "${title}"`, () => toast.isVisible());
    for (const control of await toast.locator('a, button').all()) {
      await control.focus();
      this.check(await hasFocus(control), `${title}: no focus`);
    }
    await this.checkAxe(`toast, ${role}`, `[role=${role}]`);
  }

  private async checkAxe(state: string, area: string): Promise<void> {
    const { axeSeen } = this.options;
    if (!axeSeen || axeSeen.has(state)) return;
    axeSeen.add(state);
    this.doing = `axe on ${state}`;
    const { violations } = await new AxeBuilder({ page: this.page }).include(area).analyze();
    for (const { id, nodes } of violations) this.problems.push(`axe, ${state}: ${id} ${nodes[0]?.html ?? ''}`);
  }

  private async keeps(): Promise<boolean> {
    return this.page.evaluate(async () => {
      if (localStorage.getItem('outbox') !== null) return true;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('outbox', 1);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('records'));
        // By listener: the property waits for the late database.
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('the outbox does not open')));
      });
      const records = await new Promise<unknown[]>((resolve) => {
        const request = database.transaction('records').objectStore('records').get('all');
        request.addEventListener('success', () => resolve((request.result as unknown[] | undefined) ?? []));
      });
      database.close();
      return records.length > 0;
    });
  }
}
