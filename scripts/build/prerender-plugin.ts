import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ResolvedConfig, ViteBuilder } from 'vite';
import { CONTENT_SECURITY_POLICY, hashSource } from '../http/security-headers.ts';
import { OPENAPI_PATH } from '../../supabase/functions/_shared/contracts/price-question.ts';
import { compressFiles } from './compress-files.ts';
import { isFacade } from './direct-imports.ts';
import {
  DOCUMENT_FRAMES,
  documentHtml,
  documentParts,
  drawPage,
  PRERENDER_CODE,
  styledDocument,
  type DocumentFrame,
  type DocumentFrames,
  type DocumentKind,
  type DocumentParts,
  type DrawnPage,
  type Site,
  type Template,
} from './documents.ts';
import { hostFiles } from './host-files.ts';
import type { SiteRules } from './hosted-site.ts';
import { feedLink, feedPath, rssXml } from './rss.ts';
import { SharePictures } from './share/share-pictures.ts';
import { inlineScript } from './inline-script.ts';
import { LIGHT_CODE } from './light-code.ts';
import { llmsText } from './llms.ts';
import { chunksOf, viewsChunk } from './manifest-chunks.ts';
import { openApi } from './openapi.ts';
import { PAGE_PARTS } from './page-parts.ts';
import { PageStyles } from './page-styles.ts';
import { sampleList } from './sample-list.ts';
import { sitemapXml } from './sitemap.ts';
import { fontFile, LIGHTER_FACES, scriptOf, TYPEFACES } from './typefaces.ts';
import { manifestPath, webManifest } from './web-manifest.ts';

type PageEntry = Site['registry'][number];
type Locale = Site['locales'][number];

const ENTRY = 'src/entry-prerender.tsx';
const WORKER = 'scripts/build/document-worker.ts';

/** The template, and the built style sheets. */
async function readTemplate(config: ResolvedConfig, outDir: string): Promise<{ template: Template; css: string }> {
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
  return { template: { html: html.replaceAll(/\n\s*/gu, ''), main, scripts }, css };
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
}

async function writeStyles(css: string, outDir: string): Promise<Styles> {
  const parts = new PageStyles(css);
  const { whole } = parts;
  const file = `assets/site-${createHash('sha256').update(whole).digest('base64url').slice(0, 6)}.css`;
  await writeFile(path.join(outDir, file), whole);
  return { parts, file, inlined: new Set() };
}

interface Build {
  site: Site;
  manifest: Manifest;
  /** Of what is built apart. */
  lightManifests: Record<keyof typeof LIGHT_CODE, Manifest>;
  template: Template;
  styles: Styles;
  outDir: string;
  /** The project's. */
  root: string;
  pictures: SharePictures;
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

const isDescribed = ({ site }: Build, entry: PageEntry) =>
  entry.area === 'public' && !site.notFoundPages.includes(entry);

/** Notes what the build needs of a page's description. Returns the address of its sharing picture. */
async function pictureOf({ site, pictures, lastModified }: Build, url: string, { description }: DrawnPage) {
  if (!description) return null;
  const { card, cardPath } = description;
  if (description.lastModified) lastModified.set(url, description.lastModified);
  return site.env.siteUrl + (await pictures.add({ card, path: cardPath }));
}

/**
 * Takes a visitor to the page's twin in the language chosen before; without a page, it has twins in every language. The
 * home page only offers it: it is the Hebrew home for everybody. What is not found is said in the chosen language, too. A page without twins remembers its language all the same: the next one
 * would lead back to the other.
 */
function languageScript({ site, template }: Pick<Build, 'site' | 'template'>, page?: PageEntry): string {
  const { defaultLocale, localeRegistry, locales } = site;
  const others = (page ? site.languagesOf(page) : locales).filter((locale) => locale !== defaultLocale);
  if (others.length === 0)
    return `<script data-language="${defaultLocale}">${template.scripts.rememberLanguage}</script>`;
  if (page?.path === '/')
    return `<script data-language="${defaultLocale}" data-offers>${template.scripts.language}</script>`;
  const twins = JSON.stringify(Object.fromEntries(others.map((locale) => [locale, localeRegistry[locale].prefix])));
  return `<script data-language="${defaultLocale}" data-twins='${twins}'>${template.scripts.language}</script>`;
}

interface RenderedDocument {
  entry: PageEntry;
  frame: DocumentFrame;
  parts: DocumentParts;
  /** What the page draws where prices are published, which its styles must know: its document was built without. */
  priced: string;
}

/** Renders every public and guest page in every language, and each language's not-found page. */
async function renderPages(build: Build): Promise<RenderedDocument[]> {
  const { site } = build;
  const rendered = [...site.registry.filter(({ area }) => area !== 'staff'), ...site.notFoundPages];
  const documents: RenderedDocument[] = [];
  for (const locale of site.locales) {
    for (const entry of rendered.filter((one) => site.languagesOf(one).includes(locale))) {
      const url = site.localizedPath(locale, entry.path);
      const page = await drawPage(site, url, isDescribed(build, entry));
      const frame: DocumentFrame = {
        url,
        lang: locale,
        dir: site.localeRegistry[locale].direction,
        preloads: fontPreloads(build, locale),
        headStart: `${locale === site.defaultLocale ? languageScript(build, entry) : ''}${headStart(build, entry, locale)}`,
        picture: await pictureOf(build, url, page),
        isListed: Boolean(entry.sitemap),
        ...codeOf(build, entry, page, locale),
      };
      documents.push({ entry, frame, parts: documentParts(frame, page, build), priced: '' });
    }
  }
  await drawPrices(build, documents);
  return documents;
}

/** Draws pages with a list, where the build knows none: their styles are made for both. */
async function drawPrices({ site, root }: Build, documents: readonly RenderedDocument[]): Promise<void> {
  const known = site.published();
  if (known.prices) return;
  site.publish({ ...known, prices: await sampleList(root) });
  for (const document of documents.filter(({ entry }) => site.printsPrices(entry.path)))
    document.priced = (await site.render(document.frame.url)).html;
  site.publish(known);
}

/** What stands before a page's tags. A guest who keeps a page on the home screen keeps its own address, not the manifest's. */
function headStart({ site, template }: Build, entry: PageEntry, locale: Locale): string {
  if (entry.area === 'guest') return entry.code ? '' : `<script>${template.scripts.guestHead}</script>`;
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
): Pick<DocumentFrame, 'main' | 'start'> {
  const { site, styles, outDir } = build;
  const isGuest = entry.area === 'guest';
  const light = entry.code ?? 'guest';
  const manifest = isGuest ? build.lightManifests[light] : build.manifest;
  const mainSource = isGuest ? LIGHT_CODE[light].entry : 'index.html';
  const main = manifest[mainSource];
  const own = ownFile(build, html);
  if (!main || !manifest[file]) throw new Error(`the build has no chunk of ${file}`);
  const part = PAGE_PARTS[entry.page];
  const texts = part?.messages.map((group) => `src/i18n/messages/${locale}/${group}.ts`) ?? [];
  const sources = [mainSource, file, ...(part ? [part.code, ...texts] : [])];
  const isAsked = (file: string) => !isFacade(readFileSync(path.join(outDir, file), 'utf8'));
  const chunks = [styles.file, ...sources.flatMap((source) => [...chunksOf(manifest, source)].filter(isAsked))];
  return {
    main: isGuest ? `/${main.file}` : build.template.main,
    start: {
      chunks: [...new Set(chunks)].map((one) => `/${one}`).join(' '),
      // Views of a guest page are not recorded, those of a page with code of its own by that.
      ...(!isGuest && !own && { views: `/${viewsChunk(manifest)}` }),
      ...(entry.live && { live: entry.live }),
      ...(part?.isMain && { soon: '' }),
      // The driver's page has nothing to show before it runs.
      ...(entry.code && { eager: '' }),
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
  const { site, styles, template, outDir } = build;
  const documents = await renderPages(build);
  const kindOf = ({ entry, frame }: RenderedDocument) =>
    site.notFoundPages.includes(entry) ? site.notFoundPages[0] : (frame.start.own ?? entry.page);
  const kinds: DocumentKind[] = [];
  for (const name of new Set(documents.map(kindOf))) {
    const alike = documents.filter((document) => kindOf(document) === name);
    const kind = await styleOf(build, alike);
    kinds.push(kind);
    for (const inlined of [kind.styles, kind.laterStyles].filter(Boolean)) styles.inlined.add(inlined);
    for (const { frame, parts } of alike) await writePage(outDir, frame.url, styledDocument(parts, kind));
  }
  const frames: DocumentFrames = { template, kinds };
  await writeFile(path.join(outDir, DOCUMENT_FRAMES), JSON.stringify(frames));
  return documents.length;
}

/** The styles of documents of one kind; all languages share them. */
async function styleOf({ styles, outDir }: Build, alike: readonly RenderedDocument[]): Promise<DocumentKind> {
  const texts = alike.flatMap(({ parts, priced }) => [documentHtml(parts), ...(priced ? [priced] : [])]);
  const own = alike[0]?.frame.start.own;
  const code = own ? await readFile(path.join(outDir, own), 'utf8') : '';
  const { css, setsLighter, short } = styles.parts.forDocuments(texts, code);
  const later = new Set(setsLighter ? LIGHTER_FACES : []);
  return {
    styles: styles.parts.typefaces(later) + css,
    laterStyles: styles.parts.someTypefaces(later),
    short: Object.fromEntries(short),
    frames: alike.map(({ frame }) => frame),
  };
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
        styles: typefaces,
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
  await writeFile(path.join(outDir, OPENAPI_PATH), openApi(site));
  await writeFile(path.join(outDir, 'llms.txt'), await llmsText(site));
  const rules: SiteRules = {
    csp: contentSecurityPolicy(build),
    redirects: site.redirects,
  };
  await mkdir(path.join(outDir, '.meta'), { recursive: true });
  await writeFile(path.join(outDir, '.meta/site.json'), JSON.stringify(rules, null, 2));
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
  const site = (await import(pathToFileURL(path.join(outDir, PRERENDER_CODE)).href)) as Site;
  const { template, css } = await readTemplate(config, outDir);
  const snapshot = await site.publishedAtBuild().catch((error: unknown) => {
    config.logger.warn(`The pages are built by what holds at first, the snapshot did not come: ${String(error)}`);
    return null;
  });
  if (snapshot) site.publish(snapshot);
  return {
    site,
    manifest: await readManifest('.vite/manifest.json'),
    lightManifests: {
      guest: await readManifest(LIGHT_CODE.guest.manifest),
      drive: await readManifest(LIGHT_CODE.drive.manifest),
      flightBoard: await readManifest(LIGHT_CODE.flightBoard.manifest),
    },
    template,
    styles: await writeStyles(css, outDir),
    root,
    outDir,
    pictures: new SharePictures({ root, outDir, mark: site.mark }),
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
    config: ({ build }) => ({
      builder: {},
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: {
            outDir: path.join(build?.outDir ?? 'dist', path.dirname(PRERENDER_CODE)),
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: { input: { prerender: ENTRY, worker: WORKER } },
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
      // Hosts build anew (docs/deploy.md).
      if (build.site.env.supabaseUrl) await rm(path.join(outDir, path.dirname(PRERENDER_CODE)), { recursive: true });
      await compressFiles(outDir);
      builder.config.logger.info(`prerendered ${count} pages; ${drawn} sharing pictures drawn, ${kept} kept`);
    },
  };
}
