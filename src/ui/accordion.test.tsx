import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Accordion } from './accordion';

const items = [
  { id: 'late', question: 'What if my flight is late?', answer: 'We wait.' },
  { id: 'seat', question: 'Do you have child seats?', answer: 'Two of them.' },
];

afterEach(cleanup);

describe('the accordion', () => {
  it('is made of the browser’s own, of which one is open at a time', () => {
    const { container } = render(
      <>
        <Accordion items={items} />
        <Accordion items={items} />
      </>,
    );
    const names = [...container.querySelectorAll('details')].map((one) => one.getAttribute('name'));
    expect(names).toHaveLength(4);
    expect(names[0]).toBeTruthy();
    expect(new Set(names.slice(0, 2)).size).toBe(1);
    // Another one on the page has nothing to do with it.
    expect(new Set(names).size).toBe(2);
  });

  it('stands in the outline of the page', () => {
    render(<Accordion items={items} headingLevel={4} />);
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ parentElement }) => parentElement?.localName)).toEqual([
      'summary',
      'summary',
    ]);
  });

  it('has every answer in its HTML, and no style attribute, which the policy of the pages forbids', () => {
    const html = renderToString(<Accordion items={items} />);
    expect(html).toContain('We wait.');
    expect(html).toContain('Two of them.');
    expect(html).not.toContain('style=');
  });
});
