/** The country that passes by: sky, sun, moon and stars, a far ridge, a town on its hill, fields and trees. */
import { circle, element, faded, linearGradient, path, polygon, rect, scrolled } from './drawing.ts';
import { lightAt, mix, nightAt, smoothStep, starsAt, sunAngle } from './light.ts';

/** Where the landscape lies in its film's picture. */
interface Place {
  width: number;
  top: number;
  /** Where the far ridge meets the sky. */
  horizon: number;
  bottom: number;
  /** The circle the sun and moon walk on. */
  orbit: { x: number; y: number; width: number; height: number };
}

/** The same "random" numbers on every run, so the film comes out the same. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type Wave = readonly [height: number, times: number, shift: number];

/** Height of a line of hills that repeats after `length`. */
const swell = (x: number, length: number, waves: readonly Wave[]) =>
  waves.reduce((sum, [height, times, shift]) => sum + height * Math.sin((x / length) * Math.PI * 2 * times + shift), 0);

/** The hills as a shape, a little longer than one length so that neighbours overlap. */
function hills(length: number, base: number, bottom: number, waves: readonly Wave[]): string {
  const points: [number, number][] = [];
  for (let x = -2; x <= length + 2; x += 4) points.push([x, base - swell(x, length, waves)]);
  return polygon(...points, [length + 2, bottom], [-2, bottom]);
}

const FAR_LENGTH = 640;
const LENGTH = 1280;
const FAR_WAVES: Wave[] = [
  [22, 1, 0.4],
  [12, 2, 2.1],
  [5, 5, 1],
];
const TOWN_WAVES: Wave[] = [
  [26, 1, -1.2],
  [9, 3, 0.3],
];
const FIELD_WAVES: Wave[] = [
  [16, 1, 2.2],
  [10, 2, 0.6],
];
const NEAR_WAVES: Wave[] = [
  [12, 1, 0.2],
  [7, 3, 1.4],
];

interface House {
  x: number;
  width: number;
  top: number;
  height: number;
  kind: 'flat' | 'dome' | 'roof' | 'tower';
  /** When its window lights up after nightfall, 0 to 1. */
  wakes: number;
}

/** A town on the top of the second ridge; the same houses in every film. */
function town(base: number): House[] {
  const roll = dice(41);
  const houses: House[] = [];
  for (let x = 150; x < 560;) {
    const width = 18 + roll() * 22;
    const middle = 1 - Math.abs(x - 350) / 260;
    const height = 16 + roll() * 22 + middle * 18;
    const kind = roll() < 0.16 ? 'dome' : roll() < 0.2 ? 'roof' : 'flat';
    houses.push({ x, width, height, top: base - swell(x, LENGTH, TOWN_WAVES) - height, kind, wakes: roll() });
    x += width - 2;
  }
  houses.push({
    x: 318,
    width: 16,
    height: 104,
    top: base - swell(320, LENGTH, TOWN_WAVES) - 104,
    kind: 'tower',
    wakes: 0.2,
  });
  for (const x of [930, 956, 988])
    houses.push({
      x,
      width: 28,
      height: 26,
      top: base - swell(x, LENGTH, TOWN_WAVES) - 22,
      kind: 'roof',
      wakes: roll(),
    });
  return houses;
}

/** All houses' lit faces, shade faces and roofs, one path each. */
function townShapes(houses: readonly House[]) {
  let lit = '';
  let shade = '';
  let roofs = '';
  for (const { x, width, top, height, kind } of houses) {
    const face = width * 0.64;
    const bottom = top + height + 26;
    lit += polygon([x, top], [x + face, top], [x + face, bottom], [x, bottom]);
    shade += polygon([x + face, top], [x + width, top], [x + width, bottom], [x + face, bottom]);
    if (kind === 'dome') {
      const r = face * 0.46;
      lit += `M${x + face / 2 - r} ${top}a${r} ${r} 0 0 1 ${2 * r} 0z`;
    }
    if (kind === 'roof')
      roofs += polygon([x - 2, top + 1], [x + 5, top - 9], [x + width - 5, top - 9], [x + width + 2, top + 1]);
    if (kind === 'tower') roofs += polygon([x - 3, top + 1], [x + width / 2, top - 22], [x + width + 3, top + 1]);
  }
  return { lit, shade, roofs };
}

/** Windows come on one after the other. */
const townWindows = (houses: readonly House[], night: number) =>
  houses
    .map(({ x, width, top, wakes, kind }) =>
      rect(x + width * 0.2, top + 9, 4, 6, '#ffd98f', {
        opacity: kind === 'roof' && wakes > 0.7 ? 0 : smoothStep(wakes * 0.7, wakes * 0.7 + 0.2, night),
      }),
    )
    .join('');

const cypress = (x: number, base: number, height: number) => {
  const half = height * 0.085;
  const curve = (side: number, belly: number) =>
    `C${x + side * belly} ${base - height * 0.05} ${x + side * belly} ${base - height * 0.55} ${x} ${base - height}`;
  return {
    whole: `M${x} ${base}${curve(-1, half * 1.6)}C${x + half * 1.6} ${base - height * 0.55} ${x + half * 1.6} ${base - height * 0.05} ${x} ${base}z`,
    lit: `M${x} ${base}${curve(1, half * 1.6)}C${x + half * 0.3} ${base - height * 0.6} ${x + half * 0.5} ${base - height * 0.2} ${x} ${base}z`,
  };
};

const olive = (x: number, base: number, size: number) =>
  `M${x - size} ${base - size * 0.3}a${size * 0.55} ${size * 0.5} 0 0 1 ${size * 0.5} ${-size * 0.55}a${size * 0.62} ${size * 0.56} 0 0 1 ${size} ${-size * 0.05}a${size * 0.5} ${size * 0.45} 0 0 1 ${size * 0.45} ${size * 0.65}q${-size * 0.9} ${size * 0.3} ${-size * 1.95} ${-size * 0.05}z`;

/** Groups of cypresses and olives along one ridge. */
function grove(seed: number, base: number, waves: readonly Wave[], size: number, groups: readonly number[]) {
  const roll = dice(seed);
  let dark = '';
  let lit = '';
  for (const start of groups) {
    for (const step of [0, 0.3, 0.66]) {
      const x = start + step * size;
      const foot = base - swell(x, LENGTH, waves) + 8;
      const tree = cypress(x, foot, size * (0.72 + roll() * 0.4));
      dark += tree.whole;
      lit += tree.lit;
    }
    const bushX = start + size * (1.1 + roll() * 0.5);
    dark += olive(bushX, base - swell(bushX, LENGTH, waves) + 6, size * 0.2);
    lit += olive(bushX + size * 0.03, base - swell(bushX, LENGTH, waves) - size * 0.03, size * 0.1);
  }
  return { dark, lit };
}

function stars(place: Place, progress: number): string {
  const roll = dice(7);
  let written = '';
  for (let index = 0; index < 110; index += 1) {
    const x = roll() * place.width;
    const y = place.top + roll() ** 1.4 * (place.horizon - place.top - 60);
    const size = roll() < 0.16 ? 2.6 : 1.5;
    // Whole turns within the film, so the twinkle has no seam.
    const twinkle = 0.72 + 0.28 * Math.sin(progress * Math.PI * 2 * (6 + Math.floor(roll() * 8)) + roll() * 6);
    written += circle(x, y, size, '#e8f0e6', { opacity: twinkle });
  }
  return faded(starsAt(progress) * 0.9, written);
}

const CLOUDS = 'M40 0q60-10 130-10t150 10zM360 54q50-8 110-8t120 8zM180 96q40-6 90-6t90 6z';

function sunAndMoon(place: Place, progress: number, colour: string): string {
  const { orbit } = place;
  const turn = (sunAngle(progress) * Math.PI) / 180;
  const at = (angle: number) =>
    [orbit.x + orbit.width * Math.cos(angle), orbit.y - orbit.height * Math.sin(angle)] as const;
  const unit = place.width / 1280;
  const disc = ([x, y]: readonly [number, number], fill: string, radius: number, strength: number) =>
    [330, 236, 150]
      .map((r, ring) => circle(x, y, r * unit, colour, { opacity: (0.14 + ring * 0.07) * strength }))
      .join('') + circle(x, y, radius * unit, fill);
  const sun = at(turn);
  const moon = at(turn + Math.PI);
  // A light's rings go out with it under the horizon.
  const height = (y: number) => 1 - smoothStep(place.horizon - 10, place.horizon + 150 * unit, y);
  return (
    faded(height(sun[1]), disc(sun, mix(colour, '#fffaf0', 0.7), 60, 1)) +
    faded(
      height(moon[1]) * smoothStep(0.1, 0.7, nightAt(progress)),
      disc(moon, '#f3ead2', 34, 0.55) +
        circle(moon[0] - 12 * unit, moon[1] - 6 * unit, 6 * unit, '#ddd3ba') +
        circle(moon[0] + 10 * unit, moon[1] + 10 * unit, 8 * unit, '#ddd3ba'),
    )
  );
}

/**
 * Draws the landscape at a moment of the film, from the sky to the nearest field. All of it scrolls to the left: the van
 * and its seats look to the right.
 */
export function createLandscape(place: Place): {
  defs: (progress: number) => string;
  draw: (progress: number) => string;
} {
  const base = { far: place.horizon, town: place.horizon + 22, field: place.horizon + 52, near: place.horizon + 96 };
  const houses = town(base.town);
  const shapes = townShapes(houses);
  const far = hills(FAR_LENGTH, base.far, place.bottom, FAR_WAVES);
  const townHill = hills(LENGTH, base.town, place.bottom, TOWN_WAVES);
  const field = hills(LENGTH, base.field, place.bottom, FIELD_WAVES);
  const near = hills(LENGTH, base.near, place.bottom, NEAR_WAVES);
  const middle = grove(3, base.field, FIELD_WAVES, 74, [110, 520, 700, 1060]);
  const close = grove(11, base.near, NEAR_WAVES, 150, [260, 940]);
  return {
    defs: (progress) => {
      const [high = '', upper = '', lower = '', low = ''] = lightAt(progress).sky;
      return linearGradient(
        'hour',
        [
          [0, high],
          [0.36, upper],
          [0.74, lower],
          [1, low],
        ],
        { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: place.top, y2: place.horizon + 30 },
      );
    },
    draw: (progress) => {
      const light = lightAt(progress);
      const strip = (content: string, length: number, tiles: number) =>
        scrolled(content, length, tiles, progress, place.width);
      return (
        rect(0, place.top, place.width, place.bottom - place.top, 'url(#hour)') +
        stars(place, progress) +
        sunAndMoon(place, progress, light.glow) +
        strip(
          element(
            'g',
            { transform: `translate(0 ${place.top + (place.horizon - place.top) * 0.34})`, opacity: 0.5 },
            path(CLOUDS, light.cloud),
          ),
          FAR_LENGTH,
          1,
        ) +
        strip(path(far, light.far), FAR_LENGTH, 1) +
        strip(
          path(shapes.lit, light.town) +
            path(shapes.shade, light.townShade) +
            path(shapes.roofs, light.roof) +
            townWindows(houses, nightAt(progress)) +
            path(townHill, light.hill),
          LENGTH,
          1,
        ) +
        strip(path(middle.dark, light.plant) + path(middle.lit, light.plantLit) + path(field, light.field), LENGTH, 2) +
        strip(path(close.dark, light.plant) + path(close.lit, light.plantLit) + path(near, light.verge), LENGTH, 3)
      );
    },
  };
}
