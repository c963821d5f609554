/** The build's documents, drawn by another snapshot, as the server has them drawn. */
import path from 'node:path';
import type { Published } from '../../src/config/published.ts';
import { FIRST_PROMISES } from '../../supabase/functions/_shared/facts/promises.ts';
import { drawDocuments } from '../../scripts/http/published-documents.ts';

export const DIST = path.resolve(import.meta.dirname, '../../dist');

/** A document's file from the build's folder, and its HTML. */
export interface DrawnDocument {
  file: string;
  html: string;
}

/** @param changes to the snapshot that a build without a database begins with */
export async function drawnDocuments(changes: Partial<Published>): Promise<DrawnDocument[]> {
  const documents: DrawnDocument[] = [];
  const snapshot = { version: 1, promises: FIRST_PROMISES, closed_dates: [], prices: null, ...changes };
  await drawDocuments(DIST)(snapshot, ({ url, body }) => {
    const file = url === '/' ? 'index.html' : `${url.slice(1)}.html`;
    documents.push({ file, html: Buffer.from(body).toString() });
  }).done;
  return documents;
}
