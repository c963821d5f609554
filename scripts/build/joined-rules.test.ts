import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { joinRules } from './joined-rules.ts';

function joined(css: string): string {
  const sheet = parse(css);
  joinRules(sheet);
  return sheet.toString();
}

it('writes what is asked for by the same selector as one rule, before or behind what stands between', () => {
  expect(joined('.a{top:0}.a{left:0}.b{top:1px}')).toBe('.a{top:0;left:0}.b{top:1px}');
  expect(joined('.a{top:0}.b{margin:0}.a{color:red}.a{gap:0}')).toBe('.a{top:0;color:red;gap:0}.b{margin:0}');
  expect(joined('.a{color:red}.b{margin:0}.a{margin:1px}')).toBe('.b{margin:0}.a{color:red;margin:1px}');
  expect(joined('@media print{.a{top:0}.a{left:0}}')).toBe('@media print{.a{top:0;left:0}}');
});

it('but not where a rule between them could have a say', () => {
  for (const css of [
    '.a{margin-top:0}.b{color:red;margin:0}.a{color:blue}',
    '.a{font:x}.b{top:0}.c{line-height:1}.a{inset:0}',
    '.a{top:0}@media print{.b{top:1px;gap:0}}.a{column-gap:1px}',
    '.a{-webkit-text-decoration:none}.b{text-decoration:none;gap:1px}.a{gap:0}',
    '.a{top:0}@media print{.a{left:0}}',
    '.a{top:0}.a:hover{left:0}',
  ])
    expect(joined(css)).toBe(css);
});
