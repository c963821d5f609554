import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LtrIn } from './ltr';

const parts = (sentence: string) => {
  const { container } = render(<LtrIn sentence={sentence} part="a@example.com" />);
  return [...container.childNodes].map(({ textContent }) => textContent).filter(Boolean);
};

it('keeps the signs that touch an address on its line, and the sentence whole', () => {
  expect(parts('Tamar (a@example.com) uses them')).toEqual(['Tamar ', '(a@example.com)', ' uses them']);
  expect(parts('Write to a@example.com.')).toEqual(['Write to ', 'a@example.com.']);
  expect(parts('a@example.com answers')).toEqual(['a@example.com', ' answers']);
  expect(parts('No address')).toEqual(['No address']);
});
