import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from 'playwright';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { faultsByAxe } from '../setup/accessible.ts';
import type { FaultProxy } from './fault-proxy.ts';

const REFERENCE = /TM-[0-9A-Z]{5}/u;
/** Milliseconds of real time in which any one thing that is going to happen has happened, on a loaded machine. */
const TIMEOUT_MS = 40_000;
/** Milliseconds between two looks at whether it has. */
const POLL_MS = 40;
/** Milliseconds of real time in which something that a timer of the page began shows. */
const MOMENT_MS = 500;
/** Milliseconds that the visitor's time jumps ahead: an attempt that has just begun is not given up for it. */
const JUMP_MS = 14_000;

export interface VisitorOptions {
  browser: Browser;
  proxy: FaultProxy;
  locale: Locale;
  /** Time zone of the visitor's clock. */
  zone: string;
  /** Milliseconds by which the visitor's clock is wrong. */
  clockError?: number;
  /** What the browser's storage does. */
  storage?: 'works' | 'off' | 'full' | 'late';
  /** Called at the very moment that the page says that it is done, with the reference that it names. */
  onThanks: (reference: string) => void;
  /** States that axe has seen already; null to leave axe out. */
  axeSeen: Set<string> | null;
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

/** Runs in the page: reports the words that say that it is done, as soon as they stand there. */
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

/** Empty while the page is being loaded anew. */
const textOf = async (page: Page): Promise<string> =>
  (await page
    .locator('body')
    .textContent()
    .catch(() => '')) ?? '';

export const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/**
 * A browser of somebody's own.
 * @param phrases each of them says that what the visitor wants is done
 */
export async function newContext(
  { browser, proxy, zone, clockError = 0, storage = 'works', onThanks }: VisitorOptions,
  phrases: readonly string[],
  storageState?: BrowserContextOptions['storageState'],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: proxy.origin,
    ...(storageState && { storageState }),
    timezoneId: zone,
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: {
      'x-client-ip': `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::1`,
    },
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.clock.install({ time: Date.now() + clockError });
  await context.exposeBinding('sawThanks', (_source, reference: string) => onThanks(reference));
  await context.addInitScript(watchForThanks, phrases);
  if (storage !== 'works') await context.addInitScript(breakStorage, storage);
  return context;
}

/** Somebody with a browser of their own who wants one thing of the site, which is one request to the backend. */
export abstract class Visitor {
  readonly options: VisitorOptions;
  readonly context: BrowserContext;
  readonly problems: string[] = [];
  page!: Page;
  /** What the visitor is about; said when it takes too long. */
  doing = 'arriving';
  /** Attempts that the pages have begun, and those that are still under way. */
  attempts = 0;
  private readonly underWay = new Set<Request>();
  /** Scripts that have been asked for, and those that have come. */
  protected readonly scripts = { asked: 0, arrived: [] as string[] };
  /** Each of them says that it is done. */
  private readonly phrases: readonly string[];

  protected constructor(options: VisitorOptions, context: BrowserContext, phrases: readonly string[]) {
    this.options = options;
    this.context = context;
    this.phrases = phrases;
    context.on('request', (request) => {
      if (request.resourceType() === 'script') this.scripts.asked += 1;
      if (!options.proxy.isDisturbed(new URL(request.url()).pathname, request.postData() ?? '')) return;
      this.attempts += 1;
      this.underWay.add(request);
    });
    const ended = (request: Request) => void this.underWay.delete(request);
    context.on('requestfinished', (request) => {
      ended(request);
      if (request.resourceType() === 'script') this.scripts.arrived.push(request.url());
    });
    context.on('requestfailed', ended);
  }

  /** What the visitor sends with. */
  abstract get sendButton(): Locator;
  /** Opens the page in a new tab, up to the button that sends. */
  abstract open(): Promise<Page>;
  /** The code that sends is here: people take longer than that. */
  abstract untilPrepared(): Promise<void>;
  /** The page says that it did not work: announced, reachable by keyboard, with every way on. */
  abstract checkFailed(state: string): Promise<void>;
  /** No answer has come for a while. The visitor's time stands still, and goes on afterwards. */
  abstract checkSlow(): Promise<void>;

  /** Nothing will happen before a timer of the page: no attempt is under way, or none that will be answered. */
  private get isQuiet(): boolean {
    return this.underWay.size <= this.options.proxy.hanging;
  }

  /** Whether every attempt that has begun has come to its end. */
  protected get isIdle(): boolean {
    return this.underWay.size === 0;
  }

  /** The page that sent them is gone. */
  forgetAttempts(): void {
    this.underWay.clear();
  }

  /** What the visitor does while waiting: nothing, where the page tries again by itself. @returns always false */
  protected async tryAgain(_page: Page): Promise<false> {
    return false;
  }

  /** Opens a page of the site in a new tab. */
  async openTab(path: string, fragment = ''): Promise<Page> {
    this.doing = `opening ${path}`;
    this.page = await this.context.newPage();
    await this.page.goto(localizedPath(this.options.locale, path) + fragment);
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

  async send(): Promise<void> {
    this.doing = 'sending';
    await this.sendButton.press('Enter');
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

  /** So many attempts have come to their end, or at least been followed by another; or the page knows that it is done. */
  async untilAttempts(count: number): Promise<void> {
    await this.untilSo(`attempt ${count}`, async () => {
      if (this.attempts > count || (this.attempts === count && this.isIdle)) return true;
      return (await this.isThanked(this.page)) || this.tryAgain(this.page);
    });
  }

  /** The first attempt has come to its end; whoever waits for a final answer presses nothing meanwhile. */
  async untilAnswered(): Promise<void> {
    await this.untilSo('the first answer', () => this.attempts > 0 && this.isIdle);
  }

  /** An attempt has reached the server's side, whatever becomes of it there. */
  async untilArrived(): Promise<void> {
    await this.untilSo('the first attempt', () => this.options.proxy.keys.length > 0, 0);
  }

  /** Stops the visitor's time. It jumps ahead first, by more than a busy machine needs for that. */
  async stopTime(): Promise<void> {
    this.doing = 'stopping the clock';
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + 2 * TIMEOUT_MS);
  }

  private async isThanked(page: Page): Promise<boolean> {
    const text = await textOf(page);
    return this.phrases.some((phrase) => text.includes(phrase));
  }

  /** The page says that it is done. @returns the reference that it names */
  async untilThanked(page = this.page): Promise<string> {
    await this.untilSo('thanks', async () => (await this.isThanked(page)) || this.tryAgain(page));
    return REFERENCE.exec(await textOf(page))?.[0] ?? '';
  }

  /** Something is wrong with what the visitor gets, although nothing need be lost. */
  check(isRight: boolean, problem: string): void {
    if (!isRight) this.problems.push(problem);
  }

  protected async checkAxe(state: string, area: string): Promise<void> {
    const { axeSeen } = this.options;
    if (!axeSeen || axeSeen.has(state)) return;
    axeSeen.add(state);
    this.doing = `axe on ${state}`;
    this.problems.push(...(await faultsByAxe(this.page, { area })).map((fault) => `axe, ${state}: ${fault}`));
  }
}
