import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../tests/setup/read-csv';
import { csvCell, csvHead, csvLine, csvRows, type CsvColumn } from './csv';

const sign = fc.constantFrom(...'=+-@\t\r\n",\' \u00a0\u200f;|שé');
const nasty = fc.array(fc.oneof(sign, fc.string({ unit: 'binary', maxLength: 3 }))).map((parts) => parts.join(''));

describe('a file of comma separated values', () => {
  it('gives every text back, at most with apostrophes before signs', () => {
    const without = (text: string | undefined) => text?.replaceAll("'", '');
    fc.assert(
      fc.property(fc.array(fc.array(nasty, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (lines) => {
        const read = readCsv(lines.map(csvLine).join(''));
        expect(read.map((cells) => cells.length)).toEqual(lines.map((cells) => cells.length));
        for (const [nth, cells] of lines.entries())
          for (const [at, text] of cells.entries()) expect(without(read[nth]?.[at])).toBe(without(text));
      }),
    );
  });

  it('holds no cell that a spreadsheet would calculate', () => {
    const before = fc.string({ unit: fc.constantFrom(' ', '"', "'", '\u00a0', '\n') });
    fc.assert(
      fc.property(before, fc.constantFrom(...'=+-@\t\r＝＋－＠'), nasty, (start, sign, rest) => {
        const [[cell] = []] = readCsv(csvLine([start + sign + rest]));
        expect(cell?.startsWith("'")).toBe(true);
      }),
    );
  });

  it('holds none either where lists are separated by something else', () => {
    const invisible = fc.string({ unit: fc.constantFrom(' ', '"', "'", '\u00a0', '\u200f') });
    fc.assert(
      fc.property(
        nasty,
        fc.constantFrom(...';\t|\r\n'),
        invisible,
        fc.constantFrom(...'=+-@＝＋－＠'),
        nasty,
        (...parts) => {
          for (const separator of [/;/u, /\t/u, /\|/u, /[\r\n]/u]) {
            const pieces = csvLine(['TM-22222', parts.join('')]).split(separator);
            expect(pieces.filter((piece) => /^[\s"\u00a0\u200f]*[=+\-@＝＋－＠]/u.test(piece))).toEqual([]);
          }
        },
      ),
    );
  });

  it.each([
    ["Dana;=cmd|'/C calc'!A0;", "Dana;'=cmd|'/C calc'!A0;"],
    ['a; +972 54', "a;' +972 54"],
    ['Haifa; Jaffa - Lod', 'Haifa; Jaffa - Lod'],
    ['+972541234567', "'+972541234567"],
    ['=1+1', "'=1+1"],
    [' "=HYPERLINK("x")', '"\' ""=HYPERLINK(""x"")"'],
    ['דנה "דני" לוי, חיפה', '"דנה ""דני"" לוי, חיפה"'],
    ['two\nlines', '"two\nlines"'],
    ['Jean-Luc', 'Jean-Luc'],
    [-5, '-5'],
    [null, ''],
  ])('%j is %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('begins with the mark of its encoding and the heads of its columns; rows follow in their order', () => {
    const columns: CsvColumn<{ name: string; bags: number | null }>[] = [
      ['Name', ({ name }) => name],
      ['+ bags', ({ bags }) => bags],
    ];
    const rows = [
      { name: '=1+1', bags: 2 },
      { name: 'Dana', bags: null },
    ];
    expect(csvHead(columns) + csvRows(columns, rows)).toBe("\uFEFFName,'+ bags\r\n'=1+1,2\r\nDana,\r\n");
    expect(csvRows(columns, [])).toBe('');
  });
});
