import { list as valueList, parse, root, type ChildNode, type Container, type Root, type Rule } from 'postcss';
import { locales } from '../../supabase/functions/_shared/words/locales.ts';
import { CLASS, classesIn, classesOf, renameClasses, shorten, utilitiesOf } from './short-classes.ts';
import { writeOutUnset } from './unset-properties.ts';

/** Parts of fields, which only browsers see. */
const FIELD_PART =
  /::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner-spin|outer-spin))|:-moz-ui-invalid/u;
const FIELDS = ['input', 'select', 'textarea'];
/** How a direction of reading is asked for in browsers that know none: by all languages that are read so. */
const BY_LANGUAGE = /(?<=:(?:is|not)\()(?::lang\(\w+\),?)+(?=\))/gu;
/** What an element has from the start: `[role=button]`, and what its document says of it: `[aria-expanded=true]`. */
const ASKED_ATTRIBUTE = /(?<!\\)\[(hidden|role|(?:aria|data)-[\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/gu;
/** What documents come to have before the application runs (src/app/start). */
const EARLY_STATES: ReadonlySet<string> = new Set(['aria-busy', 'data-dock', 'data-offer', 'data-trip', 'data-own']);
const SITE_LANGUAGES = new Set(locales.map((locale) => `:lang(${locale})`));
const VARIABLE = /var\((--[\w-]+)/gu;

/** The class of text in the display face's lighter weight. */
const LIGHTER = 'font-medium';

const firstGroups = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);

/** What style rules can take hold of in a page. */
interface Names {
  classes: Set<string>;
  elements: Set<string>;
  /** `hidden`, and each `role=…`, `aria-…` and `data-…` with and without its value. */
  attributes: Set<string>;
  /** Whether code draws in the documents, which may give any attribute. */
  isDrawnByCode: boolean;
  /** Custom properties that `style` attributes read or set. */
  variables: Set<string>;
}

/** Everything between quotes and spaces: among much else the names of classes and elements that a script draws. */
const wordsOf = (code: string) => (code === '' ? [] : code.split(/[\s"'`]+/u));

function namesIn(documents: readonly string[], code: string): Names {
  const html = documents.join('');
  return {
    classes: new Set([...classesIn(html), ...wordsOf(code)]),
    attributes: new Set([
      ...(/ hidden[ =>]/u.test(html.replaceAll(/="[^"]*"/gu, '=')) ? ['hidden'] : []),
      ...firstGroups(html, / ((?:role|aria-[\w-]+|data-[\w-]+)="[^"]*)"/gu).map((one) => one.replace('"', '')),
      ...firstGroups(html, / ((?:aria|data)-[\w-]+)/gu),
    ]),
    isDrawnByCode: code !== '',
    elements: new Set([...firstGroups(html, /<([a-z][a-z0-9]*)/gu), ...wordsOf(code)]),
    variables: new Set([...firstGroups(html, VARIABLE), ...firstGroups(html, /(?:style="|;\s*)(--[\w-]+)\s*:/gu)]),
  };
}

interface SelectorParts {
  /** The selector without what stands in its parentheses: alternatives, exceptions. */
  outer: string;
  /** What stands in `:is()`, `:where()` and `:has()`, once for each of them. */
  choices: string[];
}

function partsOf(selector: string): SelectorParts {
  const choices: string[] = [];
  let depth = 0;
  let outer = '';
  /** What stands in the parentheses that are open, where they hold alternatives. */
  let choice: string | null = null;
  for (const [part] of selector.matchAll(/\\.|[^\\]/gsu)) {
    if (part === ')') depth -= 1;
    if (depth === 0 && choice !== null) {
      choices.push(choice);
      choice = null;
    }
    if (choice !== null) choice += part;
    if (part === '(' && depth === 0 && /:(?:is|where|has)$/u.test(outer)) choice = '';
    if (part === '(') depth += 1;
    else if (depth === 0 && part !== ')') outer += part;
  }
  return { outer, choices };
}

function hasAttribute(attribute: string, value: string | undefined, { attributes, isDrawnByCode }: Names): boolean {
  if (isDrawnByCode || EARLY_STATES.has(attribute)) return true;
  return attributes.has(value === undefined ? attribute : `${attribute}=${value}`);
}

/** Whether the page has every class, element and attribute that the selector asks for, in whatever state of the browser's. */
function canMatch(selector: string, names: Names): boolean {
  const { classes, elements } = names;
  if (FIELD_PART.test(selector) && !FIELDS.some((field) => elements.has(field))) return false;
  const { outer: described, choices } = partsOf(selector);
  for (const [, attribute = '', value] of described.matchAll(ASKED_ATTRIBUTE))
    if (!hasAttribute(attribute, value, names)) return false;
  const outer = described.replaceAll(/(?<!\\)\[[^\]]*\]/gu, '');
  const bare = outer.replaceAll(CLASS, '').replaceAll(/::?[\w-]+|#[\w-]+/gu, '');
  return (
    classesOf(outer).every((name) => classes.has(name)) &&
    (bare.match(/[a-z][a-z0-9]*/gu) ?? []).every((name) => elements.has(name)) &&
    choices.every((choice) => valueList.comma(choice).some((one) => canMatch(one, names)))
  );
}

const isFrame = ({ parent }: Rule) => parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

/** Says which families a language's text is set in. */
const isFamilies = (node: ChildNode): node is Rule =>
  node.type === 'rule' && /^:root:lang\(\w+\)$/u.test(node.selector);

/** A typeface by its family and weights: "Assistant Latin 400 700". */
function nameOf(face: Container): string {
  const said: Record<string, string> = {};
  face.walkDecls(({ prop, value }) => {
    said[prop] = value;
  });
  return `${said['font-family']?.replaceAll(/["']/gu, '')} ${said['font-weight']}`;
}

/** Layers keep their order, so an empty one leaves its name. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length > 0) return;
    if (node.type === 'atrule' && node.name === 'layer' && container.type === 'root')
      node.replaceWith({ name: 'layer', params: node.params });
    else node.remove();
  });
}

/** Takes out custom properties that nothing reads and animations that nothing plays. Returns whether there were any. */
function dropUnread(sheet: Root, { variables }: Names): boolean {
  const text = sheet.toString();
  const read = new Set([...variables, ...firstGroups(text, VARIABLE)]);
  const played = new Set(
    firstGroups(text, /animation(?:-name)?:([^;}]*)/gu).flatMap((value) => value.split(/[\s,]+/u)),
  );
  let dropped = false;
  const drop = (node: { remove: () => unknown }) => {
    node.remove();
    dropped = true;
  };
  const set = new Set<string>(variables);
  sheet.walkDecls(/^--/u, (declaration) => {
    if (read.has(declaration.prop)) set.add(declaration.prop);
    else drop(declaration);
  });
  sheet.walkDecls('transition-property', (declaration) => {
    const moving = declaration.value.split(',').filter((name) => !name.startsWith('--') || set.has(name));
    declaration.value = moving.join(',');
  });
  sheet.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) drop(rule);
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!played.has(rule.params)) drop(rule);
  });
  dropEmpty(sheet);
  return dropped;
}

/** Takes out what is there for browsers without registered properties, none of which is supported, for components, and for foreign languages. */
function dropForeign(sheet: Root): void {
  sheet.walkAtRules('layer', ({ params, nodes }) => {
    if (params !== 'properties') return;
    for (const node of nodes ?? []) if (node.type === 'atrule' && node.name === 'supports') node.remove();
  });
  sheet.walkRules((rule) => {
    // The root of a component, of which there are none.
    rule.selectors = rule.selectors.filter((selector) => selector !== ':host');
    rule.selector = rule.selector.replaceAll(BY_LANGUAGE, (list) => {
      const spoken = list.split(',').filter((language) => SITE_LANGUAGES.has(language));
      return spoken.length > 0 ? spoken.join(',') : list;
    });
  });
  dropEmpty(sheet);
}

interface DocumentStyles {
  /** The rules that stand inside each of the documents. */
  css: string;
  /** Whether they set the lighter weight of the display face, too. */
  setsLighter: boolean;
  /** Classes that have another name there, by their name in the sources. */
  short: ReadonlyMap<string, string>;
}

/**
 * The site's styles, cut in two: what a page's own markup needs stands inside its document, so that nothing has to arrive
 * before the first paint; the whole sheet comes with the application, which draws what the documents do not hold.
 * A document's part followed by the whole sheet is worth the same as the whole sheet: its rules keep their order and layers.
 *
 * Utilities have short names in the documents, which are a tenth lighter for it. The application knows the long ones
 * alone, and the whole sheet has these: what it hydrates keeps the document's look, what it draws has the sheet's.
 */
export class PageStyles {
  private readonly sheet: Root;
  private readonly faces = root();
  private readonly families = root();
  private readonly utilities: ReadonlySet<string>;

  /** @param css the built style sheet. */
  constructor(css: string) {
    this.sheet = parse(css);
    this.sheet.each((node) => {
      if (node.type === 'atrule' && node.name === 'font-face') this.faces.append(node.remove());
      else if (isFamilies(node)) this.families.append(node.remove());
    });
    dropForeign(this.sheet);
    this.utilities = utilitiesOf(this.sheet);
  }

  /**
   * The typefaces that stand inside a document, and which of them each language has. The whole sheet is without the first: named a
   * second time, a browser would set the text anew.
   * @param later those that come when somebody scrolls, by family and weights
   */
  typefaces(later: ReadonlySet<string> = new Set()): string {
    return this.facesWhere((face) => !later.has(face)) + this.families.toString();
  }

  /** Some of the typefaces alone, by family and weights. */
  someTypefaces(wanted: ReadonlySet<string>): string {
    return this.facesWhere((face) => wanted.has(face));
  }

  private facesWhere(isWanted: (face: string) => boolean): string {
    const sheet = this.faces.clone();
    sheet.walkAtRules('font-face', (face) => {
      if (!isWanted(nameOf(face))) face.remove();
    });
    return sheet.toString();
  }

  /** All but the typefaces, and which of them each language has. */
  get whole(): string {
    return this.sheet.toString() + this.families.toString();
  }

  /**
   * Every rule that elements of these documents can come under, in any state, window or medium.
   * @param code what draws in them before the whole sheet is there; all classes keep their names then
   */
  forDocuments(documents: readonly string[], code = ''): DocumentStyles {
    const names = namesIn(documents, code);
    const sheet = this.sheet.clone();
    sheet.walkComments((comment) => {
      comment.remove();
    });
    sheet.walkRules((rule) => {
      if (isFrame(rule)) return;
      const kept = rule.selectors.filter((selector) => canMatch(selector, names));
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    dropEmpty(sheet);
    writeOutUnset(sheet, names.variables, this.families);
    while (dropUnread(sheet, names));
    // Where code draws, all names stay: of an element with both kinds, the whole sheet would move one behind the other.
    const short = shorten(code === '' ? documents : [], this.utilities, { whole: this.sheet, own: sheet });
    renameClasses(sheet, short);
    return { css: sheet.toString(), setsLighter: names.classes.has(LIGHTER), short };
  }
}
