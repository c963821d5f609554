/** Keeps the page itself, its code and its styles on the phone, and nothing else of the site (public/drive-sw.js). */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  // Refused by a private window, or without https: the page works with a signal.
  navigator.serviceWorker.register('/drive-sw.js', { scope: '/drive' }).catch(() => {});
}
