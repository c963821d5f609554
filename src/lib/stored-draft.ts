import { DAY_MS } from '@shared/clock/clock';

/** Drafts of forms in local storage. Storage may be switched off or full: a form then works without a memory. */
export interface DraftPlace {
  key: string;
  /** Raised when the shape changes: a draft of another version is dropped. */
  version: number;
}

const LIFETIME_DAYS = 30;

interface Stored {
  version: number;
  savedAt: number;
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/**
 * A stored draft, or null when there is none, or it is too old, or of another version.
 * @param read takes what is needed out of the stored object; what it throws counts as no draft
 */
export function readStoredDraft<Draft, Result = Draft>(
  { key, version }: DraftPlace,
  read: (stored: Partial<Draft>) => Result | null,
  now = Date.now(),
): Result | null {
  return attempt(() => {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as (Partial<Draft> & Stored) | null;
    if (stored?.version !== version || now - stored.savedAt > LIFETIME_DAYS * DAY_MS) return null;
    return read(stored);
  });
}

export function storeDraft({ key, version }: DraftPlace, draft: object, now = Date.now()): void {
  attempt(() => localStorage.setItem(key, JSON.stringify({ ...draft, version, savedAt: now })));
}

export function dropDraft({ key }: DraftPlace): void {
  attempt(() => localStorage.removeItem(key));
}

const OWN = 'staffDraft:';
const ownPrefix = (owner: string) => `${OWN}${owner}:`;

/** Where what somebody of the team has typed is kept: an account never sees the drafts of another one on the same device. */
export const ownDraftPlace = (owner: string, name: string): DraftPlace => ({
  key: ownPrefix(owner) + name,
  version: 1,
});

const keysFrom = (prefix: string): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];

/** What follows in the names of an account's drafts whose names begin alike. */
export function ownDraftNames(owner: string, beginning: string): string[] {
  const prefix = ownPrefix(owner) + beginning;
  return keysFrom(prefix).map((key) => key.slice(prefix.length));
}

/** For an account that signs out: the device goes on to somebody else, and what others have left there is theirs alone. */
export function dropDraftsOfOthers(owner: string): void {
  for (const key of keysFrom(OWN)) if (!key.startsWith(ownPrefix(owner))) attempt(() => localStorage.removeItem(key));
}
