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
  expect(shortTags('<div><p class="a">one</p><p>two</p><h2>three</h2></div>')).toBe(
    '<div><p class="a">one<p>two<h2>three</h2></div>',
  );
  expect(shortTags('<svg><path d="M0 0"></path></svg>')).toBe('<svg><path d="M0 0"/></svg>');
});

it('keeps those whose absence would make what follows part of the element', () => {
  for (const html of [
    '<ul><!--$--><li>one</li><!--/$--></ul>',
    '<ul><li>one</li> <li>two</li> </ul>',
    '<noscript><p>a</p></noscript><p>b</p><a>c</a><p>d</p>\ne',
  ])
    expect(shortTags(html)).toBe(html);
});

it('puts the class of an element first and its address last', () => {
  expect(shortTags('<a href="/b" hidden="" rel="next" class="c d"><img src="/e" alt="" class="f"/></a>')).toBe(
    '<a class="c d" hidden="" rel="next" href="/b"><img class="f" src="/e" alt=""/></a>',
  );
  expect(shortTags('<p title="a > b">')).toBe('<p title="a > b">');
});

it('writes the messages that addresses carry in letters, and leaves what a browser would read otherwise', () => {
  const text = 'נתב״ג: לאן? «50 %» & "5+5" #1,\nÀ bientôt';
  const address = `mailto:?subject=${encodeURIComponent(text)}&amp;body=${encodeURIComponent('https://a.example/ב?c=d')}`;
  const short = shortTags(`<a href="${address}">`);
  expect(short).toBe(
    '<a href="mailto:?subject=נתב״ג:%20לאן?%20«50%20%25»%20%26%20%225%2B5%22%20%231,%0AÀ%20bientôt&amp;body=https://a.example/ב?c%3Dd">',
  );
  const read = new URL((/href="([^"]*)"/u.exec(short)?.[1] ?? '').replaceAll('&amp;', '&'));
  expect([...read.searchParams.values()]).toEqual([text, 'https://a.example/ב?c=d']);
  expect(shortTags('<a href="/faq?q=%D7%90">')).toBe('<a href="/faq?q=%D7%90">');
});
