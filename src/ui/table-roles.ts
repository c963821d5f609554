/**
 * Spread on the elements of a table that becomes cards on a narrow screen. Safari takes an element's part in a table
 * from its `display`, so once that changes the part has to be named.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
