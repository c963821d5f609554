/**
 * The chunks of the page that a document was prerendered with, by their source files: `data-parts` of the start script.
 * With them a first page needs no list of all the site's chunks, which loads once the visitor is about to go on.
 */
const addresses: Readonly<Record<string, string>> = import.meta.env.SSR
  ? {}
  : (JSON.parse(document.querySelector<HTMLElement>('script[data-parts]')?.dataset['parts'] ?? '{}') as Record<
      string,
      string
    >);

/**
 * An export of a source file, from the document's own chunk where it names one.
 * @param file the source file, as the build manifest names it
 * @param elsewhere downloads the export where the document does not name the chunk
 */
export async function importPart<T>(file: string, name: string, elsewhere: () => Promise<T>): Promise<T> {
  const address = addresses[file];
  if (!address) return elsewhere();
  const module = (await import(/* @vite-ignore */ address)) as Record<string, T>;
  return module[name] as T;
}
