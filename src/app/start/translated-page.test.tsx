import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import './translated-page';

afterEach(() => {
  document.body.replaceChildren();
});

const font = () => document.createElement('font');

/** What translators do with a text: keep it inside, or put another one in its place. */
const TRANSLATORS = {
  'around the text': (text: Text) => {
    const outer = font();
    text.replaceWith(outer);
    outer.appendChild(font()).append(text);
  },
  'in the place of the text': (text: Text) => {
    const outer = font();
    text.replaceWith(outer);
    outer.appendChild(font()).append(`<${text.data}>`);
  },
};

function translate(wrap: (text: Text) => void): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if (text.data.trim()) wrap(text);
}

function Page() {
  const [isSent, setSent] = useState(false);
  return (
    <p>
      {isSent ? null : 'before '}
      {isSent ? <b>new</b> : 'text '}
      {isSent ? <i>middle</i> : null}
      after
      <button type="button" onClick={() => setSent(!isSent)}>
        <span>{isSent ? 'sent' : 'send'}</span>
      </button>
    </p>
  );
}

it.each(Object.entries(TRANSLATORS))('what is drawn anew survives a translator that puts its element %s', (_, wrap) => {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  act(() => root.render(<Page />));
  const button = document.querySelector('button');
  translate(wrap);
  act(() => button?.click());
  translate(wrap);
  act(() => button?.click());
  translate(wrap);
  act(() => button?.click());
  const [bold, italic] = [document.querySelector('b'), document.querySelector('i')];
  expect([bold?.textContent, italic?.textContent, button?.textContent]).toEqual(['new', 'middle', 'sent']);
  act(() => root.unmount());
  expect(document.querySelector('main')?.querySelector('p')).toBeNull();
});

it('a mistake of the code is one still', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  other.append('text');
  const text = other.firstChild;
  expect(() => text && one.removeChild(text)).toThrow(DOMException);
  expect(() => text && one.insertBefore(font(), text)).toThrow(DOMException);
});
