/** Reads a file of comma separated values as RFC 4180 says: its lines, and in them the cells as they were written. */
export function readCsv(file: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    lines.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < file.length; at += 1) {
    const sign = file[at] ?? '';
    if (quoted && sign === '"' && file[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (quoted) cell += sign;
    else if (sign === ',') end();
    else if (sign === '\r' && file[at + 1] === '\n') {
      end();
      lines.push([]);
      at += 1;
    } else cell += sign;
  }
  return lines.slice(0, -1);
}

/** Whether a spreadsheet would calculate a cell: what it skips at the beginning does not help. */
export const isFormula = (cell: string): boolean => /^[\s"\u200b-\u200f\ufeff]*[=+\-@\t\r＝＋－＠]/u.test(cell);
