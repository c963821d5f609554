/**
 * Spread on the elements of a table that becomes cards on a narrow screen. Safari derives an element's table role
 * from its `display`, so once that changes the role has to be set.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
