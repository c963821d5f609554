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
    if (stored?.version !== version || now - stored.savedAt > LIFETIME_DAYS * 86_400_000) return null;
    return read(stored);
  });
}

export function storeDraft({ key, version }: DraftPlace, draft: object, now = Date.now()): void {
  attempt(() => localStorage.setItem(key, JSON.stringify({ ...draft, version, savedAt: now })));
}

export function dropDraft({ key }: DraftPlace): void {
  attempt(() => localStorage.removeItem(key));
}
