import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { keepFieldInView } from './keep-field-in-view';
import { Overlays } from './overlays';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function fieldInUse(): HTMLInputElement {
  const form = document.createElement('form');
  const field = document.createElement('input');
  form.append(field);
  document.body.append(form);
  field.focus();
  return field;
}

it('the question about cookies waits until no field of a form is in use', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  await loadMessages('en', 'consent');
  await import('@/features/site/consent/consent-banner');
  const field = fieldInUse();
  await act(async () => {
    render(
      <MemoryRouter>
        <LocaleProvider locale="en">
          <Suspense>
            <Overlays area="public" />
          </Suspense>
        </LocaleProvider>
      </MemoryRouter>,
    );
  });
  await act(() => new Promise((resolve) => void setTimeout(resolve, 0)));
  expect(document.querySelector('[data-consent-banner]')).toBeNull();
  await act(async () => field.blur());
  await act(() => new Promise((resolve) => void setTimeout(resolve, 0)));
  // Nor is somebody asked who only looks.
  expect(document.querySelector('[data-consent-banner]')).toBeNull();
  await act(async () => void dispatchEvent(new Event('scroll')));
  await vi.waitFor(() => expect(document.querySelector('[data-consent-banner]')).not.toBeNull());
  expect(screen.getAllByRole('button').length).toBeGreaterThan(1);
});

it('a field in use is brought into view when the phone is turned, not when a keyboard opens', async () => {
  const field = fieldInUse();
  const seen = vi.fn<(options?: unknown) => void>();
  field.scrollIntoView = seen;
  const end = keepFieldInView();
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
  vi.stubGlobal('innerHeight', 300);
  dispatchEvent(new Event('resize'));
  await frame();
  expect(seen).not.toHaveBeenCalled();
  vi.stubGlobal('innerWidth', 844);
  dispatchEvent(new Event('resize'));
  await frame();
  expect(seen).toHaveBeenCalledWith({ block: 'nearest' });
  end();
});
