import {
  callDrive,
  type DriveAnswer,
  type DriveCall,
  type DriveLanguage,
  type DriveLink,
  type DriveRefusalCode,
} from '@/data/drive';
import { newId } from '@/lib/new-id';
import { changeKept, nothingKept, readKept, wipeKept, type Kept } from './kept-rides';
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
 * first and sent then, in order, each once, also after the page was closed, and by whichever tab comes first.
 */
export class DriveSession {
  readonly #link: DriveLink;
  readonly #told = new Set<() => void>();
  /** Reports that have had their answer. */
  readonly #answered = new Set<string>();
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

  #keep(next: (kept: Kept) => Partial<Kept>, more: Partial<Shown> = {}): Promise<void> {
    const change = (kept: Kept): Kept => ({ ...kept, ...next(kept) });
    const kept = change(this.#shown.kept);
    this.#show({ ...(kept.page && { state: 'open' }), ...more, kept });
    return changeKept(this.#link, change);
  }

  /** What another tab has reported waits here, too; what this phone could not keep goes on waiting. */
  async #join(): Promise<void> {
    const { reports } = await readKept(this.#link);
    const { kept } = this.#shown;
    const known = new Set(reports.map(({ event }) => event));
    const own = kept.reports.filter(({ event }) => !known.has(event));
    const others = reports.filter(({ event }) => !this.#answered.has(event));
    this.#show({ kept: { ...kept, reports: [...others, ...own] } });
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
      await this.#join();
      await this.#sendAndRead();
    } finally {
      this.#isBusy = false;
    }
  }

  async report(said: Omit<Report, 'event' | 'at'>): Promise<void> {
    const { ahead } = this.#shown.kept;
    const next: Report = { ...said, event: newId(), at: new Date(Date.now() + ahead).toISOString() };
    await this.#keep(({ reports }) => ({ reports: [...reports, next] }), { refused: null });
    await this.look();
  }

  chooseLanguage(language: DriveLanguage): void {
    void this.#keep(() => ({ language }));
    void this.look();
  }

  /** He has read that a ride is not his any more. */
  forget(ride: LostRide): void {
    void this.#keep(({ lost }) => ({ lost: lost.filter(({ id }) => id !== ride.id) }));
  }

  forgetRefusal(): void {
    this.#show({ refused: null });
  }

  async #sendAndRead(): Promise<void> {
    const { reports, page, language } = this.#shown.kept;
    const [report] = reports;
    if (!report) {
      const answer = await this.#ask(
        language ? { action: 'language', language } : { action: 'read', ...(page && { version: page.version }) },
      );
      // What was reported or chosen meanwhile has waited for this answer.
      const { kept } = this.#shown;
      if (answer?.success && (kept.reports.length > 0 || (kept.language && kept.language !== language)))
        await this.#sendAndRead();
      return;
    }
    const answer = await this.#ask({ action: 'report', ...report });
    if (!answer || (!answer.success && isSentAgain(answer.code))) return;
    const refused = answer.success ? this.#shown.refused : { report, code: answer.code, until: answer.until };
    this.#answered.add(report.event);
    await this.#keep((kept) => ({ reports: kept.reports.filter(({ event }) => event !== report.event) }), { refused });
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
    const page = 'page' in answer ? answer.page : undefined;
    const readAt = Date.now();
    if (page) {
      const back = new Set(page.rides.map(({ id }) => id));
      const gone = ({ page: before, reports }: Kept) => lostRides(before, page, reports, readAt + ahead);
      const next = (kept: Kept): Partial<Kept> => ({
        ahead,
        page,
        readAt,
        lost: [...kept.lost.filter(({ id }) => !back.has(id)), ...gone(kept)],
        language: kept.language === page.language ? null : kept.language,
      });
      void this.#keep(next, { isCut: false });
    } else if (answer.success) {
      void this.#keep(() => ({ ahead, readAt }), { isCut: false });
    } else if (this.#shown.state === 'asking') {
      this.#show({ state: 'silent' });
    }
  }
}
