/** Starts the driver's page in the browser: no router, no other page, nothing that records. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DrivePage } from '@/app/drive-page';
import '@/app/start/translated-page';
import { wholeStyles } from '@/app/start/whole-styles';
import { keepOffline } from '@/features/trip/driver-page/keep-offline';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');

const page = (
  <StrictMode>
    <DrivePage />
  </StrictMode>
);

if (root.firstElementChild) {
  await wholeStyles();
  hydrateRoot(root, page, { onRecoverableError: (error) => console.error('[hydration]', error) });
  keepOffline();
} else {
  // While the site is worked on; the documents of the build have their page.
  createRoot(root).render(page);
}
