/**
 * A client of the W3C's WebDriver, as much of it as the walk needs, for the browsers that Playwright cannot drive: Debian's
 * Firefox ESR, by the protocol that it speaks itself (Marionette: WebDriver's commands over a socket), and WebKitGTK, by
 * WebKitWebDriver (the same commands over HTTP).
 */
import { once } from 'node:events';
import net from 'node:net';

/** A command's place over HTTP, and its name in Marionette. */
const COMMANDS = {
  open: ['POST', '/url', 'Navigate'],
  address: ['GET', '/url', 'GetCurrentURL'],
  back: ['POST', '/back', 'Back'],
  run: ['POST', '/execute/sync', 'ExecuteScript'],
  act: ['POST', '/actions', 'PerformActions'],
  place: ['POST', '/window/rect', 'SetWindowRect'],
  picture: ['GET', '/screenshot', 'TakeScreenshot'],
} as const;

type Command = keyof typeof COMMANDS;

/** Sends a command and answers its value; rejects with the browser's own words. */
type Send = (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Milliseconds after which a command counts as lost. */
const COMMAND_TIMEOUT_MS = 60_000;

/** @param base address of the driver, "http://127.0.0.1:4444" */
export async function connectByHttp(base: string, capabilities: Readonly<Record<string, unknown>>): Promise<Send> {
  const call = async (method: string, path: string, parameters?: unknown): Promise<unknown> => {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
      ...(method === 'POST' && { body: JSON.stringify(parameters ?? {}) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const answer = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${(answer as { sessionId: string }).sessionId}`;
  return (command, parameters) => {
    const [method, path] = COMMANDS[command];
    return call(method, session + path, parameters);
  };
}

/** Marionette's messages: the length in bytes, a colon, and JSON: [0, id, command, parameters] or [1, id, error, value]. */
export async function connectToMarionette(port: number): Promise<Send> {
  const socket = net.connect(port, '127.0.0.1');
  socket.setMaxListeners(0);
  const waiting = new Map<number, (answer: readonly [error: unknown, value: unknown]) => void>();
  let received = Buffer.alloc(0);
  let greet: () => void = () => undefined;
  const greeted = new Promise<void>((resolve) => (greet = resolve));
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.toString('utf8', 0, Math.max(colon, 0)));
      if (colon === -1 || received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(received.toString('utf8', colon + 1, colon + 1 + length));
      received = received.subarray(colon + 1 + length);
      if (!Array.isArray(message)) greet();
      else waiting.get(Number(message[1]))?.([message[2], message[3]]);
    }
  });
  await Promise.all([once(socket, 'connect'), greeted]);
  let last = 0;
  const call = async (name: string, parameters: unknown): Promise<unknown> => {
    last += 1;
    const id = last;
    const answer = new Promise<readonly [unknown, unknown]>((resolve, reject) => {
      waiting.set(id, resolve);
      socket.once('close', () => reject(new Error(`${name}: Firefox has gone`)));
    });
    const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters ?? {}]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, value] = await answer.finally(() => waiting.delete(id));
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return (value as { value?: unknown } | null)?.value;
  };
  await call('NewSession', {});
  return (command, parameters) => call(COMMANDS[command][2], parameters);
}

/** WebDriver's codes of keys without a letter. */
export const KEYS = { escape: '\uE00C' } as const;

/** What a script in the page can hand back. */
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** Milliseconds for which something is looked for in a page. */
const TIMEOUT_MS = 15_000;
const POLL_MS = 50;

/** A window of a browser, used as a visitor does: by pointer and keys. */
export class BrowserWindow {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Gives the page so many pixels. */
  async resize(width: number, height: number): Promise<void> {
    await this.until(`a page of ${width} × ${height} px`, async () => {
      const [wide = 0, tall = 0, outerWide = 0, outerTall = 0] = await this.run<number[]>(
        'return [innerWidth, innerHeight, outerWidth, outerHeight]',
      );
      if (wide === width && tall === height) return true;
      await this.#send('place', { width: outerWide + width - wide, height: outerTall + height - tall });
      return undefined;
    });
  }

  async open(address: string): Promise<void> {
    await this.#send('open', { url: address });
  }

  async back(): Promise<void> {
    await this.#send('back');
  }

  async address(): Promise<string> {
    return String(await this.#send('address'));
  }

  /** PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.#send('picture', { full: false })), 'base64');
  }

  /** Runs the body of a function in the page; `arguments` are the given ones. */
  async run<Value extends Plain>(script: string, ...args: readonly Plain[]): Promise<Value> {
    return (await this.#send('run', { script, args })) as Value;
  }

  /** Asks until there is an answer. @throws when there is none for a quarter of a minute, with the last error on the way */
  async until<Answer>(what: string, ask: () => Promise<Answer | undefined | null | false>): Promise<Answer> {
    const end = performance.now() + TIMEOUT_MS;
    let problem: unknown = '';
    while (performance.now() < end) {
      const answer = await ask().catch((error: unknown) => {
        problem = error;
        return undefined;
      });
      if (answer !== undefined && answer !== null && answer !== false) return answer;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`There never was ${what}. ${String(problem)}`);
  }

  /**
   * The first visible element, in the middle of the screen where it was outside.
   * @param text words that it contains; one that says nothing else goes first
   * @returns its box on the screen
   */
  async find(selector: string, text = ''): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.until(`${selector} "${text}"`, () =>
      this.run<{ x: number; y: number; width: number; height: number } | null>(
        `const [selector, text] = arguments;
        const wordsOf = (element) => [element.textContent.trim(), element.getAttribute('aria-label') ?? ''];
        const seen = [...document.querySelectorAll(selector)].filter((element) =>
          element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden' &&
          wordsOf(element).some((words) => words.includes(text)));
        const found = seen.find((element) => wordsOf(element).includes(text)) ?? seen[0];
        if (!found) return null;
        const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
        const isInReach = () => {
          const at = document.elementFromPoint(...middle(found.getBoundingClientRect()));
          return at !== null && (found.contains(at) || at.contains(found));
        };
        if (!isInReach()) found.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (!isInReach()) return null;
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x, y, width, height };`,
        selector,
        text,
      ),
    );
  }

  /** Presses the first visible element with the pointer's button, once it stands still. */
  async press(selector: string, text = ''): Promise<void> {
    let last = '';
    const { x, y, width, height } = await this.until(`${selector} "${text}" standing still`, async () => {
      const box = await this.find(selector, text);
      const before = last;
      last = JSON.stringify(box);
      return last === before && box;
    });
    await this.#pressAt({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });
  }

  async #pressAt(at: { x: number; y: number }): Promise<void> {
    await this.#send('act', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  /** Types into whatever has the focus. */
  async type(text: string): Promise<void> {
    await this.#send('act', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: Array.from(text).flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  }

  /** Presses a field and types into it. */
  async fill(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.until(`focus in ${selector}`, () =>
      this.run<boolean>('return document.activeElement === document.querySelector(arguments[0])', selector),
    );
    await this.type(text);
    await this.until(`"${text}" in ${selector}`, () =>
      this.run<boolean>('return document.querySelector(arguments[0]).value !== ""', selector),
    );
  }
}
