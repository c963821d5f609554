import { describe, expect, it } from 'vitest';
import { PageStyles } from './page-styles.ts';

const CSS = `/*! made by */
@layer properties{*{--unread:0;--size:1}}
@layer theme{:root{--unread:2}}
@layer base{html{color:red}progress{color:blue}::placeholder{color:gray}[data-open] .card{color:green}}
@layer utilities{
.card,.tile{margin:0}.md\\:w-1\\/2{width:calc(50% * var(--size))}.card:hover{margin:1px}.card::-webkit-details-marker{display:none}
.group-open\\:flex:is(:where(.group)[open] *){display:flex}.other .card{padding:0}
@media print{.card{display:none}.sheet{display:block}}}
@font-face{font-family:A;src:url(/a.woff2)}
@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}
.card{animation:fade 1s}
@property --size{syntax:"*";inherits:false}@property --unread{syntax:"*";inherits:false}`.replaceAll(/\n/gu, '');

const partOf = (...documents: string[]) => new PageStyles(CSS).forDocuments(documents);

describe('the styles inside a document', () => {
  const part = partOf('<html><p class="card md:w-1/2 group-open:flex">');

  it('have what its elements can come under, in any state and medium', () => {
    expect(part).toContain('.card{margin:0}');
    expect(part).toContain('.card:hover');
    expect(part).toContain('.card::-webkit-details-marker');
    expect(part).toContain('[data-open] .card');
    expect(part).toContain('.md\\:w-1\\/2');
    expect(part).toContain('.group-open\\:flex');
    expect(part).toContain('@media print{.card{display:none}}');
    expect(part).toContain('@keyframes fade');
    expect(part).toContain('@font-face');
  });

  it('leave away what concerns nothing there', () => {
    for (const absent of ['.tile', '.sheet', '.other', 'progress', 'placeholder', 'turn', '--unread', 'made by'])
      expect(part, absent).not.toContain(absent);
  });

  it('hold nothing for browsers and languages that no visitor comes with', () => {
    const css = `@layer properties{@supports (old:1){*{--size:0}}}.card:is(:lang(ar),:lang(he),:lang(ur)){width:var(--size)}
p:not(:lang(ar),:lang(he)){margin:0}b:is(:lang(ar)){top:0}@supports (new:1){p{left:0}}`;
    const part = new PageStyles(css).forDocuments(['<p class="card"><b>']);
    expect(part.replaceAll('\n', '')).toBe(
      '@layer properties;.card:is(:lang(he)){width:var(--size)}p:not(:lang(he)){margin:0}b:is(:lang(ar)){top:0}@supports (new:1){p{left:0}}',
    );
  });

  it('keep what a value or an attribute reads', () => {
    expect(part).toContain('--size:1');
    expect(part).toContain('@property --size');
    expect(partOf('<p style="width:var(--unread)">')).toContain('@property --unread');
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
    const shared = partOf('<p class="card">', '<input class="other"><p class="tile">');
    expect(shared).toContain('.card,.tile{margin:0}');
    expect(shared).toContain('::placeholder');
    expect(shared).toContain('.other .card');
  });

  it('know classes whose names are written as entities', () => {
    const css = `.\\[\\&_p\\]\\:m-0 p{margin:0}`;
    expect(new PageStyles(css).forDocuments(['<p class="[&amp;_p]:m-0">'])).toBe(css);
  });
});

it('pages with lighter text in the display face read one file for all its weights', () => {
  const face = (weight: string, file: string) => `@font-face{font-weight:${weight};src:url(/${file}.woff2)}`;
  const styles = new PageStyles(face('700', 'bold') + face('500', 'all') + face('400 700', 'text'));
  expect(styles.forDocuments(['<p class="font-bold">'])).toBe(styles.typefaces);
  expect(styles.forDocuments(['<p class="font-medium">'])).toBe(face('500 700', 'all') + face('400 700', 'text'));
});

it('the whole sheet is all but the typefaces', () => {
  const styles = new PageStyles(CSS);
  expect(styles.typefaces).toBe('@font-face{font-family:A;src:url(/a.woff2)}');
  expect(styles.whole).toBe(CSS.replace(styles.typefaces, ''));
});
