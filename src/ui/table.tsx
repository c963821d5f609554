import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';

interface Column {
  id: string;
  label: string;
  /** Holds figures: their digits stand under one another. */
  figures?: boolean;
}

interface Row {
  id: string;
  /** One for each column; the first names the row. */
  cells: readonly ReactNode[];
  /** Left out on narrow screens, where code is there to bring it back. */
  isAway?: boolean;
}

const themes = { night: 'table-night', light: 'table-light' } as const;

interface TableProps {
  /** Says what the table holds; shown above it unless `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Night for the public's pages, light for the dashboard. */
  theme?: keyof typeof themes;
  className?: string;
}

/**
 * Safari derives an element's table role from its `display`, so where that changes the role has to be set. HTML allows
 * that only where the table itself has no role: the element around it has it.
 */
const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowName: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A table from 768 px on, below that one card per row with the column's name before each value. */
export function Table({ caption, captionHidden = false, columns, rows, theme = 'night', className }: TableProps) {
  const name = useId();
  return (
    <div role="table" aria-labelledby={name}>
      <table role="presentation" className={classNames('table-cards', themes[theme], className)}>
        <caption id={name} className={captionHidden ? 'sr-only' : 'pb-3 text-start font-bold'}>
          {caption}
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ id, label, figures }) => (
              <th key={id} {...roles.column} data-figures={figures}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row) => (
            <BodyRow key={row.id} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BodyRow({ columns, row: { cells, isAway } }: { columns: readonly Column[]; row: Row }) {
  return (
    <tr {...roles.row} data-away={isAway || undefined}>
      {columns.map(({ id, label, figures }, index) =>
        index === 0 ? (
          <th key={id} {...roles.rowName}>
            {cells[index]}
          </th>
        ) : (
          <td key={id} {...roles.cell} data-figures={figures} data-label={label}>
            {/* A card sets the column's name and the value apart: of a value in several pieces it would part each. */}
            <div>{cells[index]}</div>
          </td>
        ),
      )}
    </tr>
  );
}
