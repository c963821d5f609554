import { expect, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ensureProgram, SYSTEM_PATH } from './system-program.ts';

const run = promisify(execFile);

/** A word on a sheet; lengths in points from its upper left corner. */
interface Word {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The margin of every sheet, less what letters may hang over. */
const MARGIN = 35;
/** Boxes are as high as a font's tallest letters, and lines stand closer: what two lines of one text may share. */
const SHARED = 0.4;

/** What stands on each sheet of A4 that Chromium prints of a page as it is; Hebrew words may come letter by letter from the left. */
export async function printedSheets(page: Page, file: string): Promise<Word[][]> {
  await page.pdf({ path: file, format: 'A4' });
  await run(await ensureProgram('pdftotext'), ['-bbox', file, `${file}.html`], {
    env: { ...process.env, PATH: SYSTEM_PATH },
  });
  const sheets = (await readFile(`${file}.html`, 'utf8')).split('<page ').slice(1);
  return sheets.map((sheet) =>
    [...sheet.matchAll(/xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)</gu)].flatMap(
      ([, left, top, right, bottom, marked = '']) => {
        const text = marked.replaceAll(/\p{Cf}/gu, '');
        return text
          ? [{ text, left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) }]
          : [];
      },
    ),
  );
}

const lieOnEachOther = (one: Word, other: Word) => {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > SHARED * Math.min(one.bottom - one.top, other.bottom - other.top);
};

/** Words that lie on each other, and words that the edge of a sheet would cut. */
export function faultsOnPaper(sheets: readonly (readonly Word[])[]): string[] {
  const [width, height] = [595, 842];
  return sheets.flatMap((words, sheet) =>
    words.flatMap((word, at) => [
      ...(word.left < MARGIN || word.top < MARGIN || word.right > width - MARGIN || word.bottom > height - MARGIN
        ? [`sheet ${sheet + 1}: "${word.text}" at the edge`]
        : []),
      ...words
        .slice(at + 1)
        .filter((other) => lieOnEachOther(word, other))
        .map((other) => `sheet ${sheet + 1}: "${other.text}" on "${word.text}"`),
    ]),
  );
}

/** What the margins leave of a sheet of A4, in CSS pixels. */
const SHEET = { width: 688, height: 1016 };

interface MarkedTable {
  /** The two marks of each row. */
  rows: string[][];
  /** As high, with its marks, as it would be printed. */
  height: number;
}

/** Writes a mark at the start and at the end of every row of the tables that are printed, to find them on paper. */
export async function markRows(page: Page): Promise<MarkedTable[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  return page.locator('main table').evaluateAll((tables) =>
    tables
      .filter((table) => table.checkVisibility())
      .map((table, nth) => {
        const rows = [...table.querySelectorAll('tr')].map((row, at) =>
          (['prepend', 'append'] as const).map((where) => {
            const mark = `${where[0] ?? ''}x${nth}x${at}`;
            row[where === 'prepend' ? 'firstElementChild' : 'lastElementChild']?.[where](` ${mark} `);
            return mark;
          }),
        );
        return { rows, height: table.getBoundingClientRect().height };
      }),
  );
}

/** Of the headings that stay with a table, in CSS pixels. */
const HEADINGS = 120;

/** Whether a table has room on one sheet, below its headings. */
export const fitsOnSheet = ({ height }: MarkedTable): boolean => height < SHEET.height - HEADINGS;

/** Each row, or where it should fit each table, stands on one sheet. */
export function expectTogether(sheets: readonly (readonly Word[])[], marks: readonly string[]): void {
  const found = marks.map((mark) => sheets.findIndex((words) => words.some(({ text }) => text === mark)));
  expect(found, marks.join(' ')).toEqual(found.map(() => Math.max(0, found[0] ?? 0)));
}
