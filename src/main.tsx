import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { preloadPage } from '@/app/page-loader';
import { watchForStaleDeploy } from '@/app/stale-deploy';
import '@/styles/index.css';

watchForStaleDeploy();

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

/**
 * Documents hold the styles of their own markup alone. What the application draws needs the whole sheet, whose link the
 * start of the application puts into the page, and takes out again where the sheet does not come.
 */
const wholeStyles = () =>
  new Promise<void>((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    if (!link || link.sheet) return resolve();
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
  });

if (isPrerendered) {
  // Everything the page shows must be here before hydration, or React would replace it by the spinner.
  await Promise.all([preloadPage(location.pathname), wholeStyles()]);
  hydrateRoot(root, app, {
    onRecoverableError: (error) => console.error('[hydration]', error),
  });
} else {
  // The shell of the staff pages has a title of its own, for as long as no page has taken its place.
  document.querySelector('title')?.remove();
  createRoot(root).render(app);
}
