import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LocaleProvider } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { MobileMenu } from './mobile-menu';

beforeAll(() => loadMessages('en', 'site'));
afterEach(cleanup);

it('stays behind when the browser goes back', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <LocaleProvider locale="en">
            <Suspense>
              <MobileMenu current="/haifa" />
            </Suspense>
          </LocaleProvider>
        ),
      },
    ],
    { initialEntries: ['/english', '/en/haifa'] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('dialog', { name: 'Main menu' })).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
