import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { pricedZones, type PriceContent, type PriceZone } from '@/data/prices';
import { Choice } from '@/features/office/kit/choice';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { CellInput } from './cell-input';
import { sourceOf, writtenOut, type Source } from './follow-rules';
import { numberAt, PRICE_PARTS, readBlock, readNumber, withNumber, type PriceCell } from './price-numbers';
import type { ChangeContent } from './use-price-draft';
import { useNames } from './change-list';

export interface FareTableProps {
  content: PriceContent;
  /** The list that holds; undefined while it is looked up. */
  published: PriceContent | undefined;
  vehicleClass: string;
  /** Whose row it is. */
  place: PriceZone;
  /** A number that somebody wants to get at. */
  wanted: PriceCell | null;
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

/** Which rides are shown. */
const KINDS = ['all', 'empty', 'written', 'follows'] as const;
type Kind = (typeof KINDS)[number];

function kindOf(content: PriceContent, cell: PriceCell): Kind {
  if (numberAt(content, cell) !== null) return 'written';
  return numberAt(writtenOut(content), cell) === null ? 'empty' : 'follows';
}

/** One place, with what rides inside it and to every other cost and take; the keys of a spreadsheet move, and its blocks are pasted. */
export function FareTable({ content, published, vehicleClass, place, wanted, onChange }: FareTableProps) {
  const m = useMessages('staffPrices');
  const locale = useLocale();
  const table = useRef<HTMLTableElement>(null);
  const zones = pricedZones(content);
  const rows = [place, ...zones.filter(({ id }) => id !== place.id)];
  const cellOf = (part: PriceCell['part'], other: string): PriceCell => ({ part, vehicleClass, one: place.id, other });
  /** As they were when somebody chose: a row does not go away under the hands that fill it in. */
  const [kept, setKept] = useState<{ kind: Kind; ids: readonly string[] }>({ kind: 'all', ids: [] });
  const isWanted = (other: string) => wanted?.other === other || wanted?.one === other;
  const shown = rows.filter(({ id }) => kept.kind === 'all' || kept.ids.includes(id) || isWanted(id));
  /** Cells of the last pasted block that could not be taken. */
  const [leftOut, setLeftOut] = useState(0);

  useLayoutEffect(() => {
    if (!wanted) return;
    const other = wanted.one === place.id ? wanted.other : wanted.one;
    table.current
      ?.querySelector<HTMLElement>(
        `[data-other="${other}"] [data-place$="-${PRICE_PARTS.findIndex((part) => part === wanted.part)}"]`,
      )
      ?.focus();
  }, [wanted, place.id]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const step = STEPS[event.key];
    if (!step || !table.current || staysInside(event)) return;
    event.preventDefault();
    const turned = getComputedStyle(table.current).direction === 'rtl' ? -1 : 1;
    table.current.querySelector<HTMLElement>(`[data-place="${row + step[0]}-${column + step[1] * turned}"]`)?.focus();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>, row: number, column: number) {
    const block = readBlock(event.clipboardData.getData('text/plain'));
    if (block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    const cells = block.flatMap((line, down) =>
      line.map((typed, right) => ({
        value: readNumber(typed),
        part: PRICE_PARTS[column + right],
        other: shown[row + down]?.id,
      })),
    );
    setLeftOut(cells.filter(({ value, part, other }) => value === undefined || !part || !other).length);
    onChange((present) =>
      cells.reduce(
        (next, { value, part, other }) =>
          value === undefined || !part || !other ? next : withNumber(next, cellOf(part, other), value),
        present,
      ),
    );
  }

  return (
    <>
      <Choice
        label={m.table.shown}
        className="sm:max-w-80"
        value={kept.kind}
        options={KINDS.map((kind) => [kind, m.table.kinds[kind]])}
        onChoose={(chosen) => {
          const kind = KINDS.find((each) => each === chosen) ?? 'all';
          setKept({
            kind,
            ids: rows.filter(({ id }) => kindOf(content, cellOf('day', id)) === kind).map(({ id }) => id),
          });
        }}
      />
      <p role="status" className="font-bold text-danger empty:hidden">
        {leftOut > 0 ? m.leftOut(leftOut) : null}
      </p>
      {shown.length === 0 ? <p>{m.table.none}</p> : null}
      <table
        ref={table}
        className="w-full max-w-200 border-separate border-spacing-0.5 text-sm"
        aria-label={m.table.of(place.name[locale])}
      >
        <thead>
          <tr>
            <th scope="col" className="text-start">
              {m.to}
            </th>
            {PRICE_PARTS.map((part) => (
              <th key={part} scope="col" className="w-18 sm:w-24">
                {m.parts[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((other, row) => {
            const name = other === place ? m.table.inside(place.name[locale]) : other.name[locale];
            return (
              <tr key={other.id} data-other={other.id}>
                <th scope="row" className="py-1 pe-2 text-start font-bold">
                  {name}
                  <Remarks content={content} cellOf={(part) => cellOf(part, other.id)} />
                </th>
                {PRICE_PARTS.map((part, column) => (
                  <td key={part}>
                    <CellInput
                      label={`${other === place ? name : `${place.name[locale]} – ${name}`}, ${m.parts[part]}`}
                      place={`${row}-${column}`}
                      content={content}
                      published={published}
                      cell={cellOf(part, other.id)}
                      onChange={onChange}
                      onKeyDown={(event) => onKeyDown(event, row, column)}
                      onPaste={(event) => onPaste(event, row, column)}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** Where the numbers of a ride come from that nobody has written, and that its minutes are estimated. */
function Remarks({ content, cellOf }: { content: PriceContent; cellOf: (part: PriceCell['part']) => PriceCell }) {
  const m = useMessages('staffPrices').table;
  const { name, ride } = useNames([content]);
  const told = (source: Source): string => {
    if (source.by === 'zone') return m.fromRide(ride(source.ride), source.plus);
    return source.by === 'class' ? m.fromClass(name('class', source.id), source.percent) : m.fromDay(source.percent);
  };
  const source = sourceOf(content, cellOf('day'));
  const night = sourceOf(content, cellOf('night'));
  const minutes = numberAt(writtenOut(content), cellOf('minutes'));
  const remarks = [
    ...(source ? [told(source)] : []),
    ...(night?.by === 'night' ? [told(night)] : []),
    ...(minutes !== null && numberAt(content, cellOf('confirmed')) === null ? [m.estimated] : []),
  ];
  return remarks.map((remark) => (
    <span key={remark} className="block text-xs font-normal text-ink-2">
      {remark}
    </span>
  ));
}
