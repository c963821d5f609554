import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isInApp, languagesOf, pages } from '@/content/pages';

async function freshLoader() {
  const loader = await import('./page-loader');
  const { pageModules } = await import('./page-modules');
  const { loadMessages } = await import('@/i18n/messages');
  const load = (at: string) => {
    const { entry, locale } = loader.pageOf(at);
    return loader.pageDownload(entry, locale).start();
  };
  return { ...loader, pageModules, loadMessages, load };
}

beforeEach(() => vi.resetModules());

describe('a page', () => {
  it.each(['/en/faq', '/fr/faq', '/en/terms'])('brings the texts of the interface along: %s', async (path) => {
    const { load, loadMessages, pageOf } = await freshLoader();
    const { content, messages, Page } = await load(path);
    expect(content).toMatchObject({ meta: expect.anything() });
    expect(Page).toBeTypeOf('function');
    expect(messages.site).toBeDefined();
    expect(await loadMessages(pageOf(path).locale, 'site')).toBe(messages.site);
  });

  it('is the not-found page at an address that names none', async () => {
    const { load, pageOf } = await freshLoader();
    expect(pageOf('/fr/nowhere')).toMatchObject({ locale: 'fr', entry: { page: 'not-found' } });
    expect((await load('/fr/nowhere')).Page).toBe((await import('@/pages/not-found/not-found-page')).Page);
  });

  it('downloads once, however often it is asked for', async () => {
    const { load, preloadPage, isPageLoaded, pageModules } = await freshLoader();
    const listed = vi.spyOn(pageModules, '../content/pages/terms/fr.ts');
    expect(isPageLoaded('/fr/terms')).toBe(false);
    const [preloaded, shown] = await Promise.all([preloadPage('/fr/terms'), load('/fr/terms')]);
    expect(shown).toBe(preloaded);
    expect(isPageLoaded('/fr/terms')).toBe(true);
    expect(isPageLoaded('/en/terms')).toBe(false);
    expect(listed).toHaveBeenCalledOnce();
  });

  it('is asked for again after a download that failed', async () => {
    const { preloadPage, isPageLoaded, pageModules } = await freshLoader();
    vi.spyOn(pageModules, '../content/pages/terms/fr.ts').mockRejectedValueOnce(new TypeError('offline'));
    await expect(preloadPage('/fr/terms')).rejects.toThrow('offline');
    expect(isPageLoaded('/fr/terms')).toBe(false);
    await preloadPage('/fr/terms');
    expect(isPageLoaded('/fr/terms')).toBe(true);
  });
});

describe('the list of pages', () => {
  it('has every page of the registry in each of its languages', async () => {
    const { pageModules, pageFile } = await freshLoader();
    const files = pages
      .filter(isInApp)
      .flatMap((entry) =>
        languagesOf(entry).map((locale) => pageFile(entry, locale).replace(/^src\/(.*)\?page$/u, '../$1')),
      );
    expect(files.filter((file) => !(file in pageModules))).toEqual([]);
  });

  it('leaves out the guest pages, which bring their own', async () => {
    const { pageModules } = await freshLoader();
    const { loadGuestPage } = await import('./guest-pages');
    const { locales } = await import('@/i18n/locales');
    const guests = pages.filter((entry) => !isInApp(entry));
    expect(guests).not.toEqual([]);
    for (const { content } of guests) {
      expect(Object.keys(pageModules).filter((file) => file.includes(content))).toEqual([]);
    }
    // The driver's page has code of its own.
    const shared = guests.filter((entry) => !('code' in entry));
    const loaded = shared.flatMap(({ path }) => locales.map((locale) => loadGuestPage(path, locale)));
    for (const content of await Promise.all(loaded)) expect(content).toMatchObject({ meta: expect.anything() });
    await expect(loadGuestPage('/nowhere', 'en')).rejects.toThrow('/nowhere');
  });

  it('names the file of the registry that is missing', async () => {
    const { pageDownload, pageOf } = await freshLoader();
    const { entry } = pageOf('/en/faq');
    await expect(pageDownload({ ...entry, content: 'pages/none' }, 'en').start()).rejects.toThrow(
      'src/content/pages/none/en.ts?page, which does not exist',
    );
  });
});
