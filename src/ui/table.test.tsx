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
