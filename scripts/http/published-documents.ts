/** Keeps the documents of a build true to what the owner has published since (migration published_facts). */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedBackend } from '../backend/embedded-backend.ts';
import type { DrawingOrder, DrawnDocument } from '../build/document-worker.ts';
import { DOCUMENT_FRAMES, DOCUMENT_WORKER, type DocumentFrames, type Snapshot } from '../build/documents.ts';
import { hashOf, type SiteFile } from './site-index.ts';

/** Gives a document as it is to be sent. */
export type CurrentDocument = (file: SiteFile) => Promise<SiteFile>;

/** Milliseconds for which a snapshot that was just asked for counts as the one that holds. */
const FRESH_MS = 1_000;

/** All documents on their way from the thread that draws them. */
export interface Drawing {
  /** This one comes next. @param url path */
  want(url: string): void;
  /** Resolves when all are done, rejects when the rest will not come. */
  done: Promise<void>;
}

/** Draws every document by a snapshot. @param give is called with each as it is done */
export type DrawDocuments = (snapshot: Snapshot, give: (document: DrawnDocument) => void) => Drawing;

/** In a thread: the server answers meanwhile. @param dist the build's folder @param frames file of those that are drawn */
export const drawDocuments =
  (dist: string, frames = path.join(dist, DOCUMENT_FRAMES)): DrawDocuments =>
  (snapshot, give) => {
    const order: DrawingOrder = { frames, snapshot };
    const worker = new Worker(path.join(dist, DOCUMENT_WORKER), { workerData: order, execArgv: [] });
    // A server that stops does not wait for it.
    worker.unref();
    const done = new Promise<void>((resolve, reject) => {
      worker.on('message', give);
      worker.once('error', reject);
      worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the thread ended with ${code}`))));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    return { done, want: (url) => worker.postMessage(url) };
  };

/** "/en/faq" is the file /en/faq.html. */
const fileOf = (url: string) => (url === '/' ? '/index.html' : `${url}.html`);

/**
 * Documents by the snapshot that holds. Until a document has been drawn by the first one its readers wait for it; while another
 * snapshot is drawn they get it as it was, and the browser fills in what has changed.
 * @param urls paths of the documents that can be drawn
 * @param newerThan asks for the snapshot that holds; null where it is the known one
 */
export function publishedDocuments(
  urls: readonly string[],
  newerThan: (known: number | null) => Promise<Snapshot | null>,
  draw: DrawDocuments,
): CurrentDocument {
  const urlsByFile = new Map(urls.map((url) => [fileOf(url), url]));
  const drawn = new Map<string, SiteFile>();
  const waiting = new Map<string, () => void>();
  let drawing: Drawing | null = null;
  let known: number | null = null;
  let askedAt = -Infinity;
  let asking: Promise<void> | null = null;

  const take = ({ url, body, br, gzip }: DrawnDocument) => {
    const file = fileOf(url);
    const bytes = Buffer.from(body);
    const compressed = { br: Buffer.from(br), gzip: Buffer.from(gzip) };
    drawn.set(file, { url: file, body: bytes, compressed, hash: hashOf(bytes) });
  };
  const letGo = (url: string) => {
    waiting.get(url)?.();
    waiting.delete(url);
  };
  const start = (snapshot: Snapshot) => {
    known = snapshot.version;
    drawing = draw(snapshot, (document) => {
      take(document);
      letGo(document.url);
    });
    // What cannot be drawn is sent as it was.
    void drawing.done
      .catch((error: unknown) => console.error('[documents]', error))
      .finally(() => {
        drawing = null;
        for (const url of waiting.keys()) letGo(url);
      });
  };
  const ask = async () => {
    // A database that does not answer takes no page away. Of what is published while documents are drawn the last is drawn next.
    const next = drawing ? null : await newerThan(known).catch(() => null);
    if (next) start(next);
    askedAt = performance.now();
  };

  return async (file) => {
    const url = urlsByFile.get(file.url);
    if (!url) return file;
    if (performance.now() - askedAt > FRESH_MS) asking ??= ask().finally(() => (asking = null));
    if (known === null) await asking;
    if (drawn.has(file.url) || !drawing) return drawn.get(file.url) ?? file;
    drawing.want(url);
    await new Promise<void>((resolve) => {
      const others = waiting.get(url);
      waiting.set(url, () => {
        others?.();
        resolve();
      });
    });
    return drawn.get(file.url) ?? file;
  };
}

/** For a build's folder and the backend that serves it; null where the build brings no code for it. */
export async function openPublishedDocuments(
  dist: string,
  { query }: Pick<EmbeddedBackend, 'query'>,
): Promise<CurrentDocument | null> {
  if (!existsSync(path.join(dist, DOCUMENT_WORKER))) return null;
  const { ino } = await stat(dist);
  const { kinds } = JSON.parse(await readFile(path.join(dist, DOCUMENT_FRAMES), 'utf8')) as DocumentFrames;
  const urls = kinds.flatMap(({ frames }) => frames.map(({ url }) => url));
  const newerThan = async (known: number | null) => {
    // A build that took this place has drawn pages that belong to other files than this server has.
    if ((await stat(dist)).ino !== ino) return null;
    const [row] = await query<{ facts: Snapshot | null }>('select private.published_facts($1) as facts', [known]);
    return row?.facts ?? null;
  };
  return publishedDocuments(urls, newerThan, drawDocuments(dist));
}
