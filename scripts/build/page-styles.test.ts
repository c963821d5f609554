import { describe, expect, it } from 'vitest';
import { PageStyles } from './page-styles.ts';
import { withShortClasses } from './short-classes.ts';

const CSS = `/*! made by */
@layer properties{*{--unread:0;--size:1}}
@layer theme{:root{--unread:2}}
@layer base{html{color:red}progress{color:blue}::placeholder{color:gray}[data-open] .card{color:green}.other .box{padding:0}}
@layer utilities{
.card,.tile{margin:0}.md\\:w-1\\/2{width:calc(50% * var(--size))}.card:hover{margin:1px}.card::-webkit-details-marker{display:none}
.group-open\\:flex:is(:where(.group)[open] *){display:flex}
@media print{.card{display:none}.sheet{display:block}}}
@font-face{font-family:A;src:url(/a.woff2)}
@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}
.card{animation:fade 1s}
@property --size{syntax:"*";inherits:false}@property --unread{syntax:"*";inherits:false}`.replaceAll(/\n/gu, '');

/** With the names of the sources, as code knows them that draws in the documents. */
const longNamed = (css: string, ...documents: string[]) =>
  new PageStyles(css).forDocuments(documents, documents.join(' ').replaceAll('&amp;', '&')).css;
const partOfPlain = (css: string, html: string) => new PageStyles(css).forDocuments([html]).css;
const partOf = (...documents: string[]) => longNamed(CSS, ...documents);

describe('the styles inside a document', () => {
  const part = partOf('<html class="group"><p class="card md:w-1/2 group-open:flex">');

  it('have what its elements can come under, in any state and medium', () => {
    expect(part).toContain('.card{margin:0}');
    expect(part).toContain('.card:hover');
    expect(part).toContain('.card::-webkit-details-marker');
    expect(part).toContain('[data-open] .card');
    expect(part).toContain('.md\\:w-1\\/2');
    expect(part).toContain('.group-open\\:flex');
    expect(part).toContain('@media print{.card{display:none}}');
    expect(part).toContain('@keyframes fade');
  });

  it('leave away what concerns nothing there', () => {
    for (const absent of ['.tile', '.sheet', '.other', 'progress', 'placeholder', 'turn', '--unread', 'made by'])
      expect(part, absent).not.toContain(absent);
  });

  it('hold nothing for browsers and languages that no visitor comes with', () => {
    const css = `@layer properties{@supports (old:1){*{--size:0}}}.card:is(:lang(ar),:lang(he),:lang(ur)){width:var(--size)}
p:not(:lang(ar),:lang(he)){margin:0}b:is(:lang(ar)){top:0}@supports (new:1){p{left:0}}`;
    const part = longNamed(css, '<p class="card"><b>');
    expect(part.replaceAll('\n', '')).toBe(
      '@layer properties;.card:is(:lang(he)){width:var(--size)}p:not(:lang(he)){margin:0}b:is(:lang(ar)){top:0}@supports (new:1){p{left:0}}',
    );
  });

  it('keep what a value or an attribute reads', () => {
    expect(part).toContain('--size:1');
    expect(part).toContain('@property --size');
    expect(partOf('<p style="width:var(--unread)">')).toContain('@property --unread');
  });

  it('ask of alternatives in parentheses what they ask of the rest', () => {
    const css = `:is(.card>*){margin:0}:is(.sheet>*){margin:0}:where(.sheet,.card) p{top:0}:is(h2,.sheet):not(.card){top:0}p:not(.sheet){top:0}`;
    expect(longNamed(css, '<p class="card">')).toBe(
      ':is(.card>*){margin:0}:where(.sheet,.card) p{top:0}p:not(.sheet){top:0}',
    );
  });

  it('write out registered properties that nothing sets', () => {
    const registered = (name: string, rest: string) => `@property --${name}{syntax:${rest}}`;
    const css =
      registered('set', '"*";initial-value:solid') +
      registered('edge', '"*";initial-value:solid') +
      registered('gap', '"<length>";initial-value:0') +
      registered('none', '"*"') +
      ':root:lang(he){--face:"A"}p{--set:dotted;border:var(--set) calc(1px + var(--gap)) var(--edge) var(--none,var(--edge)) var(--none,);' +
      'font:var(--face,serif, (x)) var(--other,var(--gap)) var(--read,(x)) var(--own)}' +
      registered('read', '"*";initial-value:0') +
      registered('own', '"*";initial-value:0');
    const part = longNamed(css, '<p style="--own:1;top:var(--read)">');
    expect(part).toContain('border:var(--set) calc(1px + 0px) solid solid;');
    expect(part).toContain('font:var(--face) var(--other,0px) var(--read,(x)) var(--own)');
    expect(part.match(/@property --\w+/gu)).toEqual(['@property --set', '@property --read', '@property --own']);
  });

  it('say nothing of roles that no element has, or of hidden elements where there are none', () => {
    const css = '[hidden]{display:none}[role=button]:hover,[role=tab]{top:0}[open]{left:0}';
    expect(partOfPlain(css, '<p role="tab">')).toBe('[role=tab]{top:0}[open]{left:0}');
    expect(partOfPlain(css, '<p hidden="" role="button">')).toBe(css.replace(',[role=tab]', ''));
    expect(partOfPlain('[hidden]{display:none}', '<p class="md:flex hidden block">')).toBe('');
  });

  it('nor of states that only the application brings about', () => {
    const states = [
      '[aria-expanded=true]',
      '[data-entering] i',
      ':is(:where(.group)[aria-current] *)',
      ':has([data-x])',
    ];
    const css = states.map((state) => `p${state}{top:0}`).join('');
    expect(longNamed(css, '')).toBe('');
    const html = '<p aria-expanded="false" class="group" data-entering="" data-x="1"><i aria-current="page">';
    expect(partOfPlain(css, html)).toBe(css.replace('p[aria-expanded=true]{top:0}', ''));
    expect(partOfPlain('[data-dock=closed] p{top:0}', '<p>')).toBe('[data-dock=closed] p{top:0}');
    expect(longNamed(css, '<i class="group">', '<p>')).toBe(css);
  });

  it('keep the order of layers, empty ones too', () => {
    expect(part.match(/@layer \w+/gu)).toEqual([
      '@layer properties',
      '@layer theme',
      '@layer base',
      '@layer utilities',
    ]);
  });

  it('serve several documents, and their fields', () => {
    const shared = partOf('<p class="card box">', '<input class="other"><p class="tile">');
    expect(shared).toContain('.card,.tile{margin:0}');
    expect(shared).toContain('::placeholder');
    expect(shared).toContain('.other .box');
  });

  it('know classes whose names are written as entities', () => {
    const css = `.\\[\\&_p\\]\\:m-0 p{margin:0}`;
    expect(longNamed(css, '<p class="[&amp;_p]:m-0">')).toBe(css);
  });
});

it('a document’s typefaces are without those that come later', () => {
  const face = (weight: string) => `@font-face{font-family:A;font-weight:${weight};src:local(B)}`;
  const styles = new PageStyles(face('100 500') + face('600 900'));
  expect(styles.typefaces(new Set(['A 100 500', 'B 600 900']))).toBe(face('600 900'));
  expect(styles.someTypefaces(new Set(['A 100 500', 'B 600 900']))).toBe(face('100 500'));
});

it('a document has the typefaces of all languages, and which of them each has; the whole sheet says that alone', () => {
  const face = (family: string) => `@font-face{font-family:${family};src:url(/${family}.woff2)}`;
  const families = { he: ':root:lang(he){--a:"A Hebrew","A"}', fr: ':root:lang(fr){--a:"A Latin","A"}' };
  const rule = 'p{font-family:var(--a)}';
  const faces = face('A') + face('A Hebrew') + face('A Latin');
  const styles = new PageStyles(faces + families.he + families.fr + rule);
  expect(styles.typefaces()).toBe(faces + families.he + families.fr);
  expect(styles.forDocuments(['<p>']).css).toBe(rule);
  expect(styles.whole).toBe(rule + families.he + families.fr);
});

describe('classes have short names in documents', () => {
  const DOCUMENT =
    '<i data-open=""><p class="card md:w-1/2 group group-open:flex"><b class="md:w-1/2 tile [&amp;_p]:m-0">';

  it('in the order of the sheet, one for those that always stand together', () => {
    const { css, short } = new PageStyles(CSS).forDocuments([DOCUMENT]);
    expect([...short]).toEqual([
      ['card', 'a'],
      ['tile', 'b'],
      ['md:w-1/2', 'c'],
      ['group-open:flex', 'a'],
    ]);
    expect(css).toContain('.a,.b{margin:0}.c{width:calc(50% * var(--size))}.a:hover');
    expect(css).toContain('[data-open] .a{color:green}');
    expect(css).toContain('.a:is(:where(.group)[open] *){display:flex}');
    expect(withShortClasses(DOCUMENT, short)).toBe(
      '<i data-open=""><p class="a c group"><b class="c b [&amp;_p]:m-0">',
    );
  });

  it('one name only where no document has one of them without the other', () => {
    const shortIn = (...documents: string[]) => new PageStyles(CSS).forDocuments(documents).short;
    expect([...shortIn('<p class="card tile"><b class="tile card">').values()]).toEqual(['a', 'a']);
    expect([...shortIn('<p class="card tile">', '<p class="tile">').values()]).toEqual(['a', 'b']);
    expect([...shortIn('<p class="card tile">', '<p class="card"><p class="tile">').values()]).toEqual(['a', 'b']);
  });

  it('but not those that a utility asks for, or that are none', () => {
    const css = `@layer components{.icon{margin:0}}@layer utilities{:where(.night) .in-\\[\\.night\\]\\:b{top:0}.peer-open\\:d:is(:where(.peer)[open]~*){top:2px}.a{top:3px}}`;
    const html = '<p class="night icon peer peer-open:d"><b class="peer peer-open:d in-[.night]:b">';
    expect([...new PageStyles(css).forDocuments([html]).short.keys()]).toEqual(['in-[.night]:b', 'peer-open:d']);
    expect([...new PageStyles(css).forDocuments([html]).short.values()]).toEqual(['b', 'c']);
    expect(() => new PageStyles(`${css}@layer utilities{.night{top:0}}`)).toThrow(
      /join utilities to other classes: night/u,
    );
  });

  it('nor where code draws in them', () => {
    expect(new PageStyles(CSS).forDocuments([DOCUMENT], 'u("b")').short.size).toBe(0);
  });

  it('nor does the whole sheet', () => {
    expect(new PageStyles(CSS).whole).toContain('.md\\:w-1\\/2{');
  });
});

it('the whole sheet is all but the typefaces', () => {
  const styles = new PageStyles(CSS);
  expect(styles.typefaces()).toBe('@font-face{font-family:A;src:url(/a.woff2)}');
  expect(styles.whole).toBe(CSS.replace(styles.typefaces(), ''));
});
