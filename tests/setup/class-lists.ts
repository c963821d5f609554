/** What may not stand in the site's lists of classes: directions that do not turn with the language, and classes at odds. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, type Container } from 'postcss';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';

/** translate-x has no logical form and moves the wrong way in Hebrew: place with inset, margin or grid. */
const MOVES = /(?:^|:)[-!]*translate-x-/u;
/** Physical directions, on the inline axis; the block axis (mt-, top-, h- …) is the same in all languages. */
const PHYSICAL =
  /(?:^|:)[-!]*(?:(?:scroll-)?[mp][lr]-|(?:left|right)-(?:[0-9[(a]|full|px|touch|gutter|section)|rounded-(?:l|r|tl|tr|bl|br)(?:-|!?$)|border-[lr](?:-|!?$)|(?:text|float|clear)-(?:left|right)!?$|(?:origin|object|bg|perspective-origin)-(?:(?:top|bottom)-)?(?:left|right)(?:-(?:top|bottom))?!?$|bg-(?:linear|gradient)-to-[tb]?[lr](?:\/|!?$))/u;

const COMMENTS = /\/\*.*?\*\/|(?<=^|\s)\/\/.*$/gmsu;
const LITERALS = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/gu;

/** The words of each text of a file, among which classes are: in attributes, calls and constants. */
const listsIn = (code: string): string[][] =>
  [...code.replaceAll(COMMENTS, '').matchAll(LITERALS)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').split(/\s+/u).filter(Boolean),
  );

/** @returns the classes of a file that keep their side when the language is read from the other one */
export const physicalClasses = (code: string): string[] =>
  listsIn(code)
    .flat()
    .filter((name) => MOVES.test(name) || PHYSICAL.test(name));

const ROOT = path.resolve(import.meta.dirname, '../..');

const designSystem = loadDesignSystem(await readFile(path.join(ROOT, 'src/styles/index.css'), 'utf8'), {
  base: path.join(ROOT, 'src/styles'),
  loadStylesheet: async (id, base) => {
    const file = id.startsWith('.') ? path.resolve(base, id) : path.join(ROOT, 'node_modules', id, 'index.css');
    return { path: file, base: path.dirname(file), content: await readFile(file, 'utf8') };
  },
  loadModule: async (id, base) => {
    const file = path.resolve(base, id);
    const { default: module } = (await import(pathToFileURL(file).href)) as { default: never };
    return { path: file, base: path.dirname(file), module };
  },
});

/** Which properties a class sets, and where: "hover:", "md:" …; undefined for what is no class. */
const effects = new Map<string, string | undefined>();

/** The properties in some rules, each with the rules that it stands in. */
const declared = (container: Container, within = ''): string[] =>
  (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'decl') return [`${within} ${node.prop}`];
    if (node.type === 'rule') return declared(node, within + node.selector);
    return node.type === 'atrule' && node.name !== 'property'
      ? declared(node, `${within}@${node.name}${node.params}`)
      : [];
  });

async function effectOf(name: string): Promise<string | undefined> {
  if (!effects.has(name)) {
    const [css] = (await designSystem).candidatesToCss([name]);
    const own = `.${name.replaceAll(/[^\w-]/gu, String.raw`\$&`)}`;
    effects.set(name, css ? [...new Set(declared(parse(css.replaceAll(own, '&'))))].toSorted().join() : undefined);
  }
  return effects.get(name);
}

/** @returns the classes of a file that set the very same as another one of their list */
export async function conflictingClasses(code: string): Promise<string[]> {
  const found: string[] = [];
  for (const list of listsIn(code)) {
    const first = new Map<string, string>();
    for (const name of new Set(list)) {
      const effect = await effectOf(name);
      const other = effect && first.get(effect);
      if (other) found.push(`${other} ${name}`);
      else if (effect) first.set(effect, name);
    }
  }
  return found;
}
