import type { Plugin } from 'vite';

/** A file that only hands on what another one has, as the bundler writes it for a module that shares a chunk with others. */
const FACADE = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([\w.-]+\.js)["'`];?\s*$/u;
/** `a as SiteFooter`, or one name alone. */
const EXPORT = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/u;
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/gu;
/** A file in the list of those that imports preload. */
const PRELOADED = /"(assets\/)([\w.-]+\.js)"/gu;

/** The file that a facade leads to, and what the module's names are called there; null where it is none. */
function facadeOf(code: string): { file: string; names: { there: string; here: string }[] } | null {
  const [, list, file] = FACADE.exec(code) ?? [];
  if (!list || !file) return null;
  const names = list.split(',').map((one) => {
    const [, there = '', here = there] = EXPORT.exec(one) ?? [];
    return { there, here };
  });
  return names.every(({ there }) => there) ? { file, names } : null;
}

/** Whether a file is a facade, which nothing asks for. */
export const isFacade = (code: string): boolean => facadeOf(code) !== null;

/**
 * Asks for the chunk itself where a facade would be asked for: a request for fifty bytes, which name a chunk that is
 * mostly here already.
 * @param codeOf the code of a file beside this one
 */
export const importDirectly = (code: string, codeOf: (file: string) => string | undefined): string =>
  code
    .replaceAll(DYNAMIC_IMPORT, (dynamicImport, file: string) => {
      const facade = facadeOf(codeOf(file) ?? '');
      if (!facade) return dynamicImport;
      const names = facade.names.map(({ there, here }) => `${here}:m.${there}`);
      return `import("./${facade.file}").then(m=>({${names.join(',')}}))`;
    })
    .replaceAll(PRELOADED, (preloaded, folder: string, file: string) => {
      const facade = facadeOf(codeOf(file) ?? '');
      return facade ? `"${folder}${facade.file}"` : preloaded;
    });

/** Dynamic imports lead to chunks, not to facades of theirs. */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // The files that an import preloads are written into the code before.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const codes = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
        for (const chunk of chunks) {
          const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1);
          chunk.code = importDirectly(chunk.code, (file) => codes.get(folder + file));
        }
      },
    },
  };
}
