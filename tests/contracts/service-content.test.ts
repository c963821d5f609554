import { describe, expect, it } from 'vitest';
import { destinations } from '../../src/content/destinations/index.ts';
import { itineraries } from '../../src/content/itineraries/index.ts';
import { findPage } from '../../src/content/pages/index.ts';
import { services } from '../../src/content/services/index.ts';
import { restKeys } from '../../src/content/rest-keys.ts';
import { relatedPaths } from '../../src/content/services/related.ts';
import type { ServiceContent, ServiceTexts } from '../../src/content/services/service-content.ts';
import { fillTexts } from '../../src/i18n/promises.ts';
import { FIRST_PROMISES } from '../../supabase/functions/_shared/facts/promises.ts';
import type { TermSentences } from '../../src/content/terms/index.ts';
import { localeRegistry, locales, type Locale } from '../../src/i18n/locales.ts';

const contents = import.meta.glob<ServiceContent>('../../src/content/services/*/??.ts', { import: 'content' });
const termFiles = import.meta.glob<TermSentences>('../../src/content/terms/sentences.*.ts', { import: 'terms' });

const contentOf = (slug: string, locale: Locale) => contents[`../../src/content/services/${slug}/${locale}.ts`]!();
/** What the page says below its first screen. */
async function longTextsOf(slug: string, locale: Locale): Promise<ServiceTexts> {
  const content = await contentOf(slug, locale);
  const keys = Object.keys(restKeys.services) as (keyof ServiceTexts)[];
  return Object.fromEntries(keys.map((key) => [key, content[key]])) as unknown as ServiceTexts;
}
const termsIn = (locale: Locale) => termFiles[`../../src/content/terms/sentences.${locale}.ts`]!();

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** The shape of a text: how many entries each of its lists has. */
function shapeOf(texts: ServiceTexts): Record<string, number> {
  return {
    paragraphs: texts.about.paragraphs.length,
    included: texts.included.items.length,
    situations: texts.situations.items.length,
    steps: texts.steps.items.length,
    prepare: texts.prepare.items.length,
    questions: texts.questions.items.length,
  };
}

const HEBREW = /\p{Script=Hebrew}/u;
const LATIN_WORD = /\p{Script=Latin}{3,}/u;
/** Names of products that Hebrew writes in Latin letters. */
const NAMES = /Apple Pay|Google Pay|VIP/gu;

describe.each(services)('$slug', ({ slug, path, name }) => {
  it('has a page that search engines find', () => {
    expect(findPage(path, 'he')).toMatchObject({ page: 'service', schema: 'service', picture: `services/${slug}` });
  });

  it.each(locales)('says in %s what it is, for whom, how it goes and what to prepare', async (locale) => {
    const content = await contentOf(slug, locale);
    const texts = await longTextsOf(slug, locale);
    // The page adds the price.
    expect(content.facts).toHaveLength(3);
    expect(texts.steps.items).toHaveLength(4);
  });

  it.each(locales)('opens the chat in %s with the name of the service', async (locale) => {
    const content = await contentOf(slug, locale);
    expect(content.slug).toBe(slug);
    expect(content.name).toBe(name[locale]);
    expect(content.chat.toLocaleLowerCase(locale)).toContain(name[locale].toLocaleLowerCase(locale));
  });

  it('says as much in every language', async () => {
    const shapes = await Promise.all(locales.map(async (locale) => shapeOf(await longTextsOf(slug, locale))));
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  it.each(locales)('leaves no text in another language than %s', async (locale) => {
    const texts = textsOf(fillTexts(await longTextsOf(slug, locale), FIRST_PROMISES, locale));
    const stray = (text: string) =>
      localeRegistry[locale].script === 'hebrew'
        ? !HEBREW.test(text) || LATIN_WORD.test(text.replaceAll(NAMES, ''))
        : HEBREW.test(text);
    expect(texts.filter(stray)).toEqual([]);
  });

  it.each(locales)('states the terms in %s as the terms are', async (locale) => {
    const all = textsOf(await longTextsOf(slug, locale)).join(' ');
    const terms = await termsIn(locale);
    for (const term of ['fixedPrice', 'cancellation', 'lateCancellation', 'changes'] as const)
      expect(all).toContain(terms[term]);
  });

  it('leads on to four pages that exist', () => {
    const known = [...destinations, ...services, ...itineraries].map((entry) => entry.path);
    expect(relatedPaths[slug]).toHaveLength(4);
    for (const related of relatedPaths[slug]) {
      expect(known).toContain(related);
      expect(related).not.toBe(path);
    }
  });
});

describe('the terms', () => {
  it.each(locales)('are whole sentences in %s that carry their figures', async (locale) => {
    const terms = fillTexts(await termsIn(locale), FIRST_PROMISES, locale);
    for (const sentence of Object.values(terms)) expect(sentence).toMatch(/[.]$/u);
    expect(terms.cancellation).toContain('24');
    expect(terms.changes).toContain('4');
    expect(terms.waiting).toContain('15');
    expect(terms.roundTrip).toContain('10');
  });
});
