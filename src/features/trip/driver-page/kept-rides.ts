import { createStore, del, get, update, type UseStore } from 'idb-keyval';
import type { DriveLanguage, DriveLink, DrivePage } from '@/data/drive';
import { stillKept, type LostRide, type Report } from './ride-life';

/** What the phone holds of one driver. */
export interface Kept {
  link: DriveLink;
  page: DrivePage | null;
  /** When the page was read, milliseconds since 1970 by this clock. */
  readAt: number;
  /** Milliseconds that the server's clock is ahead. */
  ahead: number;
  /** In the order in which they were made. */
  reports: readonly Report[];
  lost: readonly LostRide[];
  /** As he has chosen on this phone, until the server knows it. */
  language: DriveLanguage | null;
}

export const nothingKept = (link: DriveLink): Kept => ({
  link,
  page: null,
  readAt: 0,
  ahead: 0,
  reports: [],
  lost: [],
  language: null,
});

const ENTRY = 'rides';
let store: UseStore | null = null;
const openStore = (): UseStore => (store ??= createStore('drive', 'drive'));

/** A private window and a full phone keep nothing, and may throw at once: the page works with a signal. */
async function attempt<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await action();
  } catch {
    return undefined;
  }
}

/** Of another driver on the same phone nothing is shown, nor kept. */
const keptOf = (link: DriveLink, kept: Kept | undefined): Kept =>
  kept?.link.driver === link.driver && kept.link.key === link.key ? kept : nothingKept(link);

/** What is kept of a driver, without what is over for long. */
export async function readKept(link: DriveLink): Promise<Kept> {
  const kept = keptOf(link, await attempt(() => get<Kept>(ENTRY, openStore())));
  const now = Date.now() + kept.ahead;
  const page = kept.page && { ...kept.page, rides: stillKept(kept.page.rides, now) };
  return { ...kept, page, lost: stillKept(kept.lost, now) };
}

/** Changes what is kept as it is by now: another tab may have kept something, too. */
export const changeKept = (link: DriveLink, change: (kept: Kept) => Kept): Promise<void> =>
  attempt(() => update<Kept>(ENTRY, (kept) => change(keptOf(link, kept)), openStore()));

/** After a link was made void nothing stays. */
export const wipeKept = (): Promise<void> => attempt(() => del(ENTRY, openStore()));
