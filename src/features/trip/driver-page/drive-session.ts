import {
  callDrive,
  type DriveAnswer,
  type DriveCall,
  type DriveLanguage,
  type DriveLink,
  type DriveRefusalCode,
} from '@/data/drive';
import { newId } from '@/lib/new-id';
import { nothingKept, readKept, wipeKept, writeKept, type Kept } from './kept-rides';
import { isSentAgain, lostRides, type LostRide, type Report } from './ride-life';

/** What the server did not take. */
export interface Refused {
  report: Report;
  code: DriveRefusalCode;
  until: string | undefined;
}

export interface Shown {
  kept: Kept;
  /** `asking`: nothing is known yet; `silent`: nothing is known, and nobody answers; `void`: the link opens nothing. */
  state: 'asking' | 'silent' | 'void' | 'open';
  /** The last attempt to read or send reached nobody. */
  isCut: boolean;
  refused: Refused | null;
}

type Wish<Call = DriveCall> = Call extends DriveLink ? Omit<Call, keyof DriveLink> : never;

/**
 * The rides behind a driver's link: as the phone keeps them, at once; as the server says, whenever it is asked. What he reports is kept
 * first and sent then, in order, each once, also after the page was closed.
 */
export class DriveSession {
  readonly #link: DriveLink;
  readonly #told = new Set<() => void>();
  #shown: Shown;
  #isBusy = false;

  constructor(link: DriveLink) {
    this.#link = link;
    this.#shown = { kept: nothingKept(link), state: 'asking', isCut: false, refused: null };
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#told.add(tell);
    return () => this.#told.delete(tell);
  };

  readonly shown = (): Shown => this.#shown;

  #show(next: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...next };
    for (const tell of this.#told) tell();
  }

  #keep(next: Partial<Kept>, more: Partial<Shown> = {}): Promise<void> {
    const kept = { ...this.#shown.kept, ...next };
    this.#show({ ...(kept.page && { state: 'open' }), ...more, kept });
    return writeKept(kept);
  }

  /** Shows what the phone keeps, then what the server says. */
  async start(): Promise<void> {
    const kept = await readKept(this.#link);
    this.#show({ kept, ...(kept.page && { state: 'open' }) });
    await this.look();
  }

  /** Sends what waits, then looks. One at a time: the next step is only possible after the one before it. */
  async look(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await this.#sendAndRead();
    } finally {
      this.#isBusy = false;
    }
  }

  async report(said: Omit<Report, 'event' | 'at'>): Promise<void> {
    const { ahead, reports } = this.#shown.kept;
    const next: Report = { ...said, event: newId(), at: new Date(Date.now() + ahead).toISOString() };
    await this.#keep({ reports: [...reports, next] }, { refused: null });
    await this.look();
  }

  chooseLanguage(language: DriveLanguage): void {
    void this.#keep({ language });
    void this.#ask({ action: 'language', language });
  }

  /** He has read that a ride is not his any more. */
  forget(ride: LostRide): void {
    void this.#keep({ lost: this.#shown.kept.lost.filter(({ id }) => id !== ride.id) });
  }

  forgetRefusal(): void {
    this.#show({ refused: null });
  }

  async #sendAndRead(): Promise<void> {
    const { reports, page } = this.#shown.kept;
    const [report] = reports;
    if (!report) {
      const answer = await this.#ask({ action: 'read', ...(page && { version: page.version }) });
      // What was reported meanwhile has waited for this answer.
      if (answer && this.#shown.kept.reports.length > 0) await this.#sendAndRead();
      return;
    }
    const answer = await this.#ask({ action: 'report', ...report });
    if (!answer || (!answer.success && isSentAgain(answer.code))) return;
    const refused = answer.success ? this.#shown.refused : { report, code: answer.code, until: answer.until };
    const left = this.#shown.kept.reports.filter(({ event }) => event !== report.event);
    await this.#keep({ reports: left }, { refused });
    await this.#sendAndRead();
  }

  /** @returns null where nobody answered, or the link is void */
  async #ask(wish: Wish): Promise<DriveAnswer | null> {
    const heard = await callDrive({ ...wish, ...this.#link });
    if (!heard) {
      this.#show({ isCut: true, ...(this.#shown.state === 'asking' && { state: 'silent' }) });
      return null;
    }
    const { answer, ahead } = heard;
    if (!answer.success && answer.code === 'bad_link') {
      await wipeKept();
      this.#show({ kept: nothingKept(this.#link), state: 'void', isCut: false, refused: null });
      return null;
    }
    this.#take(answer, ahead ?? this.#shown.kept.ahead);
    return answer;
  }

  /** @param ahead milliseconds that the server's clock is ahead */
  #take(answer: DriveAnswer, ahead: number): void {
    const before = this.#shown.kept;
    const page = 'page' in answer ? answer.page : undefined;
    if (page) {
      const back = new Set(page.rides.map(({ id }) => id));
      const stillLost = before.lost.filter(({ id }) => !back.has(id));
      const lost = [...stillLost, ...lostRides(before.page, page, before.reports, Date.now() + ahead)];
      const language = page.language ?? before.language;
      void this.#keep({ ahead, page, readAt: Date.now(), lost, language }, { isCut: false });
    } else if (answer.success) {
      void this.#keep({ ahead, readAt: Date.now() }, { isCut: false });
    } else if (this.#shown.state === 'asking') {
      this.#show({ state: 'silent' });
    }
  }
}
