import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOCK_STORAGE_KEY } from '@/layout/contact-bar/dock';
import { READY_EVENT } from '../ready-mark';
import { startApplication } from './start-application';

type Load = (address: string) => Promise<unknown>;
const PAGE = { main: '/assets/main.js', chunks: '/assets/page.js /assets/texts.js' };

let load: ReturnType<typeof vi.fn<Load>>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback', 'Date'] });
  load = vi.fn<Load>(() => Promise.resolve());
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.innerHTML = '<button>more</button><a href="/en/faq">faq</a>';
  delete document.documentElement.dataset['dock'];
});
afterEach(() => {
  // Ends the watches of the page before.
  dispatchEvent(new Event(READY_EVENT));
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the start of the application', () => {
  it('comes by itself after the page has painted, once, with the page’s chunks on their way', async () => {
    startApplication(PAGE, load);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    dispatchEvent(new Event('scroll'));
    expect(load.mock.calls).toEqual([['/assets/main.js']]);
    const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    expect(preloads.map((link) => link.getAttribute('href'))).toEqual(['/assets/page.js', '/assets/texts.js']);
  });

  it.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])('comes at once with %s', (type) => {
    startApplication(PAGE, load);
    dispatchEvent(new Event(type));
    expect(load).toHaveBeenCalledOnce();
  });

  it('comes at once where there is nothing to read before', () => {
    startApplication({ main: PAGE.main, chunks: '', eager: '' }, load);
    expect(load.mock.calls).toEqual([['/assets/main.js']]);
    expect(document.head.querySelector('link')).toBeNull();
  });

  it('presses again, once it answers, what was pressed before', () => {
    startApplication(PAGE, load);
    const pressed = vi.fn<() => void>();
    const button = document.querySelector('button');
    button?.click();
    button?.addEventListener('click', pressed);
    dispatchEvent(new Event(READY_EVENT));
    dispatchEvent(new Event(READY_EVENT));
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('loads the page anew where the entry did not arrive, once a minute', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('404'));
    startApplication(PAGE, load);
    dispatchEvent(new Event('scroll'));
    await settle();
    expect([reload.mock.calls.length, complain.mock.calls.length]).toEqual([1, 0]);
    startApplication(PAGE, load);
    dispatchEvent(new Event('scroll'));
    await settle();
    expect([reload.mock.calls.length, complain.mock.calls.length]).toEqual([1, 1]);
  });

  it('takes the whole style sheet along; the page is loaded anew, and nothing waits, where it did not arrive', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const added = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    startApplication({ ...PAGE, chunks: '/assets/site.css' }, load);
    dispatchEvent(new Event('scroll'));
    const link = added.mock.lastCall?.[0] as HTMLLinkElement;
    expect([link.rel, link.getAttribute('href')]).toEqual(['stylesheet', '/assets/site.css']);
    const removed = vi.spyOn(link, 'remove');
    link.dispatchEvent(new Event('error'));
    expect([reload.mock.calls.length, removed.mock.calls.length]).toEqual([1, 1]);
  });

  it('brings no page back that a link has just left', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('broken off'));
    startApplication(PAGE, load);
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    dispatchEvent(new Event('scroll'));
    await settle();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the dock away that was closed before', () => {
    sessionStorage.setItem(DOCK_STORAGE_KEY, 'closed');
    startApplication(PAGE, load);
    expect(document.documentElement.dataset['dock']).toBe('closed');
  });
});
