/** Files that Excel and its relatives open rightly: UTF-8 with its mark, a comma between cells, CRLF after each line. */
const START = '\uFEFF';
export const CSV_TYPE = 'text/csv;charset=utf-8';

/** A column of a file: what stands above it, and what it says of a row. */
export type CsvColumn<Row> = readonly [head: string, cell: (row: Row) => string | number | null];

/**
 * A cell that begins with one of these is a formula to some program: the signs themselves, their full-width forms, and
 * TAB and CR, which are skipped. Spaces and quotation marks before them do not help.
 */
const FORMULA = /^[\s"'\u00a0\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]*[=+\-@\t\r＝＋－＠]|^\s*[\t\r]/u;

/**
 * The same inside a text. Where lists are separated by semicolons, as in France, a spreadsheet cuts lines there, at tabs and
 * at line breaks, whatever is quoted, and what comes next begins a cell.
 */
const INNER_FORMULA =
  /(?<=[;|\t\r\n])(?=[^\S\t\r\n]*["'\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u0020\u00a0]*[=+\-@＝＋－＠])/gu;

/** A text as a cell: never a formula, the apostrophe before one says "text" to a spreadsheet; quoted where it must be. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const inside = value.replace(INNER_FORMULA, "'");
  const text = FORMULA.test(value) ? `'${inside}` : inside;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a file, with its end. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** How a file begins: the mark and the heads of its columns. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  START + csvLine(columns.map(([head]) => head));

/** The lines of rows, below `csvHead`. */
export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
