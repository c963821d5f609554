import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOCK_STORAGE_KEY } from '@/layout/contact-bar/dock';
import { takeFirstPress } from '@/islands/early-press';
import { startApplication, type StartData } from './start-application';

type Load = (address: string) => Promise<unknown>;
const PAGE = { main: '/assets/main.js', chunks: '/assets/page.js /assets/texts.js', views: '/assets/views.js' };

let load: ReturnType<typeof vi.fn<Load>>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback', 'Date'] });
  load = vi.fn<Load>(() => Promise.resolve());
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/en/about');
  document.head.replaceChildren();
  document.body.innerHTML = '<button>more</button><a href="/en/faq">faq</a>';
  delete document.documentElement.dataset['dock'];
});
afterEach(() => {
  // Ends the watches of the page before.
  dispatchEvent(new Event('keydown'));
  window.pressedButton = null;
  vi.useRealTimers();
});
/** Something happens to the link, and leads nowhere. */
function follow(type: string, keys: MouseEventInit = {}) {
  const link = document.querySelector('a');
  link?.addEventListener(type, (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...keys }));
}
/** A frame, and what follows it. */
const paint = () => vi.advanceTimersByTimeAsync(20);
const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

const priorities = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => link.fetchPriority);
/** What the browser says of its line. */
const spare = (connection: object) => vi.stubGlobal('navigator', { ...navigator, connection });

describe('the start of the application', () => {
  /** The files that were run, one after the other, but for the record of the view. */
  const run = () => load.mock.calls.flat().filter((file) => file !== PAGE.views);
  const IN_PIECES = ['/assets/page.js', '/assets/texts.js', '/assets/main.js'];

  it('fetches its files at an idle moment, behind all else, and runs none of them on a page that nobody touches', async () => {
    startApplication(PAGE, load);
    expect(preloads()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(priorities()).toEqual(['low', 'low']);
    expect(load.mock.calls).toEqual([[PAGE.views]]);
  });

  it.each(['pointermove', 'scroll'])('runs piece by piece once somebody is there: %s', async (type) => {
    startApplication(PAGE, load);
    await vi.advanceTimersByTimeAsync(3000);
    if (type === 'pointermove') {
      dispatchEvent(Object.assign(new Event(type), { movementX: 0, movementY: 0 }));
      await vi.advanceTimersByTimeAsync(3000);
      expect(run()).toEqual([]);
    }
    dispatchEvent(Object.assign(new Event(type), { movementX: 3, movementY: 0 }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(run()).toEqual(IN_PIECES);
    expect(preloads()).toHaveLength(2);
  });

  it('fetches the style sheet ahead, too, and once more where it did not come', async () => {
    const sheets = () =>
      [...document.head.querySelectorAll<HTMLLinkElement>('[as=style]')].map((link) => link.getAttribute('rel'));
    startApplication({ ...PAGE, chunks: '/assets/site.css' }, load);
    await vi.advanceTimersByTimeAsync(3000);
    expect(sheets()).toEqual(['prefetch']);
    document.head.querySelector('[as=style]')?.dispatchEvent(new Event('error'));
    expect(sheets()).toEqual([]);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(sheets()).toEqual([]);
    document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(sheets()).toEqual(['preload']);
  });

  it('runs piece by piece behind what the browser answers by itself', async () => {
    document.body.innerHTML = '<details><summary>why</summary></details>';
    startApplication(PAGE, load);
    document.querySelector('summary')?.dispatchEvent(new Event('click', { bubbles: true }));
    expect(preloads()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(run()).toEqual(IN_PIECES);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'waits for the visitor where the line is to be spared: %o',
    async (connection) => {
      spare(connection);
      startApplication(PAGE, load);
      dispatchEvent(new Event('scroll'));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(load.mock.calls).toEqual([['/assets/views.js']]);
      expect(preloads()).toEqual([]);
      dispatchEvent(new Event('keydown'));
      expect(priorities()).toEqual(['auto', 'auto']);
    },
  );

  it('comes right behind the paint of a page that is made for a form', async () => {
    startApplication({ ...PAGE, soon: '' }, load);
    expect(preloads()).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(priorities()).toEqual(['low', 'low']);
  });

  it('waits for no further file of the page once somebody acts', async () => {
    load.mockImplementation((file) => (file === PAGE.main ? Promise.resolve() : new Promise(() => undefined)));
    startApplication({ ...PAGE, soon: '' }, load);
    await vi.advanceTimersByTimeAsync(1000);
    expect(load.mock.calls.filter(([file]) => file === PAGE.main)).toEqual([]);
    dispatchEvent(new Event('input'));
    await paint();
    expect(load.mock.calls.filter(([file]) => file === PAGE.main)).toEqual([[PAGE.main]]);
  });

  it('fails in silence until somebody acts, where nobody has asked for it', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('blocked'));
    startApplication({ main: PAGE.main, chunks: PAGE.chunks }, load);
    dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(3000);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(reload).not.toHaveBeenCalled();
    document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows that a button was heard which waits for its code, the last one of several', () => {
    document.body.innerHTML = `<button>a</button><button>b</button><button commandfor="menu">c</button>
      <div data-island data-live><button>d</button></div><div data-own="on"><button>e</button></div>`;
    startApplication(PAGE, load);
    const busy = () => [...document.querySelectorAll('[aria-busy=true]')].map(({ textContent }) => textContent);
    for (const [nth, heard] of [['a'], ['b'], [], [], []].entries()) {
      document.querySelectorAll('button')[nth]?.click();
      expect(busy()).toEqual(heard);
    }
  });

  it.each(['keydown', 'focusin', 'input', 'click'])(
    'comes with the first action, once it is answered by a paint: %s',
    async (type) => {
      startApplication(PAGE, load);
      dispatchEvent(new Event(type));
      expect(preloads()).toEqual(['/assets/page.js', '/assets/texts.js']);
      expect(load).not.toHaveBeenCalled();
      await paint();
      expect(load.mock.calls).toEqual([['/assets/main.js']]);
    },
  );

  it.each(['pointerdown', 'touchstart'])('downloads with %s, and runs once the press has ended', async (type) => {
    startApplication(PAGE, load);
    dispatchEvent(new Event(type));
    await paint();
    expect([preloads().length, load.mock.calls.length]).toEqual([2, 0]);
    dispatchEvent(new Event('click'));
    await paint();
    expect(load.mock.calls).toEqual([['/assets/main.js']]);
  });

  const form = (key = 'tripRequestDraft') => {
    document.body.insertAdjacentHTML('beforeend', `<main><div data-draft="${key}"><input></div></main>`);
    return document.querySelector<HTMLElement>('[data-draft]');
  };

  it('lets nobody into a form whose draft is on its way, and begins to bring it before anything else', () => {
    localStorage.setItem('tripRequestDraft', '{}');
    const held = form();
    startApplication(PAGE, load);
    expect([held?.inert, preloads().length]).toEqual([true, 2]);
  });

  it('begins at once where the address wishes for something that the form shows', () => {
    history.replaceState(null, '', '?tag=1&from=airport');
    const open = form();
    startApplication(PAGE, load);
    expect([open?.inert, preloads().length]).toEqual([false, 2]);
  });

  it('waits where the form has nothing more to show, or is not on the page', () => {
    startApplication(PAGE, load);
    localStorage.setItem('tripRequestDraft', '{}');
    history.replaceState(null, '', '?from=airport');
    startApplication(PAGE, load);
    expect(preloads()).toEqual([]);
    localStorage.clear();
    history.replaceState(null, '', '?gclid=1');
    const open = form();
    startApplication(PAGE, load);
    expect([open?.inert, preloads().length]).toEqual([false, 0]);
  });

  it('stays away while a link is followed, until the visitor goes on here', async () => {
    startApplication(PAGE, load);
    follow('click');
    await vi.advanceTimersByTimeAsync(3000);
    expect(preloads()).toEqual([]);
    dispatchEvent(new Event('keydown'));
    expect(preloads()).toHaveLength(2);
  });

  it('comes after a link was opened in a tab of its own', async () => {
    startApplication(PAGE, load);
    follow('click', { ctrlKey: true });
    expect(preloads()).toHaveLength(2);
  });

  it.each(['pointerdown', 'click'])('downloads nothing for a link that leaves the page: %s', (type) => {
    startApplication(PAGE, load);
    follow(type);
    expect(preloads()).toEqual([]);
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(preloads()).toHaveLength(2);
  });

  it.each<[string, Partial<StartData>, () => void]>([
    ['a draft is kept', {}, () => localStorage.setItem('tripRequestDraft', '{}')],
    ['a request waits to be sent', {}, () => localStorage.setItem('outbox', '')],
    ['the short start was answered', {}, () => sessionStorage.setItem('tripStart', '{}')],
    ['its address has a query', {}, () => history.replaceState(null, '', '?tag=airport')],
    ['its address names a place', {}, () => history.replaceState(null, '', '#request')],
    ['it shows what is kept', { live: 'cookieConsent' }, () => localStorage.setItem('cookieConsent', 'accepted')],
  ])('comes by itself after the paint, on every line, where %s', async (_, data, prepare) => {
    spare({ saveData: true });
    prepare();
    startApplication({ ...PAGE, ...data }, load);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(load).toHaveBeenCalledWith('/assets/main.js');
  });

  it('is not needed by a part with code of its own, which comes after the paint', async () => {
    spare({ saveData: true });
    const { main, chunks } = PAGE;
    startApplication({ main, chunks, own: '/assets/board.js' }, load);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load.mock.calls).toEqual([['/assets/board.js']]);
    expect(preloads()).toEqual([]);
  });

  it('shows the page without scripts where a part’s own code never arrives', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('blocked'));
    document.body.innerHTML = '<main><noscript>needs scripts</noscript></main>';
    const visit = () => {
      startApplication({ ...PAGE, own: '/assets/board.js' }, load);
      return vi.advanceTimersByTimeAsync(3000);
    };
    await visit();
    expect(document.querySelector('noscript')).not.toBeNull();
    await visit();
    expect(reload).toHaveBeenCalledOnce();
    expect(document.querySelector('noscript')).toBeNull();
  });

  it('comes at once where there is nothing to read before', () => {
    startApplication({ main: PAGE.main, chunks: '', eager: '' }, load);
    expect(load.mock.calls).toEqual([['/assets/main.js']]);
    expect(preloads()).toEqual([]);
  });

  it('comes at once where the address is the link of a trip', () => {
    document.documentElement.dataset['trip'] = '';
    startApplication({ main: PAGE.main, chunks: '' }, load);
    delete document.documentElement.dataset['trip'];
    expect(load.mock.calls).toEqual([['/assets/main.js']]);
  });

  it('leaves the button that was pressed last to who can answer it', () => {
    startApplication(PAGE, load);
    expect(takeFirstPress(document)).toBeNull();
    const button = document.querySelector('button');
    button?.click();
    document.body.click();
    const elsewhere = document.body.appendChild(document.createElement('div'));
    expect([elsewhere, document, document].map(takeFirstPress)).toEqual([null, button, null]);
  });

  it('loads the page anew where the entry did not arrive, once a minute', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('404'));
    startApplication(PAGE, load);
    dispatchEvent(new Event('keydown'));
    await paint();
    expect([reload.mock.calls.length, complain.mock.calls.length]).toEqual([1, 0]);
    startApplication(PAGE, load);
    dispatchEvent(new Event('keydown'));
    await paint();
    expect([reload.mock.calls.length, complain.mock.calls.length]).toEqual([1, 1]);
  });

  it('shows the plain form where the entry never arrives', async () => {
    vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('blocked'));
    const plain = document.createElement('noscript');
    plain.textContent = '<form><input name="phone"></form>';
    document.body.append(Object.assign(document.createElement('div'), { className: 'scripted' }), plain);
    const press = () => {
      startApplication(PAGE, load);
      dispatchEvent(new Event('keydown'));
      return paint();
    };
    await press();
    expect(document.querySelector('form')).toBeNull();
    // The page has been loaded once more.
    await press();
    expect(document.querySelector('form input')).not.toBeNull();
    expect(document.querySelector('.scripted, noscript')).toBeNull();
  });

  it('takes what was typed along into the plain form, without loading the page anew', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('blocked'));
    document.body.innerHTML =
      '<main><div class="scripted"><input name="name"><input name="phone"></div><noscript></noscript><input name="email"></main>';
    const plain = document.querySelector('noscript');
    if (plain) plain.textContent = '<form><input name="name"><input name="phone"></form>';
    const inputs = document.querySelectorAll('input');
    for (const [nth, text] of ['Dana', '', 'dana@example.com'].entries())
      Object.assign(inputs[nth] ?? {}, { value: text });
    inputs[0]?.focus();
    startApplication(PAGE, load);
    dispatchEvent(new Event('keydown'));
    await paint();
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Dana', '', 'dana@example.com']);
    expect(document.querySelector('.scripted')).toBeNull();
    expect(document.activeElement).toBe(document.querySelector('form [name=name]'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('takes the whole style sheet along, which is put to use once the press is answered', async () => {
    startApplication({ ...PAGE, chunks: '/assets/site.css' }, load);
    dispatchEvent(new Event('pointerdown'));
    await paint();
    const link = document.querySelector<HTMLLinkElement>('[as=style]');
    expect([link?.rel, link?.getAttribute('href')]).toEqual(['preload', '/assets/site.css']);
    dispatchEvent(new Event('click'));
    expect(link?.rel).toBe('preload');
    await paint();
    expect([link?.rel, load.mock.calls.length]).toEqual(['stylesheet', 1]);
    link?.remove();
  });

  it('loads the page anew, and nothing waits, where the style sheet did not arrive', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const added = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    startApplication({ ...PAGE, chunks: '/assets/site.css' }, load);
    dispatchEvent(new Event('keydown'));
    const link = added.mock.lastCall?.[0] as HTMLLinkElement;
    const removed = vi.spyOn(link, 'remove');
    link.dispatchEvent(new Event('error'));
    expect([reload.mock.calls.length, removed.mock.calls.length]).toEqual([1, 1]);
  });

  it('brings no page back that a link has just left', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('broken off'));
    startApplication(PAGE, load);
    dispatchEvent(new Event('keydown'));
    follow('click');
    await paint();
    expect(reload).not.toHaveBeenCalled();
  });

  it('brings no page back that was left by sending its form', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('broken off'));
    document.body.innerHTML = '<form action="/en/plan-your-trip"><button data-leads>see</button></form>';
    startApplication(PAGE, load);
    dispatchEvent(new Event('keydown'));
    document.querySelector('button')?.click();
    await paint();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the dock away that was closed before', () => {
    sessionStorage.setItem(DOCK_STORAGE_KEY, 'closed');
    startApplication(PAGE, load);
    expect(document.documentElement.dataset['dock']).toBe('closed');
  });
});
