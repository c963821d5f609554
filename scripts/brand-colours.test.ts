import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { COLOUR_FILES, colourChanges, isColourName } from './brand-colours.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const palette = read('tailwind.config.ts');
const [, amber = ''] = /amber: \{.*?400: '#(\w{6})'/u.exec(palette) ?? [];
const [, copper = ''] = /copper: \{.*?600: '#(\w{6})'/u.exec(palette) ?? [];

it('another accent takes the place of the old one, in every file that spells it', () => {
  expect(colourChanges(palette, { COLOUR_COPPER_600: '8A1F50' })).toEqual([[`#${copper}`, '#8A1F50']]);
  const spelling = COLOUR_FILES.filter((file) => read(file).toUpperCase().includes(`#${amber}`));
  expect(spelling).toEqual([...COLOUR_FILES]);
});

it('one that cannot be read, or is none, is refused', () => {
  expect(() => colourChanges(palette, { COLOUR_COPPER_600: 'F0C0A0' })).toThrow('cannot be read on #FFFDF9');
  expect(() => colourChanges(palette, { COLOUR_COPPER_600: 'red' })).toThrow(copper);
  expect(() => colourChanges(palette, { COLOUR_COPPER_650: '8A1F50' })).toThrow('no such colour');
  expect(isColourName('COLOUR_DANGER_600')).toBe(false);
});
