import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { findPage, isInApp } from '@/content/pages';
import { parseLocalizedPath } from '@/i18n/localized-path';
import { defaultLocale, localeRegistry } from '@/i18n/locales';
import { recordView } from '@/features/site/tracking/record-views';
import { ENTRY_EVENT } from '@/lib/page-entry';
import { WISH_EVENT } from '@/lib/trip-wish';
import { rememberLocale } from '@/layout/remember-locale';
import { MAIN_ID } from '@/layout/skip-link';
import { OFFER_ATTRIBUTE } from './start/follow-language';
import { preloadPage } from './page-loader';
import { keepFieldInView } from './keep-field-in-view';
import { beginReturn, endMove, entryKey, holdPlace, pushAnchor, returnToPlace, watchPlaces } from './scroll-memory';

/**
 * What a browser does by itself when a document loads, done for navigation inside the app.
 * @param props.location of the page that is shown
 * @param props.asked of the page that was asked for last; another one while its parts are on the way
 */
export function NavigationEffects({ location, asked }: { location: Location; asked: Location }) {
  const { pathname } = location;
  const navigate = useNavigate();
  const { locale } = parseLocalizedPath(pathname);
  useScrolling(location, asked);

  useEffect(() => {
    // The same value again would make the browser work out the style of every element.
    if (document.documentElement.lang === locale) return;
    document.documentElement.lang = locale;
    document.documentElement.dir = localeRegistry[locale].direction;
  }, [locale]);

  const documentPath = useRef(pathname);
  useEffect(() => {
    // Who goes on to a page has chosen its language; who came to one of the default language may have been sent there.
    if (pathname === documentPath.current && locale === defaultLocale) return;
    documentPath.current = '';
    rememberLocale(locale);
    delete document.documentElement.dataset[OFFER_ATTRIBUTE];
  }, [pathname, locale]);

  useEffect(() => recordView(pathname), [pathname]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      followAnchor(event);
      const link = serverDrawnLink(event);
      if (!link) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    // On the way down: React lets no click come up again from parts that still stand as the server's HTML.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [navigate]);

  useEffect(() => {
    // A link that is pointed at or focused is likely to be followed: its page is on the way before the click.
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
      if (!link) return;
      const { pathname } = new URL((link as HTMLAnchorElement).href);
      if (isOfApp(pathname)) void preloadPage(pathname).catch(() => undefined);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of events) document.addEventListener(name, preload, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, preload);
    };
  }, []);

  useEffect(keepFieldInView, []);

  return null;
}

/** Where a page that comes in is shown: at its top, at its anchor, or where the visitor left it. */
function useScrolling({ pathname, hash, key }: Location, asked: Location): void {
  const navigationType = useNavigationType();
  const shown = useRef({ pathname, key });
  // Who goes back before the next page has come leaves that one, not the page that still stands there.
  const latest = useRef(asked);

  useEffect(() => watchPlaces(), []);

  useLayoutEffect(() => {
    latest.current = asked;
    if (asked.key === key && asked.pathname === pathname) endMove();
  }, [asked, key, pathname]);

  // A layout effect: listeners at the window are called in their order by Chrome, and the router's has to come after it.
  useLayoutEffect(() => {
    const follow = (event: PopStateEvent) => {
      // Anchors of one page are no business of the router: it would draw the page again (followAnchor).
      const isSamePage = location.pathname === latest.current.pathname && entryKey() === latest.current.key;
      if (!isSamePage) return beginReturn();
      event.stopImmediatePropagation();
      if (dispatchEvent(new Event(ENTRY_EVENT, { cancelable: true }))) returnToPlace();
    };
    addEventListener('popstate', follow, true);
    return () => removeEventListener('popstate', follow, true);
  }, []);

  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { pathname, key };
    if (isSamePage) return;
    if (navigationType === 'POP' && returnToPlace()) return;
    if (hash) return holdPlace(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    const { dataset } = document.documentElement;
    dataset['entering'] = '';
    const painted = () => delete dataset['entering'];
    requestAnimationFrame(() => requestAnimationFrame(painted));
    // Without a place that is known, going back is left to the browser.
    if (navigationType !== 'POP') window.scrollTo(0, 0);
  }, [pathname, hash, key, navigationType]);

  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/**
 * Follows a link within the page without telling the router: for it a new hash is a new location, and drawing the page
 * again would throw away parts that still stand as the server's HTML.
 */
function followAnchor(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"], a[href^="?"]') : null;
  const target = link && document.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  // The way back leads to where the link is.
  if (link.hash !== location.hash || link.search) pushAnchor(link.search + link.hash);
  if (link.search) dispatchEvent(new Event(WISH_EVENT));
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/**
 * A link to another page, in a part whose code has not come, or knows no router: without it the browser would load a whole
 * document. A link to another language stays such a one, since the choice is remembered by where the visitor came from.
 */
function serverDrawnLink({ target }: MouseEvent): HTMLAnchorElement | null {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>(
          ':is([data-island]:not([data-live]), main [data-own]) a[href^="/"]:not([hreflang], [target])',
        )
      : null;
  return link && isOfApp(link.pathname) ? link : null;
}

/** Whether a URL path names a page that the application shows itself. */
function isOfApp(pathname: string): boolean {
  const { path, locale } = parseLocalizedPath(pathname);
  const page = findPage(path, locale);
  return page !== undefined && isInApp(page);
}
