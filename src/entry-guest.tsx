/** Starts a guest page in the browser: no router, no other page, nothing that records. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GuestPage } from '@/app/guest-page';
import { loadGuestPage } from '@/app/guest-pages';
import { takeOver } from '@/app/start/take-over';
import { keepFragment } from '@/app/start/keep-fragment';
import { wholeStyles } from '@/app/start/whole-styles';
import { parseLocalizedPath } from '@/i18n/localized-path';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');

const { locale, path } = parseLocalizedPath(location.pathname);
const page = (
  <StrictMode>
    <GuestPage locale={locale} path={path} />
  </StrictMode>
);

if (root.firstElementChild) {
  await takeOver(root, page, [loadGuestPage(path, locale), wholeStyles()]);
} else {
  // While the site is worked on; the documents of the build have their script and their page.
  keepFragment();
  await loadGuestPage(path, locale);
  createRoot(root).render(page);
}
