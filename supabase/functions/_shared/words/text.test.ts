import { describe, expect, it } from 'vitest';
import { cleanDigits, cleanLine, cleanText, lettersIn } from './text';

describe('joiners', () => {
  it.each([
    ['Persian, between letters that would join', 'می\u200Cرضا'],
    ['Persian, before an ending', 'خانه\u200Cها'],
    ['Hindi, a half letter', 'क्\u200Dष'],
    ['Hindi, a silent letter that is seen', 'श्रीमान्\u200Cजी'],
    ['Malayalam, at the end of a word', 'അവന്\u200D'],
    ['Sinhala', 'ශ්\u200Dරී ලංකා'],
    ['Bengali', 'র\u200D্যাব'],
    ['emoji of several', '👨\u200D👩\u200D👧 🏳️\u200D🌈 👩🏽\u200D⚕️'],
  ])('stay: %s', (_, text) => {
    expect(cleanLine(text)).toBe(text.normalize('NFC'));
    expect(cleanText(`${text}\n${text}`)).toBe(`${text}\n${text}`.normalize('NFC'));
  });

  it.each([
    ['between letters that are never joined', 'Da\u200Cna \u200DLevi', 'Dana Levi'],
    ['in Hebrew', 'דנ\u200Dה', 'דנה'],
    ['before and behind a word', '\u200Cمیرضا\u200D', 'میرضا'],
    ['many in a row', 'می\u200C\u200C\u200Cرضا', 'میرضا'],
    ['between digits', '٠٥\u200C٤', '٠٥٤'],
    ['behind a single emoji', '😀\u200D hi', '😀 hi'],
  ])('go: %s', (_, text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned);
    expect(cleanText(text)).toBe(cleaned);
  });

  it('stay where an invisible mark stood beside one', () => {
    expect(cleanLine('می\u200B\u200Cرضا')).toBe('می\u200Cرضا');
  });
});

it('marks of direction go, in every script', () => {
  const marks = [
    '\u202A',
    '\u202B',
    '\u202C',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u200E',
    '\u200F',
  ];
  for (const mark of marks) expect(cleanLine(`می${mark}رضا Da${mark}na`)).toBe('میرضا Dana');
});

it('digits of other keyboards have none between them', () => {
  expect(cleanDigits('٠٥\u200C٤-٥٥')).toBe('054-55');
});

it.each([
  ['دانا', 4],
  ['می\u200Cرضا', 5],
  ['सी', 2],
  ['O’', 1],
  ['D-', 1],
  ['李明', 2],
  ['12', 0],
  ['😀😀', 0],
])('%s has %s letters', (text, letters) => {
  expect(lettersIn(text)).toBe(letters);
});
