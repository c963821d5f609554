import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALE_STORAGE_KEY } from '@/i18n/locales';
import { followLanguage, rememberLanguage } from './follow-language';

const PAGE = { language: 'he', twins: '{"en":"/en","fr":"/fr"}' };

const replace = vi.fn<(address: string | URL) => void>();
beforeEach(() => {
  localStorage.clear();
  replace.mockReset();
  vi.spyOn(location, 'replace').mockImplementation(replace);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
});
afterEach(() => {
  vi.restoreAllMocks();
});

function open(path: string, chosen?: string): void {
  history.replaceState({}, '', path);
  if (chosen) localStorage.setItem(LOCALE_STORAGE_KEY, chosen);
  followLanguage(PAGE);
}

describe('the chosen language', () => {
  it('is followed to the page’s twin, with query and anchor', () => {
    open('/faq?a=1#b', 'fr');
    expect(replace.mock.calls).toEqual([['/fr/faq?a=1#b']]);
  });

  it.each([
    ['nothing was chosen', '/faq', undefined],
    ['this one was chosen', '/faq', 'he'],
    ['the page has no such twin', '/faq', 'de'],
    ['the address names a language', '/en/dashboard', 'fr'],
    ['the address is a language', '/en', 'fr'],
  ])('is not followed where %s', (_, path, chosen) => {
    open(path, chosen);
    expect(replace).not.toHaveBeenCalled();
  });

  it('does not mistake another page for a language', () => {
    open('/english-guide', 'fr');
    expect(replace).toHaveBeenCalledOnce();
  });

  it('is this page’s for somebody who comes from a page of the site', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/en/faq`);
    open('/faq', 'en');
    expect(replace).not.toHaveBeenCalled();
    expect(localStorage.getItem(LOCALE_STORAGE_KEY)).toBe('he');
  });

  it('is remembered on a page without twins, too, for somebody who comes from a page of the site', () => {
    rememberLanguage('he');
    expect(localStorage.getItem(LOCALE_STORAGE_KEY)).toBeNull();
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/en/blog`);
    rememberLanguage('he');
    expect(localStorage.getItem(LOCALE_STORAGE_KEY)).toBe('he');
  });

  it('is only offered where no page leads to it', () => {
    localStorage.setItem(LOCALE_STORAGE_KEY, 'fr');
    followLanguage({ language: 'he', offers: '' });
    expect(document.documentElement.dataset['offer']).toBe('fr');
    expect(replace).not.toHaveBeenCalled();
  });

  it('is none without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(() => open('/faq')).not.toThrow();
    expect(replace).not.toHaveBeenCalled();
  });
});
