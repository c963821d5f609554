/**
 * The only inline script of the site (its hash stands in the Content-Security-Policy). It starts the application after
 * the page has painted: a prerendered page reads, links and fills in without it, so its JavaScript must not compete with
 * text, fonts and pictures. The order (load, two frames, 300 ms, idle for two seconds at most; or the first touch, key or scroll) reached the
 * paint times of a page without scripts in every measured run.
 *
 * `data-main` is the application's entry, `data-chunks` the page's own chunks, `data-eager` marks pages that have
 * nothing to show before the application runs. A button pressed too early is pressed again once it can answer. Where the
 * entry does not arrive the page is loaded once more, unless a link was followed meanwhile: that would bring back the
 * page just left. Before anything is painted the script puts away the dock that the visitor closed
 * (src/layout/contact-bar/dock.tsx).
 */
export const START_SCRIPT = `(() => {
  try {
    if (sessionStorage.getItem('dock')) document.documentElement.dataset.dock = 'closed';
  } catch {}
  const { main, chunks, eager } = document.currentScript.dataset;
  let started = false, pressed = null, leaving = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of chunks.split(' ')) {
      if (!href) continue;
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(main).catch((error) => {
      if (leaving) return;
      try {
        const last = Number(sessionStorage.getItem('reloadedForChunkAt') || 0);
        if (Date.now() - last < 60000) throw error;
        sessionStorage.setItem('reloadedForChunkAt', String(Date.now()));
        location.reload();
      } catch {
        console.error('[start]', error);
      }
    });
  };
  if (eager !== undefined) return start();
  const remember = (event) => {
    const target = event.target instanceof Element ? event.target.closest('button:not([popovertarget]), a[href]') : null;
    if (target instanceof HTMLButtonElement) pressed = target;
    else if (target) leaving = target.pathname !== location.pathname && !target.target;
  };
  addEventListener('click', remember, true);
  addEventListener('app:ready', () => {
    removeEventListener('click', remember, true);
    if (pressed && pressed.isConnected) pressed.click();
  }, { once: true });
  for (const type of ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])
    addEventListener(type, start, { once: true, passive: true, capture: true });
  const whenIdle = window.requestIdleCallback || setTimeout;
  const afterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => whenIdle(start, { timeout: 2000 }), 300)));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
})();`;

/**
 * Runs before anything is painted, on unprefixed pages other than the home page: somebody who chose English or French
 * before is taken to that twin (ruling 5), where `data-languages` has it. Coming from a page of this site is a choice of the language clicked. The shell
 * of the staff pages serves every language, so a prefix is looked for first.
 */
export const LANGUAGE_SCRIPT = `(() => {
  try {
    const { origin, pathname, search, hash } = location;
    if (/^\\/(?:en|fr)(?:\\/|$)/.test(pathname)) return;
    if (document.referrer.startsWith(origin + '/')) localStorage.setItem('currentLanguage', 'he');
    const language = localStorage.getItem('currentLanguage');
    const { languages } = document.currentScript.dataset;
    if (language !== 'he' && languages.split(' ').includes(language)) location.replace('/' + language + pathname + search + hash);
  } catch {}
})();`;
