/** Each kind of page has its nodes, complete, also while no page of the site is of that kind. */
import { describe, expect, it, vi } from 'vitest';
import type { PageContent, SearchFacts } from '../../src/content/page-types.ts';
import type { PageEntry, SchemaKind } from '../../src/content/pages/index.ts';
import { business } from '../../src/config/business.ts';
import { structuredData } from '../../src/layout/structured-data.ts';
import { structuredDataFaults } from '../setup/structured-data-faults.ts';

const content: PageContent = {
  meta: { title: 'Masada at dawn', description: 'Up the snake path before the sun.' },
};
const facts: SearchFacts = {
  stops: ['Masada', 'Ein Gedi'],
  questions: [{ question: 'When do we leave?', answer: ['At three.', 'Bring a jacket.'] }],
  published: '2026-05-01',
};
const lastModified = '2026-06-01';

const describeAs = (schema: SchemaKind | undefined, path = '/masada') => {
  const entry: PageEntry = {
    path,
    page: 'sample',
    content: 'sample',
    area: 'public',
    ...(schema && { schema }),
    sitemap: { priority: 0.5, changeFrequency: 'monthly' },
  };
  const trail = path === '/' ? [] : [{ name: 'Home', path: '/' }];
  const image = 'https://x.example/og/a.jpg';
  return structuredData({ entry, locale: 'en', content, facts, lastModified, name: 'Masada', trail, image });
};

type Node = Record<string, unknown>;
const graphOf = (schema?: SchemaKind, path?: string) => (describeAs(schema, path) as { '@graph': Node[] })['@graph'];
const nodeOf = (schema: SchemaKind | undefined, type: string, path?: string) =>
  graphOf(schema, path).find((node) => node['@type'] === type);

const everything = { exists: (address: string) => /^https?:\/\//u.test(address) };
const kinds: readonly SchemaKind[] = ['page', 'service', 'destination', 'itinerary', 'faq', 'article'];

describe('structured data', () => {
  it.each(kinds)('of a page of kind %s is complete', (kind) => {
    expect(structuredDataFaults(describeAs(kind), everything)).toEqual([]);
  });

  it('names the business as provider of services, rides and trips', () => {
    for (const [kind, type] of [
      ['service', 'Service'],
      ['destination', 'Service'],
      ['itinerary', 'TouristTrip'],
    ] as const) {
      const { '@id': id } = nodeOf(kind, 'Organization') ?? {};
      expect(nodeOf(kind, type)).toMatchObject({ name: 'Masada', provider: { '@id': id } });
    }
  });

  it('tells a destination’s place, a trip’s stops in order, a question’s whole answer and an article’s day', () => {
    expect(nodeOf('destination', 'Service')).toMatchObject({ areaServed: { name: 'Masada' } });
    expect(nodeOf('itinerary', 'TouristTrip')).toMatchObject({
      itinerary: {
        itemListElement: [
          { position: 1, item: { name: 'Masada' } },
          { position: 2, item: { name: 'Ein Gedi' } },
        ],
      },
    });
    expect(nodeOf('faq', 'FAQPage')).toMatchObject({
      mainEntity: [{ name: 'When do we leave?', acceptedAnswer: { text: 'At three.\nBring a jacket.' } }],
    });
    expect(nodeOf('article', 'BlogPosting')).toMatchObject({
      headline: 'Masada',
      datePublished: '2026-05-01',
      dateModified: '2026-06-01',
    });
  });

  it('leads from the home page to inner pages', () => {
    expect(nodeOf('page', 'BreadcrumbList', '/')).toBeUndefined();
    expect(nodeOf('page', 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: expect.stringMatching(/\/english$/u) },
        { position: 2, name: 'Masada', item: expect.stringMatching(/\/en\/masada$/u) },
      ],
    });
  });

  it('knows the pages of the business elsewhere', () => {
    const { sameAs } = nodeOf('page', 'LocalBusiness', '/about') as { sameAs: string[] };
    expect(sameAs).toContain(business.social.facebook);
    for (const address of sameAs) expect(address).toMatch(/^https:\/\//u);
  });

  it('parts the town from the street', () => {
    const { address } = nodeOf('page', 'LocalBusiness', '/about') ?? {};
    const { streetAddress, addressLocality } = address as Node;
    expect(addressLocality).not.toContain(',');
    expect(`${String(streetAddress)}, ${String(addressLocality)}`).toBe(business.legal.address.en);
  });

  it('opens around the clock from Sunday to Thursday, on Friday until the earliest candle lighting, and never on Saturday', () => {
    const hours = nodeOf('page', 'LocalBusiness', '/about')?.['openingHoursSpecification'] as {
      dayOfWeek: string[];
      closes: string;
    }[];
    const closing = new Map(hours.flatMap(({ dayOfWeek, closes }) => dayOfWeek.map((day) => [day, closes])));
    expect(closing.get('https://schema.org/Friday')).toMatch(/^16:1[78]$/u);
    expect(closing.get('https://schema.org/Thursday')).toBe('23:59');
    expect(closing.has('https://schema.org/Saturday')).toBe(false);
    expect(closing.size).toBe(6);
  });

  it('dates on the contact page when Shabbat and holidays begin, last and end in the next twelve months', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-09-28T09:00:00Z') });
    const special = nodeOf('page', 'LocalBusiness', '/contact')?.['specialOpeningHoursSpecification'] as Node[];
    vi.useRealTimers();
    const hours = special.map(({ validFrom, validThrough, opens, closes }) =>
      validFrom === validThrough ? [validFrom, opens, closes].join(' ') : 'several days',
    );
    // The new year into its second day, then a Shabbat.
    expect(hours.slice(0, 5)).toEqual([
      '2027-10-01 00:00 18:08',
      '2027-10-02 00:00 00:00',
      '2027-10-03 19:00 23:59',
      '2027-10-08 00:00 17:59',
      '2027-10-09 18:53 23:59',
    ]);
    expect(structuredDataFaults(describeAs('page', '/contact'), everything)).toEqual([]);
    expect(hours.at(-1)).toMatch(/^2028-09-\d\d /u);
    expect(nodeOf('page', 'LocalBusiness', '/about')).not.toHaveProperty('specialOpeningHoursSpecification');
  });
});

describe('the search for faults', () => {
  const graph = (...nodes: Node[]) => ({ '@context': 'https://schema.org', '@graph': nodes });

  it.each<[string, unknown]>([
    ['a missing property', graph({ '@type': 'Question', name: 'Why?' })],
    ['an unknown type', graph({ '@type': 'TaxiStand', name: 'A' })],
    ['a rating', graph({ '@type': 'AggregateRating', ratingValue: 5 })],
    ['an id that nothing has', graph({ '@type': 'Place', name: 'A', containedInPlace: { '@id': '#b' } })],
    ['an id twice', graph({ '@type': 'Place', name: 'A', '@id': '#a' }, { '@type': 'Place', name: 'B', '@id': '#a' })],
    ['a relative address', graph({ '@type': 'ImageObject', url: '/og/a.jpg' })],
    ['no graph', {}],
  ])('finds %s', (_what, data) => {
    expect(structuredDataFaults(data, everything)).toHaveLength(1);
  });
});
