import type { BrowserContext, Locator, Page } from 'playwright';
import { formatPrice } from '../../supabase/functions/_shared/price/money.ts';
import { tripFragment } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import type { Messages } from '../../src/i18n/messages/index.ts';
import { newTrip, sendOffer, type Trip } from '../integration/trip-samples.ts';
import type { TestBackend } from '../setup/backend.ts';
import { messagesOf } from '../setup/messages-of.ts';
import { hasFocus, newContext, Visitor, type VisitorOptions } from './visitor.ts';

type Query = TestBackend['query'];
type Words = Messages['trip'];

const AGOROT = 42_000;

/** Each of them says that the trip is booked. */
const thanksOf = ({ band, timeline }: Words) => [band.booked.text, timeline.kinds.offer_accepted];

/** Has the link of a trip with an open offer, and wants to accept that. Nothing is repeated but by pressing again. */
export class AcceptVisitor extends Visitor {
  readonly trip: Trip;
  readonly words: Words;
  private readonly query: Query;

  private constructor(options: VisitorOptions, context: BrowserContext, words: Words, trip: Trip, query: Query) {
    super(options, context, thanksOf(words));
    this.words = words;
    this.trip = trip;
    this.query = query;
  }

  static async arrive(options: VisitorOptions, query: Query): Promise<AcceptVisitor> {
    const words = await messagesOf(options.locale, 'trip');
    const trip = await newTrip(query, { language: options.locale });
    await sendOffer(query, trip, { agorot: AGOROT });
    const context = await newContext(options, thanksOf(words));
    return new AcceptVisitor(options, context, words, trip, query);
  }

  /** Opens the link in a new tab, up to the button that accepts, or to what has become of it. */
  async open(): Promise<Page> {
    const { reference, key } = this.trip;
    await this.openTab('/trip', tripFragment(reference, key));
    await this.sendButton.or(this.page.getByRole('heading', { name: this.words.band.booked.title })).waitFor();
    return this.page;
  }

  get sendButton(): Locator {
    return this.acceptOn(this.page);
  }

  private acceptOn(page: Page): Locator {
    return page.getByRole('button', {
      name: this.words.offer.accept(formatPrice(this.options.locale, AGOROT)),
      exact: true,
    });
  }

  /** The button stands there once everything is here. */
  async untilPrepared(): Promise<void> {
    await this.sendButton.waitFor();
  }

  /** Presses once more, as the page says that one may; unless it learns just then that the trip is booked. */
  protected override async tryAgain(page: Page): Promise<false> {
    const button = this.acceptOn(page);
    if (this.isIdle && (await button.isVisible()))
      await button.press('Enter', { timeout: 1000 }).catch(() => undefined);
    return false;
  }

  /** Announced beside the button, which is there to be pressed again; and people can be reached. */
  async checkFailed(state: string): Promise<void> {
    const { unsure, refused } = this.words;
    const said: Readonly<Record<string, string>> = {
      offline: unsure.offline,
      '429': refused.rate_limited,
      unavailable: refused.unavailable,
      blocked: refused.other,
      conflict: refused.other,
    };
    await this.untilTold(said[state] ?? unsure.accept);
    await this.untilSo('the focus on the button', () => hasFocus(this.sendButton), 0);
    const chat = await this.page.getByRole('link', { name: this.words.contact.chat }).first().getAttribute('href');
    this.check(
      decodeURIComponent(chat ?? '').includes(this.trip.reference),
      `${state}: chat without reference: ${chat}`,
    );
    await this.checkAxe(`${state}, accept`, 'main');
  }

  /** Says that it is being sent, and nothing more. */
  async checkSlow(): Promise<void> {
    await this.page.clock.fastForward(8000);
    const waiting = this.page.getByRole('button', { name: this.words.actions.sending });
    await this.untilSo('the button that waits', () => waiting.isVisible(), 0);
    await this.page.clock.resume();
    await this.checkAxe('slow, accept', 'main');
  }

  /** The page tells why it did not come to pass. */
  async untilTold(words: string): Promise<void> {
    const notice = this.page.getByRole('alert').filter({ hasText: words });
    await this.untilSo(`the notice "${words}"`, () => notice.isVisible());
  }

  /** The office thinks better of it while the page stands open. */
  async takeBack(state: 'expired' | 'replaced' | 'withdrawn'): Promise<void> {
    this.doing = `the offer is ${state}`;
    await this.query(`update public.offers set state = $2 where lead_id = $1`, [this.trip.id, state]);
    if (state === 'replaced') await sendOffer(this.query, this.trip, { agorot: AGOROT + 8000 });
  }
}
