import { execFileSync } from 'node:child_process';

/** A call of a tool of the project: the program and what follows. */
export type Command = readonly [string, ...string[]];

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/u.test(file);
const isModule = (file: string) => /^(?:src|scripts|supabase)\/.+\.tsx?$/u.test(file) && !isTest(file);

/** Whether an argument of `npm test` names a file or folder and not a step. */
export const isPath = (argument: string): boolean => /[/\\]|\.tsx?$/u.test(argument);

/**
 * The runners of some files: a test file's own, and for a module those unit tests that lead to it.
 * @param files from the project's root; folders of tests count with all they hold
 */
export function commandsFor(files: readonly string[]): Command[] {
  const paths = files.map((file) => file.replaceAll('\\', '/').replace(/^\.\//u, ''));
  const browser = paths.filter((file) => file.startsWith('tests/e2e'));
  const faults = paths.filter((file) => file.startsWith('tests/faults'));
  const modules = paths.filter(isModule);
  // Vitest's own projects tell unit, DOM, contract and integration tests by their place.
  const others = paths.filter((file) => ![browser, faults, modules].some((kind) => kind.includes(file)));
  return [
    ...(modules.length > 0
      ? [['vitest', 'related', '--run', '--passWithNoTests', '--project=unit', '--project=dom*', ...modules] as const]
      : []),
    ...(others.length > 0 ? [['vitest', 'run', ...others] as const] : []),
    ...(browser.length > 0 ? [['playwright', 'test', ...browser] as const] : []),
    ...(faults.length > 0 ? [['tsx', 'tests/faults/run.ts', '--kinds', 'short'] as const] : []),
  ];
}

/** Tests and modules that differ from the last commit, new ones too. */
export function changedFiles(root: string): string[] {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return files.filter((file) => isTest(file) || isModule(file));
}
