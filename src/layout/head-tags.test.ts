import { describe, expect, it, vi } from 'vitest';
import { notFoundPages, pageAt, pages, type PageEntry } from '@/content/pages';
import { business } from '@/config/business';
import { env } from '@/config/env';
import { defaultLocale, internationalLocale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/localized-path';
import { headTags, pageTitle, type HeadTag } from './head-tags';

const meta = { title: 'Rides & "more"', description: 'From here to there.', keywords: ['ride', 'driver'] };
const tagsOf = (entry: PageEntry) => headTags({ entry, locale: internationalLocale, meta });
const attributes = (tags: readonly HeadTag[]) => tags.flatMap((tag) => (tag.tag === 'title' ? [] : [tag.attributes]));
const links = (tags: readonly HeadTag[], rel: string) => attributes(tags).filter((one) => one['rel'] === rel);

describe('the head of a page', () => {
  const tags = tagsOf(pageAt('/faq', internationalLocale));

  it('says its texts, once each', () => {
    expect(tags[0]).toEqual({ tag: 'title', text: `${meta.title} | ${business.name[internationalLocale]}` });
    expect(attributes(tags)).toContainEqual({ name: 'description', content: meta.description });
    expect(attributes(tags)).toContainEqual({ name: 'keywords', content: 'ride, driver' });
    const keys = attributes(tags).flatMap((one) => one['name'] ?? one['property'] ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has the brand after its title, shortened where a results page would cut it', () => {
    const long = 'Private driver and airport transfers in the whole of Israel';
    expect(pageTitle({ title: long, description: '' }, internationalLocale)).toBe(
      `${long} | ${business.shortName[internationalLocale]}`,
    );
  });

  it('names its own address, and its twins with the default among them', () => {
    const address = (locale: (typeof locales)[number]) => env.siteUrl + localizedPath(locale, '/faq');
    expect(links(tags, 'canonical')).toEqual([{ rel: 'canonical', href: address(internationalLocale) }]);
    expect(links(tags, 'alternate')).toEqual(
      [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const].map(
        ([hrefLang, locale]) => ({ rel: 'alternate', hrefLang, href: address(locale) }),
      ),
    );
  });

  it('leads from a second address to the first, without twins', () => {
    const second = pages.find((entry: PageEntry) => entry.canonical);
    if (!second) throw new Error('no page repeats another');
    const found = tagsOf(second);
    expect(links(found, 'canonical')[0]?.['href']).toMatch(/\/blog\/taxi-cost-guide$/u);
    expect(links(found, 'alternate')).toEqual([]);
  });

  it.each(notFoundPages)('keeps $path out of search engines', (entry) => {
    const found = tagsOf(entry);
    expect(attributes(found)).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(links(found, 'canonical')).toEqual([]);
  });

  it('keeps every page of a second environment out of search engines, which finds itself nowhere else', () => {
    vi.spyOn(env, 'isHidden', 'get').mockReturnValue(true);
    const found = tagsOf(pageAt('/faq', internationalLocale));
    expect(attributes(found)).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(links(found, 'canonical')).toHaveLength(1);
  });
});
