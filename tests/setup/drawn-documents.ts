/** The build's documents, drawn by another snapshot, as the server has them drawn. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Published } from '../../src/config/published.ts';
import { FIRST_PROMISES } from '../../supabase/functions/_shared/facts/promises.ts';
import { DOCUMENT_FRAMES, type DocumentFrames } from '../../scripts/build/documents.ts';
import { drawDocuments } from '../../scripts/http/published-documents.ts';

export const DIST = path.resolve(import.meta.dirname, '../../dist');

/** A document's file from the build's folder, its HTML, and bytes that it weighs more than in the build, as the server compresses it. */
export interface DrawnDocument {
  file: string;
  html: string;
  added: number;
}

const fileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);

/** Bytes of a built document as the server compresses one. */
async function builtBytes(file: string): Promise<number> {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
  return zlib.brotliCompressSync(await readFile(path.join(DIST, file)), { params }).byteLength;
}

/**
 * @param changes to the snapshot that a build without a database begins with
 * @param isWanted by a document's file: the others are not drawn, which takes most of a test's time
 */
export async function drawnDocuments(
  changes: Partial<Published>,
  isWanted: (file: string) => boolean = () => true,
): Promise<DrawnDocument[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'frames-'));
  try {
    const { kinds, ...more } = JSON.parse(await readFile(path.join(DIST, DOCUMENT_FRAMES), 'utf8')) as DocumentFrames;
    const wanted = kinds.map((kind) => ({ ...kind, frames: kind.frames.filter(({ url }) => isWanted(fileOf(url))) }));
    const frames = path.join(folder, 'frames.json');
    await writeFile(frames, JSON.stringify({ ...more, kinds: wanted }));
    const drawn: { file: string; html: string; bytes: number }[] = [];
    const snapshot = { version: 1, promises: FIRST_PROMISES, closed_dates: [], prices: null, ...changes };
    await drawDocuments(DIST, frames)(snapshot, ({ url, body, br }) => {
      drawn.push({ file: fileOf(url), html: Buffer.from(body).toString(), bytes: br.byteLength });
    }).done;
    return await Promise.all(
      drawn.map(async ({ bytes, ...document }) => ({ ...document, added: bytes - (await builtBytes(document.file)) })),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
