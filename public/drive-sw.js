/**
 * The driver's page without a network: this one document, with the files that it names, and nothing else of the site (scope /drive).
 * The page comes from the phone at once; whether there is a newer one is asked beside it, and that one takes over at the next start,
 * never in the middle of a ride. Rides are no business of this worker: the page keeps them itself.
 */
const CACHE = 'drive';
const PAGE = '/drive';
/** What a document names of its own site. */
const FILES = /\/assets\/[\w.@-]+/g;

/** Stores the page with its files, all or nothing, and drops the files of an earlier one. */
async function refresh() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: 'no-cache', credentials: 'omit' });
  if (!page.ok) throw new Error(`the page answered ${page.status}`);
  const text = await page.clone().text();
  const files = [...new Set(text.match(FILES))];
  const missing = [];
  for (const file of files) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(missing);
  await cache.put(PAGE, page);
  const isGone = ({ url }) => ![PAGE, ...files].includes(new URL(url).pathname);
  await Promise.all((await cache.keys()).filter(isGone).map((request) => cache.delete(request)));
}

addEventListener('install', (event) => event.waitUntil(refresh()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.waitUntil(refresh().catch(() => {}));
    event.respondWith(caches.match(PAGE, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
  }
});
