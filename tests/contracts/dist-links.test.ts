/** Every address in the built pages leads somewhere: to a page, an asset, and to the element it names. Runs after the build. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DIST = path.resolve(import.meta.dirname, '../../dist');

const { redirects } = JSON.parse(readFileSync(path.join(DIST, '.meta/site.json'), 'utf8')) as {
  redirects: Record<string, string>;
};

/** "/en/about" of "en/about.html" and "/" of "index.html"; the not-found pages under their own names. */
function urlOf(file: string): string {
  const url = `/${file.split(path.sep).join('/')}`;
  return url.endsWith('/404.html') ? url : url.replace(/\/index\.html$|\.html$/u, '') || '/';
}

const pages = new Map(
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [urlOf(file), readFileSync(path.join(DIST, file), 'utf8')]),
);
const canonical = /<link rel="canonical" href="(https?:\/\/[^/"]+)/u;
const origin = canonical.exec(pages.get('/') ?? '')?.[1] ?? '';

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** What a page links and loads: href, src and every entry of a srcset, but for the texts between its tags. */
function addressesIn(html: string): string[] {
  const tags = html.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gsu, '$1').match(/<[a-z][^>]*>/gu) ?? [];
  const attributes = tags.flatMap((tag) => [...tag.matchAll(/\s(href|src|srcset|imagesrcset)="([^"]*)"/gu)]);
  return attributes.flatMap(([, name = '', value = '']) =>
    name.endsWith('srcset') ? value.split(',').map((entry) => entry.trim().split(/\s/u)[0] ?? '') : [unescape(value)],
  );
}

const idsOf = new Map<string, Set<string>>();
/** Ids of the elements of a page. */
function idsIn(url: string): Set<string> {
  const known =
    idsOf.get(url) ?? new Set([...(pages.get(url) ?? '').matchAll(/\sid="([^"]*)"/gu)].map(([, id]) => id ?? ''));
  idsOf.set(url, known);
  return known;
}

/** @returns what is wrong with an address on a page, or null; addresses of other sites are not looked at. */
function faultOf(address: string, from: string): string | null {
  if (!URL.canParse(address, origin + from)) return 'is none';
  const { origin: site, protocol, pathname, hash } = new URL(address, origin + from);
  if (!/^https?:$/u.test(protocol) || site !== origin) return null;
  // One address per page: "/about/" would be answered by a redirect at some hosts and by a second page at others.
  const url = decodeURIComponent(pathname);
  if (Object.hasOwn(redirects, url)) return hash ? 'names an element behind a redirect' : null;
  if (pages.has(url)) {
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || idsIn(url).has(id) ? null : 'names an element that its page does not have';
  }
  const file = path.join(DIST, url);
  return existsSync(file) && statSync(file).isFile() ? null : 'leads nowhere';
}

const faultsIn = (html: string, from: string) =>
  [...new Set(addressesIn(html))].flatMap((address) => {
    const fault = faultOf(address, from);
    return fault ? [`${address} ${fault}`] : [];
  });

describe('addresses in the built pages', () => {
  it('lead to pages, assets and elements that exist', () => {
    expect(pages.size).toBeGreaterThan(100);
    const faults = [...pages].flatMap(([url, html]) => faultsIn(html, url).map((fault) => `${url}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('are all found', () => {
    // The driver's page has the office's number and no more.
    const prerendered = [...pages].filter(([url, html]) => url !== '/drive' && html.includes('<h1'));
    expect(prerendered.length).toBeGreaterThan(100);
    const links = prerendered.map(([, html]) => addressesIn(html).filter((address) => address.startsWith('/')).length);
    expect(Math.min(...links)).toBeGreaterThan(10);
  });

  it.each([
    ['<a href="/abuot">', '/abuot leads nowhere'],
    ['<a class="x" href="/about#no-such-place">', '/about#no-such-place names an element that its page does not have'],
    ['<a href="#no-such-place">', '#no-such-place names an element that its page does not have'],
    ['<a href="no-such-page">', 'no-such-page leads nowhere'],
    ['<a href="/about/">', '/about/ leads nowhere'],
    ['<img src="/favicon.svg" srcset="/favicon.svg 1x, /gone.avif 2x">', '/gone.avif leads nowhere'],
    ['<a href="/dashboard#leads">', '/dashboard#leads names an element that its page does not have'],
    [`<link rel="alternate" href="${origin}/fr/abuot">`, `${origin}/fr/abuot leads nowhere`],
  ])('that are planted wrong are found: %s', (html, fault) => {
    expect(faultsIn(html, '/about')).toEqual([fault]);
  });

  it('of other sites and programs are let pass', () => {
    expect(
      faultsIn('<a href="https://wa.me/972545550142"><a href="tel:+97235550142"><a href="/en#">', '/about'),
    ).toEqual([]);
  });
});

describe('links into WhatsApp', () => {
  const links = [...pages].flatMap(([from, html]) =>
    [...html.matchAll(/<a [^>]*href="https:\/\/wa\.me\/(\d+)[^>]*>/gu)].map(([tag, number]) => ({ from, tag, number })),
  );

  it('open in the same tab: one rule for all of them', () => {
    expect(links.length).toBeGreaterThan(300);
    expect(links.filter(({ tag }) => tag.includes('target='))).toEqual([]);
  });

  it('never name the landline, which takes no messages', () => {
    const calls = [...pages.values()].flatMap((html) => [...html.matchAll(/href="tel:\+(\d+)"/gu)].map(([, to]) => to));
    const messaging = new Set(links.map(({ number }) => number));
    expect(new Set(calls).size).toBeGreaterThan(0);
    expect(calls.filter((number) => messaging.has(number))).toEqual([]);
    expect([...pages.values()].filter((html) => html.includes('href="sms:'))).toEqual([]);
  });
});
