import { describe, expect, it } from 'vitest';
import { balancedLines, fitText } from './text-lines.ts';

const letters = (text: string) => text.length;

describe('balanced lines', () => {
  it('takes the fewest lines, evened out', () => {
    expect(balancedLines('one two three four five six', letters, 20)).toEqual(['one two three', 'four five six']);
  });

  it('leaves one line alone', () => {
    expect(balancedLines('one two', letters, 20)).toEqual(['one two']);
  });

  it('breaks at no no-break space', () => {
    expect(balancedLines('Combien coûte le trajet\u202F?', letters, 18)?.at(-1)).toMatch(/trajet\u202F\?$/u);
    expect(balancedLines('a\u00A0b c', letters, 3)).toEqual(['a\u00A0b', 'c']);
  });

  it('keeps a figure with the word before it', () => {
    expect(balancedLines('to WCAG 2.2 and more', letters, 12)).toEqual(['to WCAG 2.2', 'and more']);
    expect(balancedLines('in force since 2020', letters, 14)).toEqual(['in force', 'since 2020']);
  });

  it('gives up on a word that is too wide', () => {
    expect(balancedLines('a Mediterranean b', letters, 8)).toBeNull();
  });
});

describe('fitting', () => {
  const sizes = [
    [4, 1],
    [2, 2],
  ] as const;
  const fit = { measure: letters, room: 20, sizes };

  it('takes the largest size that needs no more lines than it allows', () => {
    expect(fitText('abcde', fit)).toEqual({ size: 4, lines: ['abcde'] });
    expect(fitText('abcde fghij', fit)).toEqual({ size: 2, lines: ['abcde', 'fghij'] });
  });

  it('keeps the line breaks of the text', () => {
    expect(fitText('a b\nc', fit).lines).toEqual(['a b', 'c']);
  });

  it('says which text is too long', () => {
    expect(() => fitText('word '.repeat(20), fit)).toThrow('word word');
  });
});
