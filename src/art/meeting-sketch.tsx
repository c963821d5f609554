import hall from './meeting/hall.svg';
import kerb from './meeting/kerb.svg';
import smallHall from './meeting/small-hall.svg';

const DRAWINGS = { hall, small_hall: smallHall, kerb } as const;

const WIDTH = 600;
const HEIGHT = 300;

interface MeetingSketchProps {
  drawing: keyof typeof DRAWINGS;
  /** The spot, in per cent of the drawing from its left and its top, whichever way a page reads. */
  x: number;
  y: number;
  /** As signs name it. */
  terminal: string | null;
}

/** A place where people are met, with the spot on it: a pin in the colour of "your driver is here". What it shows is said beside it. */
export function MeetingSketch({ drawing, x, y, terminal }: MeetingSketchProps) {
  return (
    <div className="relative overflow-hidden rounded-xs">
      <img src={DRAWINGS[drawing]} alt="" width={WIDTH} height={HEIGHT} className="block h-auto w-full" />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="absolute inset-0 size-full">
        <g transform={`translate(${(x * WIDTH) / 100} ${(y * HEIGHT) / 100})`}>
          <ellipse rx="70" ry="19" fill="#F4B54A" opacity=".3" />
          <ellipse rx="38" ry="10" fill="#F4B54A" opacity=".75" />
          <path
            d="M0 0c-6-20-27-33-27-56a27 27 0 0 1 54 0C27-33 6-20 0 0Z"
            fill="#F4B54A"
            stroke="#0B1D2E"
            strokeWidth="4"
          />
          <circle cy="-56" r="10" fill="#0B1D2E" />
        </g>
        {terminal ? (
          <g>
            <path d="M12 12h76v46H12z" fill="#0B1D2E" />
            <text x="50" y="45" textAnchor="middle" fontSize="30" fontWeight="700" fill="#F4B54A">
              {`T${terminal}`}
            </text>
          </g>
        ) : null}
      </svg>
    </div>
  );
}
