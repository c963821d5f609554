/** What a reader finds in the built pages before any script has run, or where none ever runs. Runs after the build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { business } from '../../src/config/business.ts';
import { articles, blogLanguages } from '../../src/content/blog/index.ts';
import { destinations } from '../../src/content/destinations/index.ts';
import { itineraries } from '../../src/content/itineraries/index.ts';
import { languagesOf, pages, type PageEntry } from '../../src/content/pages/index.ts';
import { reviewsIn } from '../../src/content/reviews/index.ts';
import { services } from '../../src/content/services/index.ts';
import { defaultLocale, localeRegistry, locales, type Locale } from '../../src/i18n/locales.ts';
import { dayInText, phoneIn } from '../../src/i18n/format.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { wishQuery } from '../../src/lib/trip-wish.ts';
import { homeHeadings, homeWords } from '../setup/home-headings.ts';

const TO_HEBREW = 'לדף הבית בעברית';
const DIST = path.resolve(import.meta.dirname, '../../dist');

const fileOf = (url: string) => path.join(DIST, url === '/' ? 'index.html' : `${url}.html`);
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');

/** For so many documents: making a window takes longer than reading a page, and a window keeps all that it has read. */
const DOCUMENTS_OF_WINDOW = 50;
let parser = new new Window().DOMParser();
let parsed = 0;
function parse(text: string, type: 'text/html' | 'application/xml' = 'text/html') {
  parsed += 1;
  if (parsed % DOCUMENTS_OF_WINDOW === 0) parser = new new Window().DOMParser();
  return parser.parseFromString(text, type);
}
type Document = ReturnType<typeof parse>;
type Found = NonNullable<ReturnType<Document['querySelector']>>;

/** A built page, without its scripts and styles. */
const documentOf = (url: string): Document =>
  parse(readFileSync(fileOf(url), 'utf8').replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gsu, ''));

const all = (inside: Document | Found, selector: string): Found[] => [...inside.querySelectorAll(selector)];
const one = (inside: Document | Found, selector: string): Found => {
  const [found, ...more] = all(inside, selector);
  if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} × ${selector}`);
  return found;
};
const wordsOf = (element: Found | undefined): string => element?.textContent.replaceAll(/[ \n]+/gu, ' ').trim() ?? '';
const hrefOf = (element: Found | undefined): string => element?.getAttribute('href') ?? '';
const canonicalOf = (document: Document) => new URL(hrefOf(one(document, 'link[rel=canonical]'))).pathname;
/** The texts with which the links to a chat begin it. */
const chatTexts = (document: Document) =>
  all(document, 'main a[href^="https://wa.me/"]').map((link) => new URL(hrefOf(link)).searchParams.get('text') ?? '');

const publicPages = pages
  .filter((entry: PageEntry) => entry.area === 'public')
  .flatMap((entry: PageEntry) =>
    languagesOf(entry).map((locale) => ({ entry, locale, url: localizedPath(locale, entry.path) })),
  );

describe.each(publicPages)('$url', ({ entry, locale, url }) => {
  const document = documentOf(url);

  it('writes the house’s number as its readers dial it', () => {
    const others = locales.map((other) => phoneIn(other, business.phone));
    const own = phoneIn(locale, business.phone);
    const words = wordsOf(one(document, 'body'));
    expect(others.filter((number) => number !== own && words.includes(number))).toEqual([]);
  });

  it('is whole', () => {
    expect(document.documentElement.getAttribute('lang')).toBe(locale);
    expect(document.documentElement.getAttribute('dir')).toBe(localeRegistry[locale].direction);
    for (const selector of ['h1', 'head title', 'meta[name=description]']) one(document, selector);
    expect(canonicalOf(document)).toBe(localizedPath(locale, entry.canonical ?? entry.path));
    // Every language and the default; an address that repeats another page leaves that to the page.
    expect(all(document, 'link[rel=alternate][hreflang]')).toHaveLength(
      entry.sitemap ? languagesOf(entry).length + 1 : 0,
    );
  });

  it('shows the way to the first administrator on the Hebrew home page alone', () => {
    expect(all(document, 'footer a[href="/admin-setup"]')).toHaveLength(url === '/' ? 1 : 0);
    expect(all(document, 'footer a').length).toBeGreaterThan(5);
  });

  it('has a link in place of the menu’s button without scripts', () => {
    const rule =
      /@media\s*\(scripting:\s*none\)\{[^@]*header :is\(\[commandfor\],\s*\[data-back\]\)\{display:none!important\}[^@]*\.unscripted\{display:inline-flex!important\}/u;
    expect(rule.test(readFileSync(fileOf(url), 'utf8'))).toBe(true);
    expect(one(document, `footer${hrefOf(one(document, 'header a.unscripted'))}`)).toBeTruthy();
  });
});

describe.each(locales)('the home page in %s', (locale) => {
  const document = documentOf(localizedPath(locale, '/'));
  const m = homeWords[locale];
  const under = (title: string): Found => {
    const found = all(document, 'main section').filter((section) => wordsOf(all(section, 'h2')[0]) === title);
    if (found.length !== 1) throw new Error(`${found.length} sections "${title}"`);
    return found[0] as Found;
  };

  it('has a way back to the Hebrew page unless it is that page', () => {
    const back = all(document, 'main a').filter((link) => wordsOf(link).includes(TO_HEBREW));
    expect(back.map(hrefOf)).toEqual(locale === defaultLocale ? [] : ['/']);
  });

  it('has its sections in order', () => {
    const headings = all(document, 'main h2').filter((heading) => !heading.closest('dialog'));
    expect(headings.map(wordsOf)).toEqual(homeHeadings(locale));
  });

  it('shows every service and every voice', async () => {
    const cards = all(under(m.services.title), 'a').map(hrefOf);
    expect(cards).toHaveLength(services.length + (m.services.groups ? 1 : 0));
    expect(cards[0]).toBe(localizedPath(locale, '/nationwide-transport'));
    if (m.services.groups) expect(cards.at(-1)).toBe(localizedPath(locale, '/event-wedding-transport'));
    const { short, testimonials, customers, maps: reviews } = await reviewsIn(locale)();
    // In one place, with the owner's word.
    const voices = short.length + testimonials.length + customers.length + reviews.length + 1;
    expect(all(under(m.testimonials.title), 'blockquote')).toHaveLength(voices);
    expect(wordsOf(under(m.testimonials.title))).toContain(m.videoReviews.soonLine);
    expect(all(under(m.steps.title), 'ol > li')).toHaveLength(m.steps.items.length);
    const maps = all(under(m.testimonials.title), 'a').filter((link) => wordsOf(link).includes(m.maps.readAll));
    expect(maps.map((link) => link.getAttribute('target'))).toEqual(['_blank']);
  });
});

const inEveryLanguage = <Entry>(entries: readonly Entry[]) =>
  entries.flatMap((entry) => locales.map((locale) => ({ ...entry, locale })));

/** The drawings of these are the place, the ride or the people themselves. */
const drawn = [...destinations, ...services, ...itineraries, { path: '/fleet' }, { path: '/about' }];

it.each(inEveryLanguage(drawn.map(({ path: address }) => ({ address }))))(
  'says in words what the drawings of $address show, in $locale',
  ({ address, locale }) => {
    const document = documentOf(localizedPath(locale, address));
    const shown = [...all(document, 'main img[fetchpriority=high]'), ...all(document, 'main ol > li > span > img')];
    const words = shown.map((image) => image.getAttribute('alt') ?? '');
    expect(words.length).toBe(address.startsWith('/routes/') ? 5 : 1);
    for (const text of words) expect(text.length).toBeGreaterThan(20);
    expect(new Set(words).size).toBe(words.length);
    const isHebrew = localeRegistry[locale].script === 'hebrew';
    expect(words.map((text) => /\p{Script=Hebrew}/u.test(text))).toEqual(words.map(() => isHebrew));
  },
);

describe.each(inEveryLanguage(destinations))('$slug in $locale', ({ slug, path: address, name, locale }) => {
  const document = documentOf(localizedPath(locale, address));

  it('says its name, shows four posters and takes its bookings', () => {
    expect(wordsOf(one(document, 'h1'))).toBe(name[locale]);
    // Each stands a second time for browsers without scripts.
    expect(all(document, 'main li img').map((image) => image.closest('noscript') === null)).toEqual(
      Array.from({ length: 4 }, () => [true, false]).flat(),
    );
    const chats = chatTexts(document);
    expect(chats).toHaveLength(3);
    for (const text of chats) expect(text).toContain(name[locale].split(' ').at(-1));
    // The form begins with all that the page knows.
    const wish = wishQuery({ from: 'airport', to: slug, service: 'airport_pickup' });
    const forms = all(document, `main a[href^="${localizedPath(locale, '/plan-your-trip')}"]`).map(hrefOf);
    expect(forms).toEqual(Array.from({ length: 3 }, () => localizedPath(locale, '/plan-your-trip') + wish));
  });
});

it('the meter’s fare is computed for every destination, and reported fares stand where they are known', () => {
  const jerusalem = wordsOf(one(documentOf('/en/jerusalem'), 'main'));
  expect(jerusalem).toMatch(/What passengers report paying\s*₪350\u2060–\u2060450/u);
  expect(jerusalem).toContain('₪199\u2060–\u2060229');
  const eilat = wordsOf(one(documentOf('/en/eilat'), 'main'));
  expect(eilat).toContain('₪');
  expect(eilat).not.toContain('report paying');
});

describe.each(inEveryLanguage([...services, ...itineraries].map(({ path: address, name }) => ({ address, name }))))(
  '$address in $locale',
  ({ address, name, locale }) => {
    const document = documentOf(localizedPath(locale, address));

    it('holds its late parts, leads to four others and is booked by its name', () => {
      expect(all(document, 'main h2').length).toBeGreaterThanOrEqual(5);
      expect(all(all(document, 'main section').at(-1) as Found, 'a')).toHaveLength(4);
      const chats = chatTexts(document);
      expect(chats.length).toBeGreaterThanOrEqual(2);
      for (const text of chats)
        expect(text.toLocaleLowerCase(locale)).toContain(name[locale].toLocaleLowerCase(locale));
      expect(all(document, 'main [aria-current=page]').map(wordsOf)).toEqual([name[locale]]);
      const forms = all(document, `main a[href^="${localizedPath(locale, '/plan-your-trip')}?"]`);
      expect(forms.length).toBeGreaterThanOrEqual(2);
      for (const form of forms) expect(hrefOf(form)).toMatch(/[?&]service=\w/u);
    });
  },
);

const articlesIn = (locale: Locale) => articles.filter(({ languages }) => languages.includes(locale));

/** @throws when it is no XML */
function readFeed(text: string) {
  const feed = parse(text, 'application/xml');
  const broken = feed.querySelector('parsererror');
  if (broken) throw new Error(broken.textContent);
  return {
    language: feed.querySelector('channel > language')?.textContent,
    items: all(feed, 'rss > channel > item').map((item) => ({
      link: item.querySelector('link')?.textContent ?? '',
      date: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
      title: item.querySelector('title')?.textContent ?? '',
    })),
  };
}

const WORDS: Record<Locale, { minutes: RegExp; missing: string }> = {
  he: { minutes: /\d+ דקות קריאה/u, missing: 'הכתבה לא נמצאה' },
  en: { minutes: /\d+\u00A0min read/u, missing: 'Post not found' },
  fr: { minutes: /\d+\u00A0min de lecture/u, missing: 'Article introuvable' },
};

describe.each(blogLanguages)('the blog in %s', (locale) => {
  const list = documentOf(localizedPath(locale, '/blog'));

  it('lists every article with picture, date, minutes and a way in', () => {
    const cards = all(list, 'main article');
    expect(cards).toHaveLength(articlesIn(locale).length);
    for (const card of cards) {
      // Behind a picture that waits stands the one for browsers without scripts.
      expect(all(card, 'img').at(-1)?.getAttribute('src')).toMatch(/\.svg$/u);
      const day = one(card, 'time').getAttribute('datetime') ?? '';
      expect(wordsOf(one(card, 'time'))).toBe(dayInText(locale, day));
      expect(wordsOf(card)).toMatch(WORDS[locale].minutes);
      expect(hrefOf(one(card, 'a')).startsWith(localizedPath(locale, '/blog/'))).toBe(true);
    }
    expect(hrefOf(all(list, 'main a')[0])).toBe(localizedPath(locale, '/'));
  });

  it('has a valid feed that names every article, the newest first', () => {
    const address = hrefOf(one(list, 'link[rel=alternate][type="application/rss+xml"]'));
    expect(address).toBe(localizedPath(locale, '/blog/rss.xml'));
    const { language, items } = readFeed(read(address));
    expect(language).toBe(locale);
    expect(items.map(({ link }) => new URL(link).pathname).toSorted()).toEqual(
      articlesIn(locale)
        .map(({ slug }) => localizedPath(locale, `/blog/${slug}`))
        .toSorted(),
    );
    const dates = items.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(items.filter(({ title }) => title.length <= 5)).toEqual([]);
  });

  it('says so where there is no such article, and stays out of search engines', () => {
    const page = parse(read(`${localeRegistry[locale].prefix}/blog/404.html`));
    expect(page.documentElement.getAttribute('lang')).toBe(locale);
    expect(one(page, 'meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(wordsOf(one(page, 'h1'))).toBe(WORDS[locale].missing);
  });
});

it.each(locales)(
  'an unknown address has its page in %s, out of search engines, with the ways home and on',
  (locale) => {
    const page = parse(read(`${localeRegistry[locale].prefix}/404.html`));
    expect(page.documentElement.getAttribute('lang')).toBe(locale);
    expect(one(page, 'meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(wordsOf(one(page, 'main'))).toContain('404');
    expect(all(page, 'main a').map((link) => hrefOf(link))).toEqual(
      ['/', '/plan-your-trip'].map((path) => localizedPath(locale, path)),
    );
  },
);

it('a feed that is no XML is found', () => {
  expect(() => readFeed('<rss><channel><item><title>A & B</title></channel></rss>')).toThrow(/\S/u);
});

it.each(locales)('questions and flights lead into the form, too (%s)', (locale) => {
  for (const page of ['/faq', '/flights'])
    expect(
      all(documentOf(localizedPath(locale, page)), `main a[href^="${localizedPath(locale, '/plan-your-trip')}"]`),
    ).toHaveLength(1);
  // The first is answered before any code is there.
  expect(all(documentOf(localizedPath(locale, '/faq')), 'main details[open]')).toHaveLength(1);
});

it('the cost guide stands at its second address, and search engines are told of the first', () => {
  const [guide, alias] = ['/en/blog/taxi-cost-guide', '/en/blog/how-much-taxi-from-ben-gurion'];
  const page = documentOf(alias);
  expect(wordsOf(one(page, 'h1'))).toBe('What a taxi from Ben Gurion really costs');
  expect(canonicalOf(page)).toBe(guide);
  expect(all(page, 'meta[name=robots]')).toEqual([]);
  expect(read('sitemap.xml')).toContain(guide);
  expect(read('sitemap.xml')).not.toContain(alias);
});

it('an article of one language leads to the blog of the others', () => {
  const article = documentOf('/en/blog/taxi-cost-guide');
  expect(all(article, 'link[hreflang=fr]')).toEqual([]);
  expect(hrefOf(one(article, 'header a[lang=fr]'))).toBe('/fr/blog');
  const own = documentOf('/fr/blog/terminal-3-pas-a-pas');
  expect(all(own, 'link[hreflang=fr]')).toHaveLength(1);
  expect(hrefOf(one(own, 'header a[lang=en]'))).toBe('/en/blog');
});

it('short addresses of home pages lead to them', () => {
  const { redirects } = JSON.parse(read('.meta/site.json')) as { redirects: Record<string, string> };
  expect(redirects).toMatchObject({ '/he': '/', '/en': '/english' });
});

const staffPages = pages
  .filter((entry: PageEntry) => entry.area === 'staff')
  .flatMap((entry: PageEntry) => locales.map((locale) => [locale, localizedPath(locale, entry.path)] as const));

it.each(staffPages)('without scripts, a page of the staff says so in its language (%s): %s', (locale, url) => {
  const notice = one(documentOf(url), 'noscript');
  expect(wordsOf(notice)).toContain('JavaScript');
  expect(hrefOf(one(notice, 'a'))).toBe(localizedPath(locale, '/'));
});
