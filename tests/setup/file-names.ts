/** How files of code are called. */

const KEBAB_CASE = /^[a-z\d]+(?:-[a-z\d]+)*$/u;
/** They say nothing of what is in them: `<what-it-does>.ts`. */
const EMPTY_NAME = /^(?:misc|util|utils|helper|helpers|common)$|-(?:misc|util|utils|helper|helpers)$/u;
/** The registries, and the entry name that the hosted functions require. */
const INDEX = /^(?:src\/content\/(?:.+\/)?|src\/i18n\/messages\/|supabase\/functions\/[^/]+\/)index\.ts$/u;

/** Whether the name of a file of code, or of a folder around it, is none of the house. @param file from the project's root */
export function isMisnamed(file: string): boolean {
  const folders = file.split('/');
  const [name = ''] = (folders.pop() ?? '').split('.');
  const isIndex = name === 'index' && !INDEX.test(file);
  const hasFolders = /^(?:src|tests|scripts)\//u.test(file);
  return (
    isIndex || EMPTY_NAME.test(name) || ![name, ...(hasFolders ? folders : [])].every((one) => KEBAB_CASE.test(one))
  );
}
