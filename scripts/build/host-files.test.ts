import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { hostFiles } from './host-files.ts';

const PROJECT = 'https://abcdefghij.supabase.co';
const SITE: Parameters<typeof hostFiles>[0] = {
  csp: "default-src 'none'; script-src 'self'; connect-src 'self'; form-action 'self'",
  redirects: { '/he': '/', '/en': '/english' },
  notFoundPaths: ['/404', '/blog/404', '/en/404', '/en/blog/404'],
  supabaseUrl: PROJECT,
};
const files = hostFiles(SITE);
const POLICY = `default-src 'none'; script-src 'self'; connect-src 'self' ${PROJECT} wss://abcdefghij.supabase.co; form-action 'self' ${PROJECT}`;

interface VercelConfig {
  cleanUrls: boolean;
  trailingSlash: boolean;
  redirects: { source: string; destination: string; statusCode: number }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

describe('what the hosts are told', () => {
  it('has every header of the local server for every path, and the project in the policy alone', () => {
    const [everywhere = '', assets = ''] = files._headers.split('\n\n');
    const lines = everywhere.split('\n').map((line) => line.trim());
    expect(lines).toEqual([
      '/*',
      ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
      `content-security-policy: ${POLICY}`,
    ]);
    expect(assets).toMatch(/^\/assets\/\*\n {2}cache-control: .*immutable\n$/u);
  });

  const manyRedirects = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, nth) => [`/old-${nth}`, `/new-${nth}`]));

  it.each([
    ['Cloudflare Pages takes 2000 characters in a line of _headers', { csp: `style-src ${'x'.repeat(2000)}` }],
    [
      'Cloudflare Pages takes 1000 characters in a line of _redirects',
      { redirects: { '/old': `/${'x'.repeat(1000)}` } },
    ],
    ['Cloudflare Pages takes 2000 rules in _redirects', { redirects: manyRedirects(1997) }],
  ])('is not made where %s', (complaint, more) => {
    expect(() => hostFiles({ ...SITE, ...more })).toThrow(complaint);
  });

  it('is made up to what each host takes', () => {
    expect(() => hostFiles({ ...SITE, redirects: manyRedirects(1996) })).not.toThrow();
  });

  it('says the same to Vercel', () => {
    const { headers, redirects, ...paths } = JSON.parse(files['vercel.json']) as VercelConfig;
    expect(paths).toEqual({ cleanUrls: true, trailingSlash: false });
    const block = (list: VercelConfig['headers'][number]['headers'] = []) =>
      list.map(({ key, value }) => `  ${key}: ${value}`).join('\n');
    expect(`/*\n${block(headers[0]?.headers)}\n\n/assets/*\n${block(headers[1]?.headers)}\n`).toBe(files._headers);
    expect(redirects.map(({ source, destination, statusCode }) => `${source} ${destination} ${statusCode}`)).toEqual(
      files._redirects.split('\n').slice(0, 2),
    );
  });

  it('finds the nearest not-found page, the deepest folder first', () => {
    expect(files._redirects.split('\n')).toEqual([
      '/he / 301',
      '/en /english 301',
      '/en/blog/* /en/blog/404.html 404',
      '/blog/* /blog/404.html 404',
      '/en/* /en/404.html 404',
      '/* /404.html 404',
      '',
    ]);
  });
});
