import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '@/i18n/locale-context';
import { LanguageSwitch } from './language-switch';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['in the middle of a form', { top: -100, bottom: 900 }, '#request'],
  ['above it', { top: 5000, bottom: 6000 }, ''],
])('leads to the twin, %s to that form', async (_, place, hash) => {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <LocaleProvider locale="he">
          <LanguageSwitch path="/" label="Language" />
          <section id="request" />
        </LocaleProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  vi.spyOn(document.getElementById('request') as HTMLElement, 'getBoundingClientRect').mockReturnValue(
    place as DOMRect,
  );
  await userEvent.click(screen.getByRole('link', { name: 'English' }));
  expect(router.state.location).toMatchObject({ pathname: '/english', hash });
});
