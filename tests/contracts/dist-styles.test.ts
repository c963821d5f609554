/** The styles inside the documents, and the whole sheet that comes with the application. Runs after the build. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_FRAMES, type DocumentFrames } from '../../scripts/build/documents.ts';
import { classesIn, renameClasses, utilitiesOf } from '../../scripts/build/short-classes.ts';
import { BOARD_ID } from '../../src/features/site/flights/board-place.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');

const allSheets = files.filter((file) => file.endsWith('.css'));
const sheets = allSheets.filter((file) => path.basename(file).startsWith('site-'));
const whole = read(sheets[0] ?? '');

/** The style sheet inside a document: its typefaces with which of them each language has, then its rules; staff pages have no rules. */
const SHEET = /<style>(.*:root:lang\(\w+\)\{--sans[^}]*\})(.*?)<\/style>/su;
const typefacesOf = (html: string) => SHEET.exec(html)?.[1] ?? '';
const stylesOf = (html: string) => SHEET.exec(html)?.[2] ?? '';
const isPublic = (html: string) => html.includes('<main');

/** Where a rule stands: "@layer utilities @media print". */
function placeOf({ parent }: Rule): string {
  let place = '';
  for (let at = parent; at && at.type === 'atrule' && 'params' in at; at = at.parent)
    place = `@${at.name} ${at.params} ${place}`;
  return place;
}

interface StyleRule {
  /** Its place and selector. */
  key: string;
  classes: string[];
}

/** One entry per selector, in the sheet's order; frames of animations are none. */
function rulesOf(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  parse(css).walkRules((rule) => {
    const place = placeOf(rule);
    if (place.includes('@keyframes')) return;
    for (const selector of rule.selectors) {
      const classes = [...selector.matchAll(/\.((?:\\.|[\w-])+)/gu)].map(([, name = '']) => name.replaceAll('\\', ''));
      rules.push({ key: place + selector, classes });
    }
  });
  return rules;
}

const byStyles = new Map<string, string[]>();
for (const file of files.filter((name) => name.endsWith('.html'))) {
  const html = read(file);
  if (isPublic(html)) byStyles.set(stylesOf(html), [...(byStyles.get(stylesOf(html)) ?? []), file]);
}
const { kinds } = JSON.parse(read(DOCUMENT_FRAMES)) as DocumentFrames;

/** The whole sheet's rules under the names that they have in a document. */
function wholeRulesFor(file: string): StyleRule[] {
  const url = file === 'index.html' ? '/' : `/${file.replace(/\.html$/u, '')}`;
  const { short } = kinds.find(({ frames }) => frames.some((frame) => frame.url === url)) ?? {};
  if (!short) throw new Error(`${file} has no short names`);
  const sheet = parse(whole);
  renameClasses(sheet, new Map(Object.entries(short)));
  return rulesOf(sheet.toString());
}
const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

it('there is one file, which every document’s start names and staff pages load at once', () => {
  expect(sheets).toHaveLength(1);
  expect(allSheets).toHaveLength(1);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    if (isPublic(html)) expect(html, file).toMatch(new RegExp(`data-chunks="/${sheets[0]}[ "]`, 'u'));
    else expect(html, file).toContain(`<link rel="stylesheet" href="/${sheets[0]}">`);
  }
  expect(byStyles.size).toBeGreaterThan(10);
});

it('documents name all utilities in a letter or two, but where their own code draws', () => {
  const utilities = utilitiesOf(parse(whole));
  const longNamed = files.filter((file) => {
    const html = file.endsWith('.html') ? read(file) : '';
    return isPublic(html) && classesIn(html).some((name) => utilities.has(name) && name.length > 2);
  });
  const withBoard = files.filter((file) => file.endsWith('.html') && read(file).includes(`id="${BOARD_ID}"`));
  expect(longNamed.toSorted()).toEqual(withBoard.toSorted());
  expect(utilities.size).toBeGreaterThan(1000);
});

/** Families whose files a sheet names. */
const familiesIn = (css: string) =>
  new Set([...css.matchAll(/@font-face\{font-family:([^;]*);[^}]*url\(/gu)].map(([, family = '']) => family));

it('names no typeface again: text would be set anew when it arrives', () => {
  expect(whole).not.toContain('@font-face');
});

it('every document names the typefaces of all languages, which a visitor may change to, and its own first', () => {
  const ofLanguage = { he: 'Hebrew', en: 'Basic', fr: 'Latin' };
  const all = ['Assistant', 'Frank Ruhl Libre'].flatMap((name) => [
    name,
    ...Object.values(ofLanguage).map((language) => `${name} ${language}`),
  ]);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    const language = /<html lang="(\w+)"/u.exec(html)?.[1] as keyof typeof ofLanguage;
    const typefaces = typefacesOf(html);
    expect(familiesIn(typefaces), file).toEqual(new Set(all));
    expect(typefaces, file).toContain(`:root:lang(${language}){--sans:"Assistant ${ofLanguage[language]}"`);
  }
});

/** What the start script gives documents (src/app/start): the rest comes with the application, which brings all styles. */
const EARLY_STATES = new Set(['data-dock', 'data-offer', 'data-trip']);

/** Whether a rule is about a state in which no element of the document is yet. */
const isOfLaterState = (key: string, html: string) =>
  [...key.matchAll(/\[((?:aria|data)-[\w-]+)(?:="?([^"\]]*)"?)?\]/gu)].some(
    ([, name = '', value]) => !EARLY_STATES.has(name) && !html.includes(value ? ` ${name}="${value}"` : ` ${name}=`),
  );

describe.each([...byStyles].map(([css, pages]) => ({ css, pages, first: pages[0] })))(
  'the styles of $first',
  ({ css, pages }) => {
    const rules = rulesOf(css);
    const wholeRules = wholeRulesFor(pages[0] ?? '');

    it('have every rule whose classes and states are the page’s', () => {
      const keys = new Set(rules.map(({ key }) => key));
      const html = pages.map(read).join('');
      const lists = [...html.matchAll(/ class="([^"]*)"/gu)].map(([, list = '']) => unescaped(list));
      const classes = new Set(lists.flatMap((list) => list.split(' ')));
      const concerns = (rule: StyleRule) => {
        const element = / ([a-z]+)$/u.exec(rule.key)?.[1];
        return rule.classes.every((name) => classes.has(name)) && (!element || html.includes(`<${element}`));
      };
      const missing = wholeRules.filter(
        (rule) => rule.classes.length > 0 && concerns(rule) && !keys.has(rule.key) && !isOfLaterState(rule.key, html),
      );
      expect(missing.map(({ key }) => key)).toEqual([]);
      // The driver's page is a small one.
      expect(rules.length).toBeGreaterThan(pages.includes('drive.html') ? 50 : 200);
    });

    it('are in the order of the whole sheet', () => {
      let at = 0;
      const strayed = rules.filter(({ key }) => {
        const found = wholeRules.findIndex((rule, index) => index >= at && rule.key === key);
        if (found >= 0) at = found + 1;
        return found < 0;
      });
      expect(strayed.map(({ key }) => key)).toEqual([]);
    });
  },
);
