interface RetentionTableProps {
  caption: string;
  columns: { what: string; howLong: string };
  rows: readonly { what: string; howLong: string }[];
}

const headClass = 'px-2 py-3 sm:px-4 text-start text-sm';

/** What is kept, and for how long. */
export function RetentionTable({ caption, columns, rows }: RetentionTableProps) {
  return (
    <table className="w-full border-collapse bg-paper text-start wrap-break-word max-sm:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-night-900 text-paper">
        <tr>
          <th scope="col" className={headClass}>
            {columns.what}
          </th>
          <th scope="col" className={headClass}>
            {columns.howLong}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what} className="border-b border-stone-200">
            <th scope="row" className="px-2 py-3 sm:px-4 text-start align-top font-bold">
              {row.what}
            </th>
            <td className="px-2 py-3 sm:px-4 align-top">{row.howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
