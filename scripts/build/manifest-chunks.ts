import type { Manifest } from 'vite';

/** Follows static imports through the build manifest. */
export function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}

/** The chunk of what records views (vite.config.ts), which runs by being imported. */
export function viewsChunk(manifest: Manifest): string {
  const chunk = Object.values(manifest).find(({ name }) => name === 'views');
  if (!chunk) throw new Error('the build has no chunk "views"');
  return chunk.file;
}
