import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { LocaleProvider } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { helpBrowser } from '@/lib/browser-controls';
import { MenuButton } from './menu-button';
import { MobileMenu } from './mobile-menu';

beforeAll(() => {
  helpBrowser();
  return loadMessages('en', 'site');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The menu, open on a page with a form. */
async function openMenu(current: string, initialEntries: string[]) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <LocaleProvider locale="en">
            <Suspense>
              <MenuButton />
              <MobileMenu current={current} />
              <section id="request" />
            </Suspense>
          </LocaleProvider>
        ),
      },
    ],
    { initialEntries },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('dialog', { name: 'Main menu' })).toBeTruthy();
  return router;
}

it('leads from the middle of a form to its twin in another language, and closes', async () => {
  const router = await openMenu('/', ['/english']);
  vi.spyOn(document.getElementById('request') as HTMLElement, 'getBoundingClientRect').mockReturnValue({
    top: -100,
    bottom: 900,
  } as DOMRect);
  await userEvent.click(screen.getByRole('link', { name: 'Français' }));
  expect(router.state.location).toMatchObject({ pathname: '/fr', hash: '#request' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays behind when the browser goes back', async () => {
  const router = await openMenu('/haifa', ['/english', '/en/haifa']);
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
