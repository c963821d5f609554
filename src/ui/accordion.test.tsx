import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { AccordionList } from './accordion-list';

const items = [
  { id: 'late', question: 'What if my flight is late?', answer: 'We wait.' },
  { id: 'seat', question: 'Do you have child seats?', answer: 'Two of them.' },
];
const question = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => question(name).getAttribute('aria-expanded') === 'true';

afterEach(cleanup);

describe('the accordion', () => {
  it('opens one answer at a time and closes it again', async () => {
    const user = userEvent.setup();
    render(<AccordionList items={items} />);
    const [late, seat] = items.map((item) => item.question) as [string, string];
    expect([isOpen(late), isOpen(seat)]).toEqual([false, false]);
    await user.click(question(late));
    expect([isOpen(late), isOpen(seat)]).toEqual([true, false]);
    await user.click(question(seat));
    expect([isOpen(late), isOpen(seat)]).toEqual([false, true]);
    await user.click(question(seat));
    expect([isOpen(late), isOpen(seat)]).toEqual([false, false]);
  });

  it('is worked by the keyboard', async () => {
    const user = userEvent.setup();
    render(<AccordionList items={items} />);
    await user.tab();
    expect(document.activeElement).toBe(question('What if my flight is late?'));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(isOpen('Do you have child seats?')).toBe(true);
    await user.keyboard(' ');
    expect(isOpen('Do you have child seats?')).toBe(false);
  });

  it('ties each answer to its question', async () => {
    const user = userEvent.setup();
    render(<AccordionList items={items} />);
    await user.click(question('What if my flight is late?'));
    const answer = screen.getByRole('region', { name: 'What if my flight is late?' });
    expect(answer.textContent).toBe('We wait.');
    expect(question('What if my flight is late?').getAttribute('aria-controls')).toBe(answer.id);
  });

  it('stands in the outline of the page', () => {
    render(<AccordionList items={items} headingLevel={4} />);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  });

  it('has every answer in its HTML, and no style attribute, which the policy of the pages forbids', () => {
    const html = renderToString(<AccordionList items={items} />);
    expect(html).toContain('We wait.');
    expect(html).toContain('Two of them.');
    expect(html).not.toContain('style=');
    expect(html).not.toContain(' hidden=');
  });
});
