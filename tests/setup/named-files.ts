/** Files and folders that a document names between backquotes. */

/** Where paths of the project begin. */
export const FOLDERS = ['.ci', '.github', 'docs', 'public', 'scripts', 'src', 'supabase', 'tests'];
const ROOT_FILE = /^(?:\.?[\w-]+\.(?:json|ts|md)|\.env[\w.]*)$/u;

/** What stands between backquotes on one line or over a line's end, blocks of code left out. */
export const quoted = (text: string): string[] =>
  [...text.replaceAll(/```.*?```/gsu, '').matchAll(/`([^`]+)`/gu)].map(([, words = '']) =>
    words.replaceAll(/\s+/gu, ' '),
  );

export const isPath = (words: string): boolean =>
  !words.includes(' ') && (FOLDERS.some((folder) => words.startsWith(`${folder}/`)) || ROOT_FILE.test(words));

/** The paths of a text, those of its commands too. */
export const namedPaths = (text: string): string[] => [
  ...new Set(
    quoted(text)
      .flatMap((words) => words.split(' '))
      .filter(isPath),
  ),
];

/** `a/{b,c}/<d>` → patterns of `a/b/…` and `a/c/…`. */
export function patternsOf(written: string): RegExp[] {
  const [, before = '', options, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/u.exec(written) ?? [];
  if (options) return options.split(',').flatMap((option) => patternsOf(before + option + after));
  const source = written
    .replace(/\/$/u, '')
    .split(/(<[^>]+>|\*)/u)
    .map((part, at) => (at % 2 === 1 ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)))
    .join('');
  return [new RegExp(`^${source}$`, 'u')];
}

/** Whether a path as written means a file, or the folder that it lies in; a name alone means the files of that name. */
export function means(written: string, file: string): boolean {
  const parts = file.split('/');
  const paths = written.includes('/') ? parts.map((_, at) => parts.slice(0, at + 1).join('/')) : parts.slice(-1);
  return patternsOf(written).some((pattern) => paths.some((one) => pattern.test(one)));
}
