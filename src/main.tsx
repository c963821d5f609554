import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { pageOf, preloadPage } from '@/app/page-loader';
import '@/app/start/after-paint';
import { takeOver } from '@/app/start/take-over';
import { handOverAuthLink } from '@/app/start/hand-over-auth-link';
import { watchForStaleDeploy } from '@/app/stale-deploy';
import { wholeStyles } from '@/app/start/whole-styles';
import { localizedPath, parseLocalizedPath } from '@/i18n/localized-path';
import '@/styles/index.css';

watchForStaleDeploy();
// The documents of the build do so themselves, before.
if (import.meta.env.DEV) {
  const { locale, path } = parseLocalizedPath(location.pathname);
  handOverAuthLink(path === '/auth' ? '' : localizedPath(locale, '/auth'));
}

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');

const isPrerendered = root.firstElementChild !== null;

const app = (
  <StrictMode>
    {/* App decides what waits: a page that is here already is drawn at once, not in slices between other work. */}
    <BrowserRouter useTransitions={false}>
      <App isPrerendered={isPrerendered} />
    </BrowserRouter>
  </StrictMode>
);

if (isPrerendered) {
  // A transition: React takes the page over between other work, not in one piece.
  await takeOver(root, app, [preloadPage(location.pathname), wholeStyles()], startTransition);
} else if (import.meta.env.DEV && pageOf(location.pathname).entry.area === 'guest') {
  // While the site is worked on, one document serves every page.
  await (pageOf(location.pathname).entry.code === 'drive' ? import('@/entry-drive') : import('@/entry-guest'));
} else {
  // The shell of the staff pages has a title of its own, for as long as no page has taken its place.
  document.querySelector('title')?.remove();
  createRoot(root).render(app);
}
