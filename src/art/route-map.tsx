import { coast, lakes, rivers, type MapPoint } from './map-outlines';

/** The road of a route: the points it passes, and at which of them one stops. */
interface MappedRoute {
  road: readonly MapPoint[];
  /** Where the number of each stop stands; stops that lie side by side are drawn a little apart. */
  stops: readonly MapPoint[];
  /** A point besides the road that must be on the drawing. */
  alsoShown?: MapPoint | undefined;
}

const WIDTH = 400;
const HEIGHT = 440;
/** Space around the outermost points, so that numbers and shore have room. */
const MARGIN = 70;
/** In this latitude a degree of longitude is shorter than one of latitude. */
const LONGITUDE_SCALE = Math.cos((32.3 * Math.PI) / 180);

interface RouteMapProps extends MappedRoute {
  className?: string;
}

/**
 * A route drawn on shore, lakes and river. North is up and east is at the same side in every language; the names of the
 * stops stand in the text beside it.
 */
export function RouteMap({ road, stops, alsoShown, className }: RouteMapProps) {
  const place = projection([...road, ...stops, ...(alsoShown ? [alsoShown] : [])]);
  const points = (line: readonly MapPoint[]) => line.map(place);
  const shore = points(coast);
  const [south, north] = [shore[0], shore.at(-1)];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={className}>
      <path d="M0 0h400v440H0z" className="fill-sand-200" />
      <path
        d={`${smooth(shore)}L-9000 ${north?.[1] ?? 0}L-9000 ${south?.[1] ?? 0}Z`}
        className="fill-sea-300 stroke-paper"
        strokeWidth="5"
      />
      {rivers.map((river) => (
        <path key={river[0]?.join()} d={smooth(points(river))} className="fill-none stroke-sea-300" strokeWidth="4" />
      ))}
      {lakes.map((lake) => (
        <path
          key={lake[0]?.join()}
          d={`${smooth(points([...lake, ...lake.slice(0, 1)]))}Z`}
          className="fill-sea-300 stroke-paper"
          strokeWidth="4"
        />
      ))}
      <path d={smooth(points(road))} className="fill-none stroke-paper" strokeWidth="9" strokeLinecap="round" />
      <path
        d={smooth(points(road))}
        className="fill-none stroke-copper-600"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      {points(stops).map(([x, y], index) => (
        <g key={`${x},${y}`}>
          <circle cx={x} cy={y} r="17" className="fill-night-900 stroke-paper" strokeWidth="3" />
          <text x={x} y={y + 7} textAnchor="middle" className="fill-amber-300 font-display text-[1.25rem] font-bold">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

type Position = readonly [x: number, y: number];

/** Fits the points into the picture, the same scale in both directions. */
function projection(points: readonly MapPoint[]): (point: MapPoint) => Position {
  const flat = points.map(([north, east]): Position => [east * LONGITUDE_SCALE, -north]);
  const range = (axis: 0 | 1) => {
    const values = flat.map((point) => point[axis]);
    return { from: Math.min(...values), to: Math.max(...values) };
  };
  const [xs, ys] = [range(0), range(1)];
  const scale = Math.min((WIDTH - 2 * MARGIN) / (xs.to - xs.from), (HEIGHT - 2 * MARGIN) / (ys.to - ys.from));
  const round = (value: number) => Math.round(value * 10) / 10;
  return ([north, east]) => [
    round(WIDTH / 2 + (east * LONGITUDE_SCALE - (xs.from + xs.to) / 2) * scale),
    round(HEIGHT / 2 + (-north - (ys.from + ys.to) / 2) * scale),
  ];
}

/** A line through all points without corners (Catmull-Rom, as Bézier curves). */
function smooth(points: readonly Position[]): string {
  const at = (index: number): Position => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const control = (from: Position, to: Position, base: Position, sign: 1 | -1) =>
    `${(base[0] + (sign * (to[0] - from[0])) / 6).toFixed(1)} ${(base[1] + (sign * (to[1] - from[1])) / 6).toFixed(1)}`;
  const curves = points.slice(1).map((point, index) => {
    const first = control(at(index - 1), at(index + 1), at(index), 1);
    const second = control(at(index), at(index + 2), at(index + 1), -1);
    return `C${first} ${second} ${point.join(' ')}`;
  });
  return `M${at(0).join(' ')}${curves.join('')}`;
}
