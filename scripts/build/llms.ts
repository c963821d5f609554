import type * as Prerender from '../../src/entry-prerender.tsx';
import {
  ASK_PRICE,
  OPENAPI_PATH,
  PRICE_TOOL,
  SERVE_MCP,
} from '../../supabase/functions/_shared/contracts/price-question.ts';
import { programLocale } from '../../supabase/functions/_shared/words/locales.ts';
import { functionsAddress } from './openapi.ts';

type Site = typeof Prerender;
type ListedPage = Awaited<ReturnType<Site['listedPages']>>[number];

/** Headings of the list by the kind of page; the others stand under the last one. */
const HEADINGS: readonly (readonly [heading: string, schema: ListedPage['schema'] | null])[] = [
  ['With prices', 'overview'],
  ['Services', 'service'],
  ['Destinations', 'destination'],
  ['Day routes', 'itinerary'],
  ['Articles', 'article'],
  ['Also', null],
];

const link = (name: string, address: string, line = '') => `- [${name}](${address})${line && `: ${line}`}`;

/**
 * What programs read about the site, in the form of llmstxt.org: who it is, how a price is asked, every page in English, and where the
 * other languages are. It states no figure that the back office changes.
 */
export async function llmsText(site: Site): Promise<string> {
  const { business, env, localeRegistry, locales, localizedPath } = site;
  const listed = await site.listedPages(programLocale);
  const address = (path: string) => env.siteUrl + localizedPath(programLocale, path);
  const home = listed.find(({ path }) => path === '/');
  const functions = functionsAddress(site);
  const example = new URLSearchParams({
    from: 'Ben Gurion Airport',
    to: 'Jerusalem',
    date: 'YYYY-MM-DD',
    time: '09:00',
    people: '2',
  });
  const kinds = new Set<unknown>(HEADINGS.map(([, schema]) => schema));
  const sections = HEADINGS.map(([heading, schema]) => {
    const own = listed.filter((page) => (schema ? page.schema === schema : !kinds.has(page.schema)));
    return [`## ${heading}`, '', ...own.map(({ name, path, line }) => link(name, address(path), line)), ''];
  });
  const others = locales.filter((locale) => locale !== programLocale);
  return [
    `# ${business.name[programLocale]}`,
    '',
    `> ${home?.line ?? ''}`,
    '',
    `Phone ${business.phone}, WhatsApp ${business.whatsapp}, e-mail ${business.email}. Hours are by the clock in Israel, prices in shekels with VAT.`,
    '',
    '## What a trip costs',
    '',
    link(
      'Price of a trip',
      `${functions}/${ASK_PRICE}?${example.toString()}`,
      'GET, without a key; luggage (large suitcases), stop_1 to stop_3 (places on the way) class (a class of cars that an answer names) and language may be added; hours instead of to asks for a car with its driver by the hour, event_hours for cars for the guests of an event, route for a day along one of the routes. Answers the price, also in each class of cars, or the nearest open hours, or why the office has to answer, and a link to the request form with these answers. It books nothing and takes no personal detail: a person sends the form.',
    ),
    link('OpenAPI description', env.siteUrl + OPENAPI_PATH, 'of that address: parameters, answers, errors.'),
    link(
      'The same as a tool',
      `${functions}/${SERVE_MCP}`,
      `\`${PRICE_TOOL}\`, by the Model Context Protocol over Streamable HTTP (POST), without sessions and without a key.`,
    ),
    '',
    ...sections.flat(),
    '## Other languages',
    '',
    ...others.map((locale) => link(localeRegistry[locale].name, env.siteUrl + localizedPath(locale, '/'))),
    link('Every page in every language', `${env.siteUrl}/sitemap.xml`),
    '',
  ].join('\n');
}
