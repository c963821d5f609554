/**
 * Documents, put together from what the pages draw. The build writes them all; a server draws those anew that a changed snapshot
 * changes (scripts/http/published-documents.ts), with the code and the frames that the build leaves for it.
 */
import type { StartData } from '../../src/app/start/start-application.ts';
import type * as Prerender from '../../src/entry-prerender.tsx';
import { keywordsTag, shareTags, tagsHtml } from './head-tags.ts';
import { jsonLd } from './json-ld.ts';
import { withShortClasses } from './short-classes.ts';

export type Site = typeof Prerender;
export type Snapshot = Parameters<Site['publish']>[0];

/** What draws the pages, at build and in a server's thread, and what else documents are made of, in the build's folder. */
export const PRERENDER_CODE = '.meta/prerender/prerender.js';
export const DOCUMENT_WORKER = '.meta/prerender/worker.js';
export const DOCUMENT_FRAMES = '.meta/documents.json';

export interface Template {
  /** index.html without its scripts and style sheets. */
  html: string;
  /** Address of the application's entry. */
  main: string;
  /** Starts the application, leads to the chosen language, remembers it, keeps a guest's link: they stand inside the documents. */
  scripts: { start: string; language: string; rememberLanguage: string; guestHead: string };
}

export interface DocumentParts {
  template: Template;
  lang: string;
  dir: string;
  /** More attributes of the root element. */
  mark?: Readonly<Record<string, string>>;
  head: string;
  /** The style sheet inside the document. */
  styles?: string;
  /** One that browsers without scripts read at once, the others when somebody scrolls (src/app/start/after-paint.ts). */
  laterStyles?: string;
  body: string;
  /** Follows the body. */
  tail?: string;
  /** Attributes of the start script besides the entry's address: where links of mails belong, and src/app/start/start-application.ts. */
  start: Omit<StartData, 'main'> & { auth: string };
}

/** React Router's mark on every link, for a way of loading routes that this site does not use. */
const LINK_MARK = ' data-discover="true"';

export function documentHtml(parts: DocumentParts): string {
  const { template, lang, dir, mark = {}, head, styles = '', laterStyles = '', body, tail = '', start } = parts;
  const sheet = styles && `<style>${styles}</style>`;
  const later = laterStyles && `<style media="(scripting:none)">${laterStyles}</style>`;
  const marks = Object.entries(mark).map(([name, value]) => ` ${name}='${value}'`);
  const data = Object.entries({ main: template.main, ...start }).map(([name, value]) => ` data-${name}="${value}"`);
  const script = `<script${data.join('')}>${template.scripts.start}</script>`;
  return template.html
    .replace(/<html[^>]*>/u, () => `<html lang="${lang}" dir="${dir}"${marks.join('')}>`)
    .replace('<!--head-->', () => head + sheet + later)
    .replace('<!--app-->', () => body.replaceAll(LINK_MARK, ''))
    .replace('<!--start-->', () => tail + script);
}

/** All of a page's document that no snapshot changes. */
export interface DocumentFrame extends Pick<DocumentParts, 'lang' | 'dir' | 'start'> {
  /** URL path. */
  url: string;
  /** Address of the application's entry. */
  main: string;
  /** What stands first in the head. */
  preloads: string;
  /** What stands before the page's tags. */
  headStart: string;
  /** Address of the picture that messengers show; null for pages that nobody shares or finds. */
  picture: string | null;
  /** Whether search engines read of it. */
  isListed: boolean;
}

/** What the documents of one kind of page share. */
export interface DocumentKind {
  /** The style sheet inside the documents. */
  styles: string;
  laterStyles: string;
  /** The names of classes there, by those in the sources. */
  short: Readonly<Record<string, string>>;
  frames: readonly DocumentFrame[];
}

/** The build's file of frames. */
export interface DocumentFrames {
  template: Template;
  kinds: readonly DocumentKind[];
}

/** React writes what it wants loaded early, the picture of the first screen, before everything else. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/u;

/** What a page draws by the snapshot that is published. */
export interface DrawnPage extends Awaited<ReturnType<Site['render']>> {
  description: Awaited<ReturnType<Site['describePage']>> | null;
}

/** @param isDescribed whether messengers read of it */
export async function drawPage(site: Site, url: string, isDescribed: boolean): Promise<DrawnPage> {
  return { ...(await site.render(url)), description: isDescribed ? await site.describePage(url) : null };
}

/** A drawn page in its frame; without styles, before it is known which ones it needs. */
export function documentParts(
  frame: DocumentFrame,
  { html, head, description }: DrawnPage,
  { template, site }: { template: Template; site: Pick<Site, 'published' | 'publishedMark'> },
): DocumentParts {
  const early = PRELOADS.exec(html)?.[0] ?? '';
  const keywords = description && description.keywords.length > 0 ? keywordsTag(description.keywords) : '';
  const shared = description && frame.picture ? keywords + shareTags(frame.picture, description.card) : '';
  return {
    template: { ...template, main: frame.main },
    lang: frame.lang,
    dir: frame.dir,
    mark: site.publishedMark(site.published()),
    head: frame.preloads + early + frame.headStart + tagsHtml(head) + shared,
    body: html.slice(early.length),
    tail: description && frame.isListed ? jsonLd(description.structuredData) : '',
    start: frame.start,
  };
}

/** The whole document. */
export function styledDocument(
  parts: DocumentParts,
  { styles, laterStyles, short }: Omit<DocumentKind, 'frames'>,
): string {
  return documentHtml({
    ...parts,
    styles,
    laterStyles,
    body: withShortClasses(parts.body, new Map(Object.entries(short))),
  });
}
