import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languagesOf, pages } from '@/content/pages';

/** The module of a document's own page, as the build would have written it to this address. */
const OWN_PAGE = `data:text/javascript,${encodeURIComponent(`
  export const Page = () => null;
  export const content = { meta: { title: 'From the document' } };
  export const messages = { site: { close: 'From the document' } };
`)}`;

/** A page as a browser opens it: at a path, with what the start script says of it. */
async function open(path: string, ownPage?: string) {
  history.replaceState(null, '', path);
  if (ownPage) {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.dataset['page'] = ownPage;
    document.head.append(script);
  }
  const loader = await import('./page-loader');
  const { pageModules } = await loader.loadPageModules();
  const { loadMessages } = await import('@/i18n/messages');
  const load = (at: string) => {
    const { entry, locale } = loader.pageOf(at);
    return loader.pageDownload(entry, locale).start();
  };
  return { ...loader, pageModules, loadMessages, load };
}

beforeEach(() => vi.resetModules());
afterEach(() => document.head.replaceChildren());

describe('the page of the document', () => {
  it('comes from the address in the document, not from the list of pages', async () => {
    const { load, pageModules } = await open('/en/faq', OWN_PAGE);
    const listed = vi.spyOn(pageModules, '../content/pages/faq/en.ts');
    expect((await load('/en/faq')).content.meta.title).toBe('From the document');
    expect(listed).not.toHaveBeenCalled();
  });

  it('brings the texts of the interface along', async () => {
    const { load, loadMessages } = await open('/en/faq', OWN_PAGE);
    await load('/en/faq');
    expect(await loadMessages('en', 'site')).toEqual({ close: 'From the document' });
  });

  it('is in the list as well, where the document names no address', async () => {
    const { load } = await open('/en/faq');
    const { content, Page } = await load('/en/faq');
    expect(content).toMatchObject({ meta: expect.anything() });
    expect(Page).toBe((await import('@/pages/faq/faq-page')).Page);
  });
});

describe('any other page', () => {
  it.each(['/fr/faq', '/en/terms'])('comes from the list: %s', async (path) => {
    const { load, loadMessages, pageOf } = await open('/en/faq', OWN_PAGE);
    const { content, messages } = await load(path);
    expect(content.meta.title).not.toBe('From the document');
    expect(messages.site).toBeDefined();
    expect(await loadMessages(pageOf(path).locale, 'site')).toBe(messages.site);
  });

  it('is the not-found page at an address that names none', async () => {
    const { load, pageOf } = await open('/en/faq', OWN_PAGE);
    expect(pageOf('/fr/nowhere')).toMatchObject({ locale: 'fr', entry: { page: 'not-found' } });
    expect((await load('/fr/nowhere')).Page).toBe((await import('@/pages/not-found/not-found-page')).Page);
  });

  it('downloads once, however often it is asked for', async () => {
    const { load, preloadPage, isPageLoaded, pageModules } = await open('/en/faq', OWN_PAGE);
    const listed = vi.spyOn(pageModules, '../content/pages/terms/fr.ts');
    expect(isPageLoaded('/fr/terms')).toBe(false);
    const [preloaded, shown] = await Promise.all([preloadPage('/fr/terms'), load('/fr/terms')]);
    expect(shown).toBe(preloaded);
    expect(isPageLoaded('/fr/terms')).toBe(true);
    expect(isPageLoaded('/en/terms')).toBe(false);
    expect(listed).toHaveBeenCalledOnce();
  });

  it('is asked for again after a download that failed', async () => {
    const { preloadPage, isPageLoaded, pageModules } = await open('/en/faq', OWN_PAGE);
    vi.spyOn(pageModules, '../content/pages/terms/fr.ts').mockRejectedValueOnce(new TypeError('offline'));
    await expect(preloadPage('/fr/terms')).rejects.toThrow('offline');
    expect(isPageLoaded('/fr/terms')).toBe(false);
    await preloadPage('/fr/terms');
    expect(isPageLoaded('/fr/terms')).toBe(true);
  });
});

describe('the list of pages', () => {
  it('has every page of the registry in each of its languages', async () => {
    const { pageModules, pageFile } = await open('/');
    const files = pages.flatMap((entry) =>
      languagesOf(entry).map((locale) => pageFile(entry, locale).replace(/^src\/(.*)\?page$/u, '../$1')),
    );
    expect(files.filter((file) => !(file in pageModules))).toEqual([]);
  });

  it('names the file of the registry that is missing', async () => {
    const { pageDownload, pageOf } = await open('/');
    const { entry } = pageOf('/en/faq');
    await expect(pageDownload({ ...entry, content: 'pages/none' }, 'en').start()).rejects.toThrow(
      'src/content/pages/none/en.ts?page, which does not exist',
    );
  });
});
