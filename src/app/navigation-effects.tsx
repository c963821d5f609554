import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { parseLocalizedPath } from '@/i18n/localized-path';
import { localeRegistry } from '@/i18n/locales';
import { recordView } from '@/features/tracking/record-views';
import { MAIN_ID } from '@/layout/skip-link';
import { preloadPage } from './page-loader';

/**
 * What a browser does by itself when a document loads, done for navigation inside the app.
 * @param props.location of the page that is shown
 */
export function NavigationEffects({ location }: { location: Location }) {
  const { pathname, hash } = location;
  const navigationType = useNavigationType();
  const { locale } = parseLocalizedPath(pathname);
  const shownPath = useRef(pathname);

  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = localeRegistry[locale].direction;
  }, [locale]);

  useEffect(() => recordView(pathname), [pathname]);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    const { dataset } = document.documentElement;
    dataset['entering'] = '';
    const painted = () => delete dataset['entering'];
    requestAnimationFrame(() => requestAnimationFrame(painted));
  }, [pathname]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    // Going back restores the browser's own scroll position; a new page starts at its top.
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash, navigationType]);

  useEffect(() => {
    // On the way down: React lets no click come up again from parts that still stand as the server's HTML.
    document.addEventListener('click', followAnchor, true);
    return () => document.removeEventListener('click', followAnchor, true);
  }, []);

  useEffect(() => {
    // A link that is pointed at or focused is likely to be followed: its page is on the way before the click.
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
      if (link) void preloadPage(new URL((link as HTMLAnchorElement).href).pathname).catch(() => undefined);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of events) document.addEventListener(name, preload, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, preload);
    };
  }, []);

  return null;
}

/**
 * Follows a link within the page without telling the router: for it a new hash is a new location, and drawing the page
 * again would throw away parts that still stand as the server's HTML.
 */
function followAnchor(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const target = link && document.getElementById(link.hash.slice(1));
  if (!target || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(history.state, '', link.hash);
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
