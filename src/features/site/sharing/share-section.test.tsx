import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { LocaleProvider } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { dismissToast } from '@/ui/toast';
import { ToastOutlet } from '@/ui/toast-outlet';
import { ShareSectionBody } from './share-buttons';

const TITLE = 'What a taxi really costs';
const ADDRESS = `${env.siteUrl}/en/blog/taxi-cost-guide`;

/** What the browser offers; each test changes what it is about. */
const browser = {
  share: undefined as ((shared: ShareData) => Promise<void>) | undefined,
  writeText: vi.fn<(text: string) => Promise<void>>(),
  open: vi.fn<(address: string) => Window | null>(),
};
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

beforeAll(() => loadMessages('en', 'sharing').then(() => loadMessages('en', 'site')));
beforeEach(() => {
  browser.share = undefined;
  browser.writeText.mockReset().mockResolvedValue();
  browser.open.mockReset().mockReturnValue({ opener: window } as Window);
  vi.stubGlobal('open', browser.open);
});
afterEach(() => {
  act(dismissToast);
  cleanup();
  vi.useRealTimers();
});

/** The block under a page. userEvent brings a clipboard of its own, so that it is replaced afterwards. */
function show() {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    share: browser.share,
    clipboard: { writeText: browser.writeText },
  });
  render(
    <LocaleProvider locale="en">
      <Suspense>
        <ShareSectionBody path="/blog/taxi-cost-guide" title={TITLE} text="Read it first." />
        <ToastOutlet closeLabel="Close" />
      </Suspense>
    </LocaleProvider>,
  );
  return {
    press: (name: string | RegExp, role: 'button' | 'link' = 'button') => user.click(screen.getByRole(role, { name })),
    said: () => screen.getByRole('status').textContent,
    complained: () => screen.getByRole('alert').textContent,
  };
}

it('shares by the system’s own sheet', async () => {
  const share = vi.fn<(shared: ShareData) => Promise<void>>().mockResolvedValue();
  browser.share = share;
  const { press, said } = show();
  await press('Share');
  expect(said()).toContain('Share completed');
  expect(share.mock.calls).toEqual([[{ title: TITLE, text: 'Read it first.', url: ADDRESS }]]);
});

it('says nothing about a sheet that is closed', async () => {
  browser.share = refuse('AbortError');
  const { press, said, complained } = show();
  await press('Share');
  expect([said(), complained()]).toEqual(['', '']);
  expect(browser.writeText).not.toHaveBeenCalled();
});

it('makes up for a sheet that fails by a copied link', async () => {
  browser.share = refuse('NotAllowedError');
  const { press, said } = show();
  await press('Share');
  expect(said()).toContain('Link copied!');
  expect(browser.writeText.mock.calls).toEqual([[ADDRESS]]);
});

it('shares by a network’s own window where there is no sheet', async () => {
  const { press, said } = show();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await press(/Share on X/u, 'link');
  expect(said()).toContain('Share window opened');
  const [address = ''] = browser.open.mock.calls[0] ?? [];
  expect(new URL(address).searchParams.get('text')).toBe(TITLE);
  expect(browser.writeText).not.toHaveBeenCalled();
});

it.each(['Facebook', 'LinkedIn'])('puts the words on the clipboard where %s takes only an address', async (network) => {
  const { press, said } = show();
  await press(new RegExp(`Share on ${network}`, 'u'), 'link');
  expect(said()).toContain(`Content copied! Opening ${network}...`);
  expect(browser.open).toHaveBeenCalledOnce();
  expect(browser.writeText.mock.calls).toEqual([[`${TITLE}\nRead it first.\n${ADDRESS}`]]);
});

it('reports a blocked window', async () => {
  browser.open.mockReturnValue(null);
  const { press, said, complained } = show();
  await press(/Share on Telegram/u, 'link');
  expect(complained()).toContain('Please allow popups');
  expect(said()).toBe('');
});

it('says for two seconds that a link is copied', async () => {
  vi.useFakeTimers();
  const { said } = show();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await pass(0);
  expect(said()).toContain('Link copied!');
  expect(browser.writeText.mock.calls).toEqual([[ADDRESS]]);
  await pass(1900);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  await pass(200);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
});

it('reports a browser that does not copy', async () => {
  browser.writeText.mockImplementation(refuse('NotAllowedError'));
  const { press, complained } = show();
  await press('Copy link');
  expect(complained()).toContain('Copy failed');
});

it('says that the mail program opens, with the page in the message', async () => {
  const { press, said } = show();
  const link = screen.getByRole('link', { name: 'Send by email' });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('subject')).toBe(TITLE);
  // The mail program is the system's: here the press alone is of interest.
  link.addEventListener('click', (event) => event.preventDefault());
  await press('Send by email', 'link');
  expect(said()).toContain('Opening email...');
});
