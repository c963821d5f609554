/** Inside the van: the country passes in the windows, light wanders over the seats, and at dusk the reading lamps come on. */
import { element, faded, linearGradient, path, polygon, readDrawing, replaceElement, scrolled } from './drawing.ts';
import { WIDTH, type Film } from './film.ts';
import { createLandscape } from './landscape.ts';
import { nightAt, smoothStep } from './light.ts';

const SECONDS = 9;
/** The drawing is 1600 × 1000; the film shows its middle 1600 × 900. */
const TOP = 70;
const SCALE = WIDTH / 1600;
const SEATS = [70, 710, 1350];
const LAMPS = [220, 860, 1500];

const landscape = createLandscape({
  width: 1600,
  top: 180,
  horizon: 480,
  bottom: 640,
  orbit: { x: 830, y: 530, width: 330, height: 250 },
});

const interior = readDrawing('cabin.svg');
const SEAT_SHAPES = SEATS.flatMap((x) =>
  ['cushion', 'back', 'headrest', 'armrest'].map((shape) => element('use', { href: `#${shape}`, x, y: 950 })),
).join('');
const WINDOWS =
  'M-60 200V600H570Q620 600 620 550V250Q620 200 570 200ZM750 200Q700 200 700 250V550Q700 600 750 600H1430Q1480 600 1480 550V250Q1480 200 1430 200ZM1610 200Q1560 200 1560 250V550Q1560 600 1610 600Z';
const cone = (x: number) => polygon([x - 22, 150], [x + 22, 150], [x + 250, 830], [x - 170, 830]);
const DEFS =
  element('clipPath', { id: 'seats' }, SEAT_SHAPES) +
  LAMPS.map((x) => element('clipPath', { id: `cone-${x}` }, path(cone(x), '#000'))).join('') +
  linearGradient('beam', [
    [0, '#ffd98f', 0.34],
    [1, '#ffd98f', 0.02],
  ]);

/** Bands of low sun, or of passing street lamps at night, that wander over the leather. */
function wanderingLight(progress: number): string {
  const night = nightAt(progress);
  const slanted = (x: number, width: number) =>
    polygon([x, 180], [x + width, 180], [x + width - 260, 960], [x - 260, 960]);
  const sun = path(slanted(0, 150) + slanted(230, 60) + slanted(430, 190), '#ffb866');
  const lamps = path(slanted(300, 70), '#ffd98f');
  return element(
    'g',
    { 'clip-path': 'url(#seats)' },
    faded((1 - night) * 0.3, scrolled(sun, 640, 3, progress, 2000)) +
      faded(night * 0.24, scrolled(lamps, 800, 4, progress, 2000)),
  );
}

/** Under a reading lamp the seats keep their colours; each lamp wakes a moment after the one before. */
function readingLamps(progress: number): string {
  return LAMPS.map((x, index) => {
    const wakes = 0.24 + index * 0.045;
    const on = smoothStep(wakes, wakes + 0.03, progress) * (1 - smoothStep(0.68, 0.76, progress));
    return faded(
      on,
      element('g', { 'clip-path': `url(#cone-${x})` }, SEATS_LIT) +
        path(cone(x), 'url(#beam)') +
        element('ellipse', { cx: x, cy: 150, rx: 26, ry: 8, fill: '#fffaf0' }),
    );
  }).join('');
}
const SEATS_LIT = SEATS.map((x) => element('use', { href: '#seat', x, y: 950 })).join('');

/** The night dims everything but the windows and the warm line along the ceiling. */
const darkness = (night: number) =>
  faded(
    night,
    path(`M0 0H1600V1000H0Z${WINDOWS}`, '#04101b', { 'fill-rule': 'evenodd', opacity: 0.58 }) +
      element('g', { 'clip-path': 'url(#seats)' }, path(WINDOWS, '#04101b', { opacity: 0.58 })) +
      path('M0 112Q800 142 1600 112V120Q800 150 0 120Z', '#ffe3ab'),
  );

function picture(progress: number): string {
  // The road lifts and drops what is outside; whole swings within the film.
  const sway = 3 * Math.sin(progress * Math.PI * 2 * 5) + 1.5 * Math.sin(progress * Math.PI * 2 * 13);
  let drawing = replaceElement(interior, 'view', () =>
    element('g', { transform: `translate(0 ${Math.round(sway * 100) / 100})` }, landscape.draw(progress)),
  );
  drawing = replaceElement(drawing, 'cones', () => '');
  return element(
    'g',
    { transform: `scale(${SCALE}) translate(0 ${-TOP})` },
    element('defs', {}, landscape.defs(progress) + DEFS) +
      drawing +
      darkness(nightAt(progress)) +
      wanderingLight(progress) +
      readingLamps(progress),
  );
}

export const cabin: Film = { name: 'cabin', seconds: SECONDS, picture };
