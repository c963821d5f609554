import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Table } from './table';

afterEach(cleanup);

it('names rows, columns and cells, whatever the screen makes of them', () => {
  render(
    <Table
      caption="Fares"
      columns={[
        { id: 'to', label: 'To' },
        { id: 'day', label: 'Day', figures: true },
      ]}
      rows={[{ id: 'haifa', cells: ['Haifa', '640'] }]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Fares' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['To', 'Day']);
  expect(within(table).getByRole('rowheader', { name: 'Haifa' })).toBeDefined();
  const cell = within(table).getByRole('cell', { name: '640' });
  expect(cell.dataset).toMatchObject({ label: 'Day', figures: 'true' });
});

it('keeps a value in several pieces together where a card sets it apart from its name', () => {
  render(
    <Table
      caption="Fares"
      columns={[
        { id: 'to', label: 'To' },
        { id: 'day', label: 'Day' },
      ]}
      rows={[
        {
          id: 'haifa',
          cells: [
            'Haifa',
            <>
              <bdi>199–229</bdi>
              {'\u00A0₪'}
            </>,
          ],
        },
      ]}
    />,
  );
  const cell = screen.getByRole('cell');
  expect(cell.childNodes).toHaveLength(1);
  expect(cell.firstElementChild?.textContent).toBe('199–229\u00A0₪');
});
