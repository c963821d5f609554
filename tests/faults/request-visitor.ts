import { randomInt } from 'node:crypto';
import type { BrowserContext, Locator, Page } from 'playwright';
import { tripDraft } from '../fixtures/trip-draft.ts';
import { cookieChoice } from '../setup/cookie-choice.ts';
import { hasFocus, newContext, Visitor, type VisitorOptions } from './visitor.ts';
import { wordsOf, type FormKind } from './words.ts';

const DAY_MS = 86_400_000;

/** What one visitor intends to send; found again in the database by its name. */
interface Intention {
  name: string;
  phone: string;
  notes: string;
  /** "YYYY-MM-DD"; null for a message. */
  travelDate: string | null;
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

/** Wants to send one request, by the form of trips or by that of messages. */
export class RequestVisitor extends Visitor {
  readonly form: FormKind;
  readonly intention: Intention;
  readonly words;

  private constructor(options: VisitorOptions, context: BrowserContext, form: FormKind, intention: Intention) {
    const words = wordsOf(form, options.locale);
    super(options, context, words.thanks);
    this.form = form;
    this.intention = intention;
    this.words = words;
  }

  static async arrive(options: VisitorOptions, form: FormKind): Promise<RequestVisitor> {
    const intention = newIntention(form);
    const state = cookieChoice(options.proxy.origin);
    if (form === 'trip') {
      const { name, phone, notes, travelDate: travel_date } = intention;
      const now = Date.now() + (options.clockError ?? 0);
      state.origins[0]?.localStorage.push(tripDraft({ name, phone, notes, travel_date }, now));
    }
    const context = await newContext(options, wordsOf(form, options.locale).thanks, state);
    return new RequestVisitor(options, context, form, intention);
  }

  /** Opens the form in a new tab and fills it in, up to the button that sends. */
  async open(): Promise<Page> {
    await this.openTab(this.form === 'trip' ? '/plan-your-trip' : '/contact');
    await this.fill();
    return this.page;
  }

  async fill(): Promise<void> {
    const { page, intention } = this;
    this.doing = 'filling the form in';
    if (this.form === 'contact') {
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
    return this.form === 'trip' ? '#request' : '#contact';
  }

  get sendButton(): Locator {
    return this.page.locator(this.area).getByRole('button', { name: this.words.send, exact: true });
  }

  get failedPanel(): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.words.failed.title });
  }

  get slowPanel(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.words.sending.slow });
  }

  /** The code that sends is here: people write for longer than that takes. */
  async untilPrepared(): Promise<void> {
    const code = this.form === 'trip' ? 'trip-request-form-' : 'contact-section-body-';
    const { scripts } = this;
    const isHere = () => scripts.asked === scripts.arrived.length && scripts.arrived.some((url) => url.includes(code));
    await this.untilSo('the code that sends', isHere, 0);
  }

  /** The browser keeps nothing of the request any more. */
  async untilForgotten(): Promise<void> {
    await this.untilSo('an empty outbox', async () => !(await this.keeps()), 0);
  }

  /** The link to WhatsApp must carry the visitor's own words, and say that nothing is confirmed. */
  async checkChat(link: Locator): Promise<void> {
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    this.check(text.includes(this.intention.notes) && text.includes(this.words.chat.unconfirmed), `chat text: ${text}`);
  }

  /** The lasting panel: announced, focused, reachable by keyboard, with every way on. */
  async checkFailed(state: string): Promise<void> {
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
    await this.checkAxe(`${state}, ${this.form}`, this.area);
  }

  /** Offered after eight seconds without an answer. The visitor's time stands still, and goes on afterwards. */
  async checkSlow(): Promise<void> {
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
    await this.checkAxe(`slow, ${this.form}`, this.area);
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
