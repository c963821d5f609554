import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium.ts';

/** Lighthouse's phone: a middling one of 2022. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
/** A desk's screen that can be touched: no pointer hovers over anything before it is pressed. */
export const DESK = { viewport: { width: 1440, height: 900 }, hasTouch: true } as const;
/** How much slower Lighthouse takes such a phone's processor to be. */
export const PHONE_SLOW_DOWN = 4;

/** A slow phone line. */
export const SLOW_LINE = { latency: 150, megabits: 1.6 } as const;

/** Milliseconds that a quick finger stays on the glass. */
const FINGER_RESTS = 60;

/** How often a visitor tries a button, and the milliseconds after which the next try comes. */
const TAPS = 3;
const SECOND_TAP_AFTER = 3000;
/** Milliseconds after which nobody waits for an answer any more. */
const PAINTED_WITHIN = 20_000;

/** A moment that a document has noted down; `at` is in milliseconds since 1970. */
interface Mark {
  /** `tap` when a finger has left, `key` when a key has been pressed, otherwise what has been painted. */
  what: string;
  path: string;
  at: number;
}

declare global {
  /** Hands a note, as JSON, from a page to `Visitor.notes`. */
  var benchNote: (note: string) => void;
  /** Marks when the frame that is being made has been painted. */
  var benchPainted: (what: string) => void;
}

/** Runs in every document. */
function markMoments(): void {
  const mark = (what: string, at: number) =>
    benchNote(JSON.stringify({ what, path: location.pathname, at: performance.timeOrigin + at }));
  globalThis.benchPainted = (what) => {
    // A message is handled after the frame that it was sent in has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => mark(what, performance.now()));
    port1.start();
    port2.postMessage('');
  };
  addEventListener('pointerup', ({ timeStamp }) => mark('tap', timeStamp), { capture: true, passive: true });
  addEventListener('keydown', ({ timeStamp }) => mark('key', timeStamp), { capture: true, passive: true });
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: [...CHROMIUM_ARGS] });

/** The browser that visitors have, which keeps the page that is left for Back instead of taking it down first. */
export const launchVisitorsChromium = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium('browser'),
    args: [...CHROMIUM_ARGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/**
 * A visitor with a phone, unless said otherwise, and an empty cache. Everything goes through the browser's own protocol: Playwright's locators and
 * evaluations count as something the visitor did, and its taps hover first.
 */
export class Visitor {
  /** Everything the tab has asked for, in order. */
  readonly requests: { url: string; cached: boolean; bytes: number }[] = [];
  /** What the pages have noted down by `benchNote`, in order: `Mark`s, and what the benchmark notes itself. */
  readonly notes: unknown[] = [];
  private readonly page: Page;
  private readonly devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.devtools = devtools;
  }

  /** @param watch runs in every document before the page's own scripts. */
  static async open(
    browser: Browser,
    watch: () => void = () => {},
    device: BrowserContextOptions = PHONE,
  ): Promise<Visitor> {
    const page = await (await browser.newContext(device)).newPage();
    const devtools = await page.context().newCDPSession(page);
    const visitor = new Visitor(page, devtools);
    await devtools.send('Network.enable');
    visitor.noteRequests();
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'benchNote' });
    devtools.on('Runtime.bindingCalled', ({ payload }) => visitor.notes.push(JSON.parse(payload)));
    // tsx marks every named function with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(markMoments);
    await page.addInitScript(watch);
    return visitor;
  }

  private noteRequests(): void {
    const open = new Map<string, { url: string; cached: boolean; bytes: number }>();
    this.devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
      if (!url.startsWith('http')) return;
      const request = { url, cached: false, bytes: 0 };
      open.set(requestId, request);
      this.requests.push(request);
    });
    this.devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = open.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    this.devtools.on('Network.requestServedFromCache', ({ requestId }) => {
      const request = open.get(requestId);
      if (request) request.cached = true;
    });
    this.devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      const request = open.get(requestId);
      if (!request) return;
      // A page that is asked for while its link is pressed is said to come from there twice: when it does, and when it is shown.
      const isShown = type !== 'Prefetch' && response.fromPrefetchCache;
      request.cached ||= Boolean(response.fromDiskCache) || Boolean(isShown);
    });
  }

  /** Loads a page to the end of its load event. */
  async goto(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'load' });
  }

  /** @param rate how many times slower the page's processor is from now on. */
  async slowDown(rate: number): Promise<void> {
    await this.devtools.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** @param line of everything that the tab asks for from now on. */
  async slowLine({ latency, megabits }: { latency: number; megabits: number }): Promise<void> {
    const downloadThroughput = (megabits * 1e6) / 8;
    await this.devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput,
      uploadThroughput: downloadThroughput / 2,
    });
  }

  /** Runs a function in the page, which does not notice. @returns its result, if that can be written as JSON. */
  async evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Result> {
    const { result, exceptionDetails } = await this.devtools.send('Runtime.evaluate', {
      expression: `(${String(run)})(${JSON.stringify(argument) ?? ''})`,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Result;
  }

  /**
   * The longest task of the page while something is done, by the time that its thread ran: what else the machine does does not count,
   * nor what the page's code is parsed again for, since somebody listens by the browser's protocol.
   * @returns milliseconds, unslowed
   */
  async longestTask(act: () => Promise<void>): Promise<number> {
    interface Traced {
      name: string;
      pid: number;
      tid: number;
      ts: number;
      dur?: number;
      tdur?: number;
      args: { name?: string };
    }
    const events: Traced[] = [];
    this.devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
    await this.devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-v8.compile'] },
    });
    await act();
    const complete = new Promise((resolve) => this.devtools.once('Tracing.tracingComplete', resolve));
    await this.devtools.send('Tracing.end');
    await complete;
    const threads = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const own = events.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
    const parsed = own.filter(({ name }) => name === 'V8.CollectSourcePositions');
    const tasks = own.map(({ ts, dur = 0, tdur = 0 }) =>
      parsed.filter((each) => each.ts >= ts && each.ts < ts + dur).reduce((sum, each) => sum - (each.tdur ?? 0), tdur),
    );
    return Math.max(0, ...tasks) / 1000;
  }

  /** Waits until nothing has been asked for during a second, six seconds at most. */
  async settle(): Promise<void> {
    let [seen, quiet] = [-1, 0];
    for (let waited = 0; waited < 6000 && quiet < 1000; waited += 100) {
      quiet = this.requests.length === seen ? quiet + 100 : 0;
      seen = this.requests.length;
      await pause(100);
    }
  }

  /** A finger pushes the page up by a third of the screen. */
  async drag(): Promise<void> {
    const { width, height } = PHONE.viewport;
    const at = (share: number) => [{ x: width / 2, y: height * share }];
    await this.devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.7) });
    for (const share of [0.65, 0.6, 0.5, 0.4, 0.35])
      await this.devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    await this.devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /**
   * Where the first visible match stands, in the middle of the screen if it was outside or covered. Waits for one, and
   * until all that slides, unfolds or fades has arrived: on a slow machine something that moves stands still between two
   * frames.
   * @param timeout in milliseconds
   * @throws when nothing matches in that time.
   */
  async find(selector: string, timeout = 10_000): Promise<{ x: number; y: number }> {
    let last: { x: number; y: number } | null = null;
    for (const end = Date.now() + timeout; Date.now() < end; await pause(50)) {
      const place = await this.evaluate((wanted: string) => {
        const shown = [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility());
        if (!shown) return null;
        const middle = () => {
          const { x, y, width, height } = shown.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        };
        const { x, y } = middle();
        if (!shown.contains(document.elementFromPoint(x, y)))
          shown.scrollIntoView({ block: 'center', behavior: 'instant' });
        const isMoving = document
          .getAnimations()
          .some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
        return isMoving ? null : middle();
      }, selector);
      if (place && place.x === last?.x && place.y === last.y) return place;
      last = place;
    }
    throw new Error(`${this.page.url()} shows nothing like ${selector}`);
  }

  /** Taps a place without hovering. */
  async tap(place: { x: number; y: number }): Promise<void> {
    const down = this.devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
    await pause(FINGER_RESTS);
    await Promise.all([down, this.devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  }

  /**
   * Taps a place, types keys there where some are named, and waits for what is painted then.
   * @returns milliseconds from the finger's leaving, or from the last key; NaN where nothing is painted
   */
  async tapToPaint(
    place: { x: number; y: number },
    isAwaited: (mark: Mark) => boolean,
    keys?: string,
  ): Promise<number> {
    const since = this.notes.length;
    await this.tap(place);
    if (keys) await this.type(keys);
    for (const end = Date.now() + PAINTED_WITHIN; Date.now() < end; await pause(10)) {
      const marks = this.notes.slice(since) as Mark[];
      const tap = marks.findLast(({ what }) => what === (keys ? 'key' : 'tap'));
      const painted = marks.find(isAwaited);
      if (tap && painted) return painted.at - tap.at;
    }
    return Number.NaN;
  }

  /** Taps a button until what it opens is there. @returns how many taps were lost. */
  async tapUntil(button: string, opened: string): Promise<number> {
    for (let lost = 0; lost < TAPS; lost += 1) {
      await this.tap(await this.find(button));
      if (await this.find(opened, SECOND_TAP_AFTER).catch(() => null)) return lost;
    }
    throw new Error(`${button} does not open ${opened}`);
  }

  /** Types into the focused field, a key every tenth of a second. */
  async type(text: string): Promise<void> {
    for (const key of text) {
      await this.devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
      await this.devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
      await pause(100);
    }
  }

  /** Puts text into the focused field at once. */
  async paste(text: string): Promise<void> {
    await this.devtools.send('Input.insertText', { text });
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
