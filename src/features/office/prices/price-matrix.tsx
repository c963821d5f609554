import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { pricedZones, type PriceContent } from '@/data/prices';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { CellInput } from './cell-input';
import { numberAt, readBlock, readNumber, withNumber, type PricePart } from './price-numbers';
import type { ChangeContent } from './use-price-draft';

export interface PriceTableProps {
  content: PriceContent;
  /** The list that holds; undefined while it is looked up. */
  published: PriceContent | undefined;
  part: PricePart;
  vehicleClass: string;
  onChange: (update: ChangeContent) => void;
}

/** Rows and columns to go by a key, in the direction of reading. */
const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Left and right move the caret within a number until it is at the end. */
function staysInside({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const { selectionStart: start, selectionEnd: end, value } = input;
  if (start === 0 && end === value.length) return false;
  return key === 'ArrowLeft' ? start !== 0 : end !== value.length;
}

/** Every pair of zones at once, with the keys of a spreadsheet: arrows, Enter, and blocks that are pasted. */
export function PriceMatrix({ content, published, part, vehicleClass, onChange }: PriceTableProps) {
  const m = useMessages('staffPrices');
  const locale = useLocale();
  const table = useRef<HTMLTableElement>(null);
  const zones = pricedZones(content);
  /** Cells of the last pasted block that could not be taken. */
  const [leftOut, setLeftOut] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const step = STEPS[event.key];
    if (!step || !table.current || staysInside(event)) return;
    event.preventDefault();
    const turned = getComputedStyle(table.current).direction === 'rtl' ? -1 : 1;
    let [nextRow, nextColumn] = [row + step[0], column + step[1] * turned];
    // A zone has no price with itself.
    if (nextRow === nextColumn) [nextRow, nextColumn] = [nextRow + step[0], nextColumn + step[1] * turned];
    table.current.querySelector<HTMLElement>(`[data-place="${nextRow}-${nextColumn}"]`)?.focus();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>, row: number, column: number) {
    const block = readBlock(event.clipboardData.getData('text/plain'));
    if (block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    const cells = block.flatMap((line, down) =>
      line.map((typed, right) => ({
        value: readNumber(typed),
        one: zones[row + down]?.id,
        other: zones[column + right]?.id,
      })),
    );
    const isFit = ({ value, one, other }: (typeof cells)[number]) => value !== undefined && one && other;
    // A zone has no price with itself, whatever stands there in the block.
    setLeftOut(cells.filter((cell) => !(cell.one && cell.one === cell.other) && !isFit(cell)).length);
    onChange((present) =>
      cells.reduce(
        (next, { value, one, other }) =>
          value === undefined || !one || !other ? next : withNumber(next, { part, vehicleClass, one, other }, value),
        present,
      ),
    );
  }

  return (
    <>
      <p role="status" className="pb-3 font-bold text-danger empty:hidden">
        {leftOut > 0 ? m.leftOut(leftOut) : null}
      </p>
      <div className="overflow-auto" role="region" aria-label={m.matrix}>
        <table ref={table} className="border-separate border-spacing-0.5 text-sm">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{m.place}</span>
              </th>
              {zones.map(({ id, name }) => (
                <th key={id} scope="col" className="max-w-20 p-1 align-bottom text-xs font-bold">
                  {name[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {zones.map((one, row) => (
              <tr key={one.id}>
                <th scope="row" className="sticky start-0 z-2 min-w-28 bg-paper pe-2 text-start font-bold">
                  {one.name[locale]}
                </th>
                {zones.map((other, column) => {
                  if (row === column)
                    return (
                      <td key={other.id} className="bg-stone-100 text-center text-ink-3">
                        –
                      </td>
                    );
                  const cell = { part, vehicleClass, one: one.id, other: other.id };
                  const night = part === 'day' ? numberAt(content, { ...cell, part: 'night' }) : null;
                  return (
                    <td key={other.id}>
                      <CellInput
                        label={`${one.name[locale]} – ${other.name[locale]}`}
                        place={`${row}-${column}`}
                        content={content}
                        published={published}
                        cell={cell}
                        onChange={onChange}
                        onKeyDown={(event) => onKeyDown(event, row, column)}
                        onPaste={(event) => onPaste(event, row, column)}
                      />
                      {night === null ? null : (
                        <p className="text-center text-xs text-ink-2">
                          <span className="sr-only">{m.parts.night} </span>
                          {night}
                        </p>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
