/** A page of this house that its reader has on the phone without a network: its document and its files (public/kept-page-sw.js). */

const WORKER = '/kept-page-sw.js';
/** As the worker names it. */
const cacheOf = (page: string): string => `page ${page}`;

export const canKeepPages = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/**
 * Keeps a page with the files that it has used.
 * @param page its path, the scope of its worker
 * @throws Error where the browser keeps nothing: in a private window, without https, or on a full phone
 */
export async function keepPage(page: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: page });
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const cache = await caches.open(cacheOf(page));
  await cache.addAll([page, ...new Set(used.map(({ pathname }) => pathname))]);
}

/** The workers of those of some pages that are kept. */
async function workersOf(pages: readonly string[]): Promise<readonly ServiceWorkerRegistration[]> {
  if (!canKeepPages()) return [];
  const all = await navigator.serviceWorker.getRegistrations();
  return all.filter(({ scope }) => pages.includes(new URL(scope).pathname));
}

/** Whether any of some pages is kept. */
export const isAnyKept = async (pages: readonly string[]): Promise<boolean> => (await workersOf(pages)).length > 0;

/** Takes pages off the phone, and their workers. */
export async function forgetPages(pages: readonly string[]): Promise<void> {
  const workers = await workersOf(pages);
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...pages.map((page) => caches.delete(cacheOf(page))),
  ]);
}
