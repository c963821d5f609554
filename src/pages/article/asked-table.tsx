import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Select } from '@/ui/select';
import { Table } from '@/ui/table';

interface AskedTableProps extends ComponentProps<typeof Table> {
  /** What each row is about, in the order of the rows. */
  names: readonly string[];
}

/** More rows than a reader on a phone scrolls past. */
const LONG = 8;

/** A table that, being long, asks on a phone which row is wanted and shows that alone; wider screens and paper show all. */
export function AskedTable({ names, rows, ...table }: AskedTableProps) {
  const [chosen, choose] = useState(0);
  const select = useRef<HTMLSelectElement>(null);
  // Chosen before this code was there, or kept by the browser over a reload.
  useEffect(() => choose(select.current?.selectedIndex ?? 0), []);
  if (rows.length <= LONG) return <Table rows={rows} {...table} />;
  return (
    <div className="grid gap-4">
      <label className="grid gap-1 text-base font-bold md:hidden noscript:hidden print:hidden">
        {table.columns[0]?.label}
        <Select ref={select} className="font-normal" onChange={({ target }) => choose(target.selectedIndex)}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </label>
      <Table rows={rows.map((row, at) => ({ ...row, isAway: at !== chosen }))} {...table} />
    </div>
  );
}
