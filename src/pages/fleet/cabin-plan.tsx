import { business } from '@/config/business';

/** The drawing's own units; the van's front is at the top, the driver's side at the left in every language. */
const WIDTH = 320;
const HEIGHT = 700;
const LEFT = 72;
const RIGHT = 248;
/** From seat to seat in a row. */
const SEAT = 62;
const FIRST_ROW = 292;
const LAST_ROW = 490;

/** Suitcases that the drawing has room for, four in a row. */
const MOST_DRAWN = 8;

interface Seat {
  x: number;
  y: number;
  takesChildSeat: boolean;
}

/** Every passenger's seat, front to back and in a row from the driver's side to the door's. */
function seatsOf({ rows, childSeatRows }: typeof business.cabin): Seat[] {
  const pitch = (LAST_ROW - FIRST_ROW) / Math.max(1, rows.length - 1);
  return rows.flatMap(([left, right], row) => {
    const xs = [
      ...Array.from({ length: left }, (_, nth) => LEFT + nth * SEAT),
      ...Array.from({ length: right }, (_, nth) => RIGHT - nth * SEAT).toReversed(),
    ];
    const takesChildSeat = childSeatRows.includes(row + 1);
    return xs.map((x) => ({ x, y: FIRST_ROW + row * pitch, takesChildSeat }));
  });
}

/**
 * The inside of the van seen from above, with the seats that the settings say. Its numbers are the lines of the list beside
 * it, in their order: driver, door, aisle, seats, child seats, luggage.
 */
export function CabinPlan({ className }: { className?: string }) {
  const seats = seatsOf(business.cabin);
  const [first] = seats;
  const child = seats.findLast(({ takesChildSeat }) => takesChildSeat);
  const marks = [{ x: 106, y: 204 }, { x: 286, y: 300 }, { x: 190, y: 436 }, first, child, { x: 160, y: 622 }];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false" className={className}>
      <path d="M0 0h320v700H0z" className="fill-sand-200" />
      <path
        d="M22 128h20v72H22zm256 0h20v72h-20zM22 540h20v76H22zm256 0h20v76h-20zM18 96l18 8v14l-18-6zm284 0-18 8v14l18-6z"
        className="fill-night-900"
      />
      <path
        d="M92 22q68-12 136 0 56 8 60 94v526q0 36-34 36H66q-34 0-34-36V116q4-86 60-94Z"
        className="fill-paper stroke-night-900"
        strokeWidth="5"
      />
      <path d="M50 122q110-46 220 0l-12 34q-98-34-196 0Z" className="fill-sea-300" />
      <path d="M86 166a20 8 0 0 1 40 0M40 556h240" className="fill-none stroke-night-600" strokeWidth="4" />
      <SeatShape x={106} y={204} />
      {seats.map(({ x, y, takesChildSeat }) => (
        <SeatShape key={`${x},${y}`} x={x} y={y} takesChildSeat={takesChildSeat} />
      ))}
      <path
        d="M280 300h-90v220"
        className="fill-none stroke-copper-600"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <path d="M288 262v76" className="stroke-copper-600" strokeWidth="10" />
      <g className="fill-night-600">
        {Array.from({ length: Math.min(business.luggage.largeSuitcases, MOST_DRAWN) }, (_, nth) => (
          <rect key={nth} x={54 + (nth % 4) * 56} y={574 + Math.floor(nth / 4) * 50} width="45" height="41" rx="5" />
        ))}
      </g>
      {marks.map((mark, index) =>
        mark ? (
          <g key={`${mark.x},${mark.y}`}>
            <circle cx={mark.x} cy={mark.y} r="17" className="fill-night-900 stroke-paper" strokeWidth="3" />
            <text
              x={mark.x}
              y={mark.y + 7}
              textAnchor="middle"
              className="fill-amber-300 font-display text-[1.25rem] font-bold"
            >
              {index + 1}
            </text>
          </g>
        ) : null,
      )}
    </svg>
  );
}

/** A seat facing the front; the one that takes a child's has its shell drawn in. */
function SeatShape({ x, y, takesChildSeat = false }: { x: number; y: number; takesChildSeat?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} data-seat={takesChildSeat ? 'child' : ''}>
      <rect x="-27" y="-28" width="54" height="50" rx="10" className="fill-sea-600" />
      <rect x="-29" y="16" width="58" height="16" rx="8" className="fill-sea-700" />
      {takesChildSeat ? <path d="M-16-18q16-10 32 0v24q-16 12-32 0Z" className="fill-sand-300" /> : null}
    </g>
  );
}
