/** What the browser keeps under a key; null without it, and where storage is refused. */
export function keptItem(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}
