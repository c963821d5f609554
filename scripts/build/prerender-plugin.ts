import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ResolvedConfig, ViteBuilder } from 'vite';
import type { StartData } from '../../src/app/start/start-application.ts';
import type * as Prerender from '../../src/entry-prerender.tsx';
import { CONTENT_SECURITY_POLICY, hashSource } from '../http/security-headers.ts';
import { compressFiles } from './compress-files.ts';
import { keywordsTag, shareTags, tagsHtml } from './head-tags.ts';
import { hostFiles, type SiteRules } from './host-files.ts';
import { feedLink, feedPath, rssXml } from './rss.ts';
import { SharePictures } from './share/share-pictures.ts';
import { inlineScript } from './inline-script.ts';
import { jsonLd } from './json-ld.ts';
import { LIGHT_CODE } from './light-code.ts';
import { chunksOf, viewsChunk } from './manifest-chunks.ts';
import { PageStyles } from './page-styles.ts';
import { writePriceCode } from './price-code.ts';
import { SHORT_CLASSES, withShortClasses, type ShortClasses } from './short-classes.ts';
import { sitemapXml } from './sitemap.ts';
import { fontFile, foreignFamilies, LIGHTER_FACES, LIGHTER_STAND_INS, scriptOf, TYPEFACES } from './typefaces.ts';
import { manifestPath, webManifest } from './web-manifest.ts';

type Site = typeof Prerender;
type PageEntry = Site['registry'][number];
type Locale = Site['locales'][number];

const ENTRY = 'src/entry-prerender.tsx';
const SERVER_BUILD = '.cache/prerender';

/** React writes what it wants loaded early, the picture of the first screen, before everything else. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/u;

/** React Router's mark on every link, for a way of loading routes that this site does not use. */
const LINK_MARK = ' data-discover="true"';

interface Template {
  /** index.html without its scripts and style sheets. */
  html: string;
  /** Address of the application's entry. */
  main: string;
  /** The built style sheets. */
  css: string;
  /** Starts the application, leads to the chosen language, remembers it, keeps a guest's link: they stand inside the documents. */
  scripts: { start: string; language: string; rememberLanguage: string; guestHead: string };
}

async function readTemplate(config: ResolvedConfig, outDir: string): Promise<Template> {
  const built = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const main = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/u.exec(built)?.[1];
  if (!main) throw new Error('index.html has no module script');
  let css = '';
  for (const [, href] of built.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/gu)) {
    const file = path.join(outDir, href as string);
    css += await readFile(file, 'utf8');
    await rm(file);
  }
  const html = built
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/gu, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/u, '');
  const scripts = {
    start: await inlineScript(config, 'src/entry-start.ts'),
    language: await inlineScript(config, 'src/entry-language.ts'),
    rememberLanguage: await inlineScript(config, 'src/entry-remember-language.ts'),
    guestHead: await inlineScript(config, 'src/entry-guest-head.ts'),
  };
  return { html: html.replaceAll(/\n\s*/gu, ''), main, css, scripts };
}

interface DocumentParts {
  template: Template;
  lang: string;
  dir: string;
  head: string;
  /** The style sheets inside the document. */
  styles?: readonly string[];
  /** One that browsers without scripts read at once, the others when somebody scrolls (src/app/start/after-paint.ts). */
  laterStyles?: string;
  body: string;
  /** Follows the body. */
  tail?: string;
  /** Attributes of the start script besides the entry's address: where links of mails belong, and src/app/start/start-application.ts. */
  start: Omit<StartData, 'main'> & { auth: string };
}

function documentHtml(parts: DocumentParts): string {
  const { template, lang, dir, head, styles = [], laterStyles = '', body, tail = '', start } = parts;
  const sheets = styles.map((css) => `<style>${css}</style>`).join('');
  const later = laterStyles && `<style media="(scripting:none)">${laterStyles}</style>`;
  const data = Object.entries({ main: template.main, ...start }).map(([name, value]) => ` data-${name}="${value}"`);
  const script = `<script${data.join('')}>${template.scripts.start}</script>`;
  return template.html
    .replace(/<html[^>]*>/u, `<html lang="${lang}" dir="${dir}">`)
    .replace('<!--head-->', () => head + sheets + later)
    .replace('<!--app-->', () => body.replaceAll(LINK_MARK, ''))
    .replace('<!--start-->', () => tail + script);
}

/** The site's policy, with the hashes of what stands inside the HTML. */
function contentSecurityPolicy({ template, styles }: Build): string {
  const inlined: Record<string, readonly string[]> = {
    'script-src': Object.values(template.scripts).map(hashSource),
    'style-src': [...styles.inlined].map(hashSource),
  };
  return Object.entries(CONTENT_SECURITY_POLICY)
    .map(([directive, sources]) => [directive, ...sources, ...(inlined[directive] ?? [])].join(' '))
    .join('; ');
}

/** "/en/faq" is en/faq.html: hosts answer such a file at the path without a slash at its end, and a folder's index.html with one. */
async function writePage(outDir: string, url: string, html: string): Promise<void> {
  const file = path.join(outDir, url === '/' ? 'index.html' : `${url}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}

interface Styles {
  parts: PageStyles;
  /** The file of the whole style sheet, from the build's folder. */
  file: string;
  /** Style sheets that stand inside documents. */
  inlined: Set<string>;
  shortClasses: ShortClasses[];
}

async function writeStyles(css: string, outDir: string): Promise<Styles> {
  const parts = new PageStyles(css);
  const { whole } = parts;
  const file = `assets/site-${createHash('sha256').update(whole).digest('base64url').slice(0, 6)}.css`;
  await writeFile(path.join(outDir, file), whole);
  return { parts, file, inlined: new Set(), shortClasses: [] };
}

interface Build {
  site: Site;
  manifest: Manifest;
  /** Of what is built apart. */
  lightManifests: Record<keyof typeof LIGHT_CODE, Manifest>;
  template: Template;
  styles: Styles;
  outDir: string;
  pictures: SharePictures;
  /** The price list that the documents print. */
  prices: Awaited<ReturnType<Site['publishedPrices']>>;
  /** What documents of some kinds get only when they are served. */
  servedParts: readonly { place: string; html: string }[];
  /** Days of the last change by URL path, as the pages say them. */
  lastModified: Map<string, string>;
}

/**
 * Preloads of the font files that hold a language's text, in the weight that first screens set.
 */
function fontPreloads({ manifest }: Build, locale: Locale): string {
  const links = TYPEFACES.map(({ slug, usualWeight }) => {
    const source = fontFile(slug, scriptOf(locale), usualWeight);
    const file = manifest[source]?.file;
    if (!file) throw new Error(`the build has no ${source}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
  });
  return links.join('');
}

/** What messengers read, and search engines on pages that they list; not-found and guest pages have nothing for them. */
async function descriptionOf(
  { site, pictures, prices, lastModified }: Build,
  entry: PageEntry,
  url: string,
): Promise<{ head: string; tail: string }> {
  if (entry.area !== 'public' || site.notFoundPages.includes(entry)) return { head: '', tail: '' };
  const { card, cardPath, keywords, structuredData, ...described } = await site.describePage(url, prices);
  if (described.lastModified) lastModified.set(url, described.lastModified);
  const picture = site.env.siteUrl + (await pictures.add({ card, path: cardPath }));
  const named = keywords.length > 0 ? keywordsTag(keywords) : '';
  return { head: named + shareTags(picture, card), tail: entry.sitemap ? jsonLd(structuredData) : '' };
}

/**
 * Takes a visitor to the page's twin in the language chosen before; without a page, it has twins in every language. The
 * home page only offers it: it is the Hebrew home for everybody. What is not found is said in the chosen language, too. A page without twins remembers its language all the same: the next one
 * would lead back to the other.
 */
function languageScript({ site, template }: Pick<Build, 'site' | 'template'>, page?: PageEntry): string {
  const { defaultLocale, localeRegistry, locales } = site;
  if (page?.path === '/')
    return `<script data-language="${defaultLocale}" data-offers>${template.scripts.language}</script>`;
  const others = (page ? site.languagesOf(page) : locales).filter((locale) => locale !== defaultLocale);
  if (others.length === 0)
    return `<script data-language="${defaultLocale}">${template.scripts.rememberLanguage}</script>`;
  const twins = JSON.stringify(Object.fromEntries(others.map((locale) => [locale, localeRegistry[locale].prefix])));
  return `<script data-language="${defaultLocale}" data-twins='${twins}'>${template.scripts.language}</script>`;
}

interface RenderedDocument {
  entry: PageEntry;
  locale: Locale;
  url: string;
  parts: DocumentParts;
}

/** Renders every public and guest page in every language, and each language's not-found page. */
async function renderPages(build: Build): Promise<RenderedDocument[]> {
  const { site, prices } = build;
  const rendered = [...site.registry.filter(({ area }) => area !== 'staff'), ...site.notFoundPages];
  const documents: RenderedDocument[] = [];
  for (const locale of site.locales) {
    for (const entry of rendered.filter((one) => site.languagesOf(one).includes(locale))) {
      const url = site.localizedPath(locale, entry.path);
      const page = await site.render(url, prices);
      const { html, head } = page;
      const preloads = PRELOADS.exec(html)?.[0] ?? '';
      const described = await descriptionOf(build, entry, url);
      const parts: DocumentParts = {
        lang: locale,
        dir: site.localeRegistry[locale].direction,
        head: `${preloads}${locale === site.defaultLocale ? languageScript(build, entry) : ''}${headStart(build, entry, locale)}${tagsHtml(head)}${described.head}`,
        body: html.slice(preloads.length),
        tail: described.tail,
        ...codeOf(build, entry, page, locale),
      };
      documents.push({ entry, locale, url, parts });
    }
  }
  return documents;
}

/** What stands before a page's tags. A guest who keeps a page on the home screen keeps its own address, not the manifest's. */
function headStart({ site, template }: Build, entry: PageEntry, locale: Locale): string {
  if (entry.area === 'guest') return `<script>${template.scripts.guestHead}</script>`;
  const isMissing = site.notFoundPages.includes(entry);
  return `<link rel="manifest" href="${manifestPath(site, locale)}">${isMissing ? '' : feedLink(site, locale, entry.path)}`;
}

/** A part that has code of its own says in the document which: an environment of light-code.ts. */
const OWN_CODE = / data-own="([^"]*)"/gu;

const isLightCode = (name: string): name is keyof typeof LIGHT_CODE => Object.hasOwn(LIGHT_CODE, name);

/** The one file of the code that the parts of a document ask for; null where none does. */
function ownFile({ lightManifests }: Pick<Build, 'lightManifests'>, html: string): string | null {
  const [part, ...others] = new Set(Array.from(html.matchAll(OWN_CODE), ([, name = '']) => name));
  if (part === undefined) return null;
  if (!isLightCode(part) || others.length > 0)
    throw new Error(`there is no code of "${[part, ...others].join('", "')}"`);
  const [file, ...more] = chunksOf(lightManifests[part], LIGHT_CODE[part].entry);
  if (!file || more.length > 0) throw new Error(`${LIGHT_CODE[part].entry} is not one file`);
  return file;
}

/**
 * The code of a page: its application's, and that of the parts it draws.
 * @param page.file source of the page's module
 */
function codeOf(
  build: Build,
  entry: PageEntry,
  { html, file }: Pick<Awaited<ReturnType<Site['render']>>, 'html' | 'file'>,
  locale: Locale,
): Pick<DocumentParts, 'template' | 'start'> {
  const { site, template, styles } = build;
  const isGuest = entry.area === 'guest';
  const manifest = isGuest ? build.lightManifests.guest : build.manifest;
  const mainSource = isGuest ? LIGHT_CODE.guest.entry : 'index.html';
  const main = manifest[mainSource];
  const own = ownFile(build, html);
  if (!main || !manifest[file]) throw new Error(`the build has no chunk of ${file}`);
  const chunks = [styles.file, ...chunksOf(manifest, mainSource), ...chunksOf(manifest, file)];
  return {
    template: isGuest ? { ...template, main: `/${main.file}` } : template,
    start: {
      chunks: [...new Set(chunks)].map((one) => `/${one}`).join(' '),
      // Views of a guest page are not recorded, those of a page with code of its own by that.
      ...(!isGuest && !own && { views: `/${viewsChunk(manifest)}` }),
      ...(entry.live && { live: entry.live }),
      ...(own && { own: `/${own}` }),
      auth: site.localizedPath(locale, '/auth'),
    },
  };
}

/**
 * Writes public and guest pages. Those drawn by the same module share their styles, and so do those with the same code of
 * their own, which draws with names that cannot be shortened, and the not-found pages: the policy names each sheet. Returns how many.
 */
async function writePages(build: Build): Promise<number> {
  const { styles, outDir } = build;
  const documents = await renderPages(build);
  const kindOf = ({ entry, parts }: RenderedDocument) =>
    build.site.notFoundPages.includes(entry) ? build.site.notFoundPages[0] : (parts.start.own ?? entry.page);
  for (const kind of new Set(documents.map(kindOf))) {
    const alike = documents.filter((document) => kindOf(document) === kind);
    const texts = alike.map(({ parts }) => documentHtml(parts));
    const served = build.servedParts.filter(({ place }) => texts.some((text) => text.includes(place)));
    const own = alike[0]?.parts.start.own;
    const code = own ? await readFile(path.join(outDir, own), 'utf8') : '';
    const { css, setsLighter, short } = styles.parts.forDocuments([...texts, ...served.map(({ html }) => html)], code);
    styles.shortClasses.push({ urls: alike.map(({ url }) => url), short: Object.fromEntries(short) });
    for (const { locale, url, parts } of alike) {
      const typefaces = styles.parts.typefaces(
        new Set([...foreignFamilies(locale), ...(setsLighter ? LIGHTER_FACES : LIGHTER_STAND_INS)]),
      );
      // Of all languages: one hash in the policy, whose line may not grow (hosts allow 2,000 signs).
      const laterStyles = setsLighter ? styles.parts.someTypefaces(new Set(LIGHTER_FACES)) : '';
      for (const inlined of [typefaces, css, laterStyles].filter(Boolean)) styles.inlined.add(inlined);
      const head = fontPreloads(build, locale) + parts.head;
      const body = withShortClasses(parts.body, short);
      await writePage(outDir, url, documentHtml({ ...parts, head, styles: [typefaces, css], laterStyles, body }));
    }
  }
  return documents.length;
}

/** Pages of the staff are drawn in the browser: their documents hold the start of the application and nothing to read. */
async function writeStaffPages({ site, template, styles, outDir }: Build): Promise<void> {
  const typefaces = styles.parts.typefaces();
  styles.inlined.add(typefaces);
  for (const entry of site.registry.filter(({ area }) => area === 'staff')) {
    for (const locale of site.locales) {
      const shell = documentHtml({
        template,
        lang: locale,
        dir: site.localeRegistry[locale].direction,
        head: `<title>${site.business.name[locale]}</title><meta name="robots" content="noindex">${locale === site.defaultLocale ? languageScript({ site, template }) : ''}<link rel="stylesheet" href="/${styles.file}">`,
        styles: [typefaces],
        body: '',
        tail: await site.withoutScripts(locale),
        start: { eager: '', auth: entry.path === '/auth' ? '' : site.localizedPath(locale, '/auth') },
      });
      await writePage(outDir, site.localizedPath(locale, entry.path), shell);
    }
  }
}

async function writeSiteFiles(build: Build): Promise<void> {
  const { site, outDir } = build;
  for (const locale of site.blogLanguages)
    await writeFile(path.join(outDir, feedPath(site, locale)), await rssXml(site, locale));
  await writeFile(path.join(outDir, 'sitemap.xml'), sitemapXml(site, build.lastModified));
  for (const locale of site.locales)
    await writeFile(path.join(outDir, manifestPath(site, locale)), webManifest(site, locale));
  await writeFile(
    path.join(outDir, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${site.env.siteUrl}/sitemap.xml\n`,
  );
  const rules: SiteRules = {
    csp: contentSecurityPolicy(build),
    redirects: site.redirects,
  };
  await mkdir(path.join(outDir, '.meta'), { recursive: true });
  await writeFile(path.join(outDir, '.meta/site.json'), JSON.stringify(rules, null, 2));
  await writeFile(path.join(outDir, SHORT_CLASSES), JSON.stringify(build.styles.shortClasses, null, 2));
  const notFoundPaths = site.locales.flatMap((locale) =>
    site.notFoundPages
      .filter((entry) => site.languagesOf(entry).includes(locale))
      .map((entry) => site.localizedPath(locale, entry.path)),
  );
  const files = hostFiles({ ...rules, notFoundPaths, supabaseUrl: site.env.supabaseUrl || null });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(outDir, name), text);
}

/** What the builds of the environments have made, for the documents that are made of it. */
async function openBuild(config: ResolvedConfig, outDir: string): Promise<Build> {
  const { root } = config;
  const readManifest = async (file: string) => JSON.parse(await readFile(path.join(outDir, file), 'utf8')) as Manifest;
  const site = (await import(pathToFileURL(path.resolve(root, SERVER_BUILD, 'prerender.js')).href)) as Site;
  const template = await readTemplate(config, outDir);
  const prices = await site.publishedPrices().catch((error: unknown) => {
    config.logger.warn(`The pages are built without prices, the list did not come: ${String(error)}`);
    return null;
  });
  // The embedded backend starts after the build: its server puts the prices into the documents.
  const served = site.env.supabaseUrl ? null : await writePriceCode(config, outDir);
  return {
    site,
    manifest: await readManifest('.vite/manifest.json'),
    lightManifests: {
      guest: await readManifest(LIGHT_CODE.guest.manifest),
      flightBoard: await readManifest(LIGHT_CODE.flightBoard.manifest),
    },
    template,
    styles: await writeStyles(template.css, outDir),
    outDir,
    pictures: new SharePictures({ root, outDir, mark: site.mark }),
    prices,
    servedParts: served ? [{ place: ' data-prices-of="', html: served.everyTable }] : [],
    lastModified: new Map(),
  };
}

/** Builds the application, what is built apart from it, and what renders the pages. */
async function buildAll(builder: ViteBuilder): Promise<void> {
  for (const name of ['client', ...Object.keys(LIGHT_CODE), 'ssr']) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`the build has no environment ${name}`);
    await builder.build(environment);
  }
}

/**
 * Builds the site for the browser, then once more for Node, renders every page of the registry that is no staff page to
 * its own HTML file and writes what belongs to the whole site (sitemap, robots.txt, rules for the hosts).
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: {
            outDir: SERVER_BUILD,
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: { input: { prerender: ENTRY } },
          },
        },
      },
    }),
    async buildApp(builder) {
      await buildAll(builder);
      const outDir = path.resolve(builder.config.root, builder.config.build.outDir);
      const build = await openBuild(builder.config, outDir);
      const count = await writePages(build);
      const { drawn, kept } = await build.pictures.write();
      await writeStaffPages(build);
      await writeSiteFiles(build);
      await rm(path.join(outDir, '.vite'), { recursive: true });
      await compressFiles(outDir);
      await rm(path.resolve(builder.config.root, SERVER_BUILD), { recursive: true });
      builder.config.logger.info(`prerendered ${count} pages; ${drawn} sharing pictures drawn, ${kept} kept`);
    },
  };
}
