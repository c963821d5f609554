/** What the hour does to colours: one full day in a film, so that its end meets its beginning. */

const TIMES = {
  afternoon: {
    sky: ['#3e8f97', '#8cc0b5', '#f1dcae', '#f8cf96'],
    glow: '#fff0cd',
    cloud: '#fff6e0',
    far: '#b9aa9c',
    town: '#f6e3bd',
    townShade: '#a9a695',
    roof: '#cf6f4a',
    hill: '#8aa98f',
    field: '#d9b070',
    verge: '#bd8c55',
    plant: '#17353a',
    plantLit: '#3d6257',
    road: '#35515c',
    front: '#24433f',
  },
  dusk: {
    sky: ['#1f5064', '#6a8c88', '#e9b481', '#fbd49a'],
    glow: '#fbd59a',
    cloud: '#fbe3b8',
    far: '#8f7a80',
    town: '#e2ad80',
    townShade: '#85636a',
    roof: '#a4593f',
    hill: '#5d7571',
    field: '#a8794f',
    verge: '#7f5a47',
    plant: '#11252d',
    plantLit: '#35514f',
    road: '#2a4453',
    front: '#1b2f35',
  },
  twilight: {
    sky: ['#0d2539', '#1f5064', '#72888a', '#e3a880'],
    glow: '#d8c7a4',
    cloud: '#c3b09c',
    far: '#566679',
    town: '#7f7079',
    townShade: '#4b5063',
    roof: '#6b4f50',
    hill: '#375a69',
    field: '#4b5560',
    verge: '#374553',
    plant: '#0d212d',
    plantLit: '#24414b',
    road: '#213a4a',
    front: '#0f2430',
  },
  night: {
    sky: ['#071421', '#0e2438', '#1b4258', '#33657a'],
    glow: '#a9c8cf',
    cloud: '#5f8296',
    far: '#234a5e',
    town: '#2f5266',
    townShade: '#1c3b4e',
    roof: '#2b4353',
    hill: '#173c4f',
    field: '#153345',
    verge: '#112a3a',
    plant: '#0a1c29',
    plantLit: '#12303d',
    road: '#182f3e',
    front: '#071824',
  },
  dawn: {
    sky: ['#1d4158', '#5c7f88', '#d79b88', '#fdd09c'],
    glow: '#fddba0',
    cloud: '#fbe0c4',
    far: '#9a8088',
    town: '#f0c49c',
    townShade: '#93767c',
    roof: '#b5654a',
    hill: '#6d8a82',
    field: '#bd8c66',
    verge: '#8f6650',
    plant: '#14323a',
    plantLit: '#3f625a',
    road: '#2d4856',
    front: '#1d3538',
  },
};

export type Light = typeof TIMES.afternoon;

const HOURS: readonly (readonly [at: number, light: Light])[] = [
  [0, TIMES.afternoon],
  [0.08, TIMES.afternoon],
  [0.22, TIMES.dusk],
  [0.32, TIMES.twilight],
  [0.44, TIMES.night],
  [0.6, TIMES.night],
  [0.7, TIMES.twilight],
  [0.79, TIMES.dawn],
  [0.92, TIMES.afternoon],
  [1, TIMES.afternoon],
];

/** 0 below `from`, 1 above `to`, and an even swing between them. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour between two, both "#rrggbb". */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  return `#${channels(from)
    .map((value, index) =>
      Math.round(value + ((end[index] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colours at a moment of the film, 0 to 1. */
export function lightAt(progress: number): Light {
  const next = Math.max(
    1,
    HOURS.findIndex(([at]) => at > progress),
  );
  const [fromAt, from] = HOURS[next - 1] ?? [0, TIMES.afternoon];
  const [toAt, to] = HOURS[next] ?? [1, TIMES.afternoon];
  const share = smoothStep(fromAt, toAt, progress);
  const mixed = Object.entries(from).map(([name, value]) => {
    const target = to[name as keyof Light];
    return [
      name,
      Array.isArray(value)
        ? value.map((colour, index) => mix(colour, target[index] ?? colour, share))
        : mix(value, target as string, share),
    ];
  });
  return Object.fromEntries(mixed) as Light;
}

/** How much of the night is there: lamps burn, windows are lit. */
export const nightAt = (progress: number) => smoothStep(0.22, 0.36, progress) * (1 - smoothStep(0.66, 0.78, progress));
/** Stars come later than lamps and leave earlier. */
export const starsAt = (progress: number) => smoothStep(0.3, 0.44, progress) * (1 - smoothStep(0.6, 0.7, progress));

/** Film time to degrees above the horizon at the picture's end; the moon stands opposite. */
const SUN_PATH: readonly (readonly [at: number, degrees: number])[] = [
  [0, 42],
  [0.25, -4],
  [0.45, -80],
  [0.7, -176],
  [0.85, -246],
  [1, -318],
];

/** The sun's place on its circle. The curve through the points has no corners, at the film's seam neither. */
export function sunAngle(progress: number): number {
  const index = Math.max(0, Math.min(SUN_PATH.length - 2, SUN_PATH.findIndex(([at]) => at > progress) - 1));
  const point = (at: number): readonly [number, number] => {
    if (at < 0) return [(SUN_PATH.at(-2)?.[0] ?? 0) - 1, (SUN_PATH.at(-2)?.[1] ?? 0) + 360];
    if (at >= SUN_PATH.length) return [(SUN_PATH[1]?.[0] ?? 0) + 1, (SUN_PATH[1]?.[1] ?? 0) - 360];
    return SUN_PATH[at] ?? [0, 0];
  };
  const last = progress >= 1 ? SUN_PATH.length - 2 : index;
  const [before, from, to, after] = [point(last - 1), point(last), point(last + 1), point(last + 2)];
  const length = to[0] - from[0];
  const share = (progress - from[0]) / length;
  const slopeFrom = ((to[1] - before[1]) / (to[0] - before[0])) * length;
  const slopeTo = ((after[1] - from[1]) / (after[0] - from[0])) * length;
  const [square, cube] = [share ** 2, share ** 3];
  return (
    (2 * cube - 3 * square + 1) * from[1] +
    (cube - 2 * square + share) * slopeFrom +
    (-2 * cube + 3 * square) * to[1] +
    (cube - square) * slopeTo
  );
}
