import { expect, it } from 'vitest';
import { shortTags } from './short-tags.ts';

it('leaves out end tags that browsers add by themselves, and no others', () => {
  expect(shortTags('<ul class="a"><li>one</li><li class="b"><ol><li>two</li></ol></li></ul>')).toBe(
    '<ul class="a"><li>one<li class="b"><ol><li>two</ol></ul>',
  );
  expect(
    shortTags(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><th>b</th><td>c</td></tr><tr><td>d</td></tr></tbody></table>',
    ),
  ).toBe('<table><thead><tr><th>a</thead><tbody><tr><th>b<td>c<tr><td>d</tbody></table>');
  expect(shortTags('<svg><path d="M0 0"></path></svg>')).toBe('<svg><path d="M0 0"/></svg>');
});

it('keeps those whose absence would make what follows part of the element', () => {
  for (const html of [
    '<ul><!--$--><li>one</li><!--/$--></ul>',
    '<ul><li>one</li> <li>two</li> </ul>',
    '<link><p>a</p><p>b</p>',
  ])
    expect(shortTags(html)).toBe(html);
});
