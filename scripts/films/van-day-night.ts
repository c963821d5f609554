/** The van drives through a day: afternoon, dusk with its lamps coming on, night, and morning again. */
import {
  circle,
  element,
  faded,
  linearGradient,
  moved,
  path,
  polygon,
  radialGradient,
  readDrawing,
  rect,
  replaceElement,
  scrolled,
} from './drawing.ts';
import { HEIGHT, WIDTH, type Film } from './film.ts';
import { createLandscape } from './landscape.ts';
import { lightAt, mix, nightAt, smoothStep } from './light.ts';

const SECONDS = 9;
const ROAD_TOP = 566;
const VAN = { x: 250, y: 290, scale: 0.575 };
/** Centres of the lamp and of the van's rear light in van-side.svg. */
const LAMP = { x: 1180, y: 418 };
const REAR_LIGHT = { x: 66, y: 346 };
/** From one spoke to the next, 72°: as far as the wheel rolls while the dashes pass, and whole at the film's seam. */
const SPOKE_STEPS = 107;
const DASH_LENGTH = 160;
const DASHES_PASSED = 29;

const landscape = createLandscape({
  width: WIDTH,
  top: 0,
  horizon: 400,
  bottom: 600,
  orbit: { x: 640, y: 440, width: 480, height: 330 },
});

const body = readDrawing('van-side.svg');

/** The van at a moment: its wheels turned, its lamps as bright as the hour asks. */
function van(progress: number): string {
  const night = nightAt(progress);
  let drawing = replaceElement(
    body,
    'spokes',
    (spokes) =>
      // A turning wheel is seen as spokes and as the disc they sweep.
      circle(0, 0, 40, '#9db0bb', { opacity: 0.35 }) +
      element('g', { transform: `rotate(${(progress * SPOKE_STEPS * 72) % 360})`, opacity: 0.8 }, spokes),
  );
  drawing = replaceElement(drawing, 'cabin-light', (light) => element('g', { opacity: 0.3 + 0.7 * night }, light));
  drawing = replaceElement(drawing, 'cabin-lamps', (lamps) => element('g', { opacity: 0.25 + 0.75 * night }, lamps));
  drawing = replaceElement(drawing, 'lamp', (lamp) => lamp.replace('#fff6dc', mix('#b5c4ca', '#fff6dc', night)));
  drawing = replaceElement(drawing, 'shadow', (shadow) => element('g', { opacity: 0.9 }, shadow));
  // Whole swings within the film.
  const sway = 1.6 * Math.sin(progress * Math.PI * 2 * 9) + 0.8 * Math.sin(progress * Math.PI * 2 * 23);
  return element(
    'g',
    { transform: `translate(${VAN.x} ${VAN.y + sway * VAN.scale}) scale(${VAN.scale})` },
    drawing + glow(night),
  );
}

const glow = (night: number) =>
  faded(
    night,
    circle(LAMP.x, LAMP.y, 130, 'url(#lamp-glow)') + circle(REAR_LIGHT.x, REAR_LIGHT.y, 110, 'url(#rear-glow)'),
  );

/** The headlight's cone and its pool on the road. */
function beam(progress: number): string {
  const strength = nightAt(progress);
  const [x, y] = [VAN.x + LAMP.x * VAN.scale, VAN.y + LAMP.y * VAN.scale];
  return faded(
    strength,
    path(polygon([x, y - 8], [WIDTH + 40, y - 36], [WIDTH + 40, y + 150], [x, y + 14]), 'url(#beam)') +
      element('ellipse', { cx: x + 230, cy: 650, rx: 260, ry: 26, fill: 'url(#pool)' }),
  );
}

const DEFS =
  linearGradient(
    'beam',
    [
      [0, '#ffe9b8', 0.62],
      [1, '#ffe9b8', 0],
    ],
    { x2: 1, y2: 0 },
  ) +
  radialGradient('pool', [
    [0, '#ffe9b8', 0.5],
    [1, '#ffe9b8', 0],
  ]) +
  radialGradient('lamp-glow', [
    [0, '#fff6dc', 0.95],
    [0.25, '#ffe3ab', 0.5],
    [1, '#ffd98f', 0],
  ]) +
  radialGradient('rear-glow', [
    [0, '#ff8a66', 0.6],
    [1, '#d9553a', 0],
  ]);

/** Road, its edge lines and dashes, and the dark shoulder in front. */
function road(progress: number): string {
  const light = lightAt(progress);
  const line = smoothStep(0, 1, 1 - nightAt(progress) * 0.55);
  const dash = path(polygon([20, 656], [96, 656], [90, 666], [12, 666]), '#f6dfae', { opacity: 0.35 + 0.6 * line });
  return (
    rect(0, ROAD_TOP, WIDTH, HEIGHT - ROAD_TOP, light.road) +
    rect(0, ROAD_TOP, WIDTH, 5, '#f6dfae', { opacity: 0.25 + 0.6 * line }) +
    rect(0, ROAD_TOP - 8, WIDTH, 8, light.field) +
    scrolled(dash, DASH_LENGTH, DASHES_PASSED, progress, WIDTH)
  );
}

/** Stones and tufts at the roadside, nearer than the van and so quicker. */
const TUFT = 'M-4 0Q-12 -26 -30 -40Q-6 -30 -2 -8Q-6 -40 -2 -62Q8 -40 6 -8Q14 -32 36 -44Q16 -22 10 0z';
function shoulder(progress: number): string {
  const light = lightAt(progress);
  const strip =
    path('M-2 706Q200 690 420 702T860 698T1282 706V722H-2Z', light.front) +
    [
      [140, 712, 1],
      [470, 716, 0.7],
      [905, 712, 0.9],
    ]
      .map(([x = 0, y = 0, size = 1]) =>
        moved(x, y, element('g', { transform: `scale(${size})` }, path(TUFT, light.front))),
      )
      .join('');
  return scrolled(strip, 1280, 6, progress, WIDTH);
}

export const vanDayNight: Film = {
  name: 'van-day-night',
  seconds: SECONDS,
  picture: (progress) =>
    element('defs', {}, landscape.defs(progress) + DEFS) +
    landscape.draw(progress) +
    road(progress) +
    beam(progress) +
    van(progress) +
    shoulder(progress),
};
