/**
 * A page without a network: the document of this worker's scope with the files that it names and has used, and nothing else of the site.
 * /drive is kept for every driver, /trip, /en/trip or /fr/trip where its traveller has asked for it. The page comes from the phone at
 * once; whether there is a newer one is asked beside it, and that one takes over at the next start, never in the middle of a ride. Rides
 * and trips are no business of this worker: the pages keep them themselves.
 */
const PAGE = new URL(registration.scope).pathname;
const CACHE = `page ${PAGE}`;
/** What a document names of its own site. */
const FILES = /\/assets\/[\w.@-]+/g;

/** Stores the page with its files, all or nothing; of a newer page the files of the earlier one go. */
async function refresh() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: 'no-cache', credentials: 'omit' });
  if (!page.ok) throw new Error(`the page answered ${page.status}`);
  const text = await page.clone().text();
  const files = [...new Set(text.match(FILES))];
  const kept = await Promise.all(files.map((name) => cache.match(name)));
  await cache.addAll(files.filter((_, nth) => !kept[nth]));
  const earlier = await (await cache.match(PAGE))?.text();
  await cache.put(PAGE, page);
  if (earlier === undefined || earlier === text) return;
  const old = (await cache.keys()).filter(({ url }) => ![PAGE, ...files].includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** A file that was kept, else from the network, and kept from then on. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

addEventListener('install', (event) => event.waitUntil(refresh()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // The scope is the beginning of a path: what only begins like it is another page.
  if (request.mode === 'navigate' && url.pathname.replace(/\/$/, '') === PAGE) {
    event.waitUntil(refresh().catch(() => {}));
    event.respondWith(caches.match(PAGE, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(file(request));
  }
});
