import type { Plugin } from 'vite';
import * as landmarks from '../../supabase/functions/_shared/places/landmarks.ts';
import * as localities from '../../supabase/functions/_shared/places/localities.ts';
import { OTHER_SCRIPTS } from '../../supabase/functions/_shared/places/other-scripts.ts';
import type { LaterNames } from '../../supabase/functions/_shared/places/place-tables.ts';

type Table = Readonly<Record<string, string>>;

/** Hebrew, English and French stand first in a line, and stay there even where they are empty. */
const OWN_NAMES = 3;

function cutLine(line: string): { own: string; later: string } {
  const names = line.split('|');
  const isLater = (name: string, nth: number) => nth >= OWN_NAMES && OTHER_SCRIPTS.test(name);
  return {
    own: names.filter((name, nth) => !isLater(name, nth)).join('|'),
    later: names.filter(isLater).join('|'),
  };
}

function cut(table: Table, lineOf = cutLine) {
  const zones = Object.entries(table).map(([zone, lines]) => [zone, lines.split('\n').map(lineOf)] as const);
  return {
    own: Object.fromEntries(zones.map(([zone, lines]) => [zone, lines.map(({ own }) => own).join('\n')])),
    later: Object.fromEntries(
      zones
        .filter(([, lines]) => lines.some(({ later }) => later !== ''))
        .map(([zone, lines]) => [zone, lines.map(({ later }) => later)]),
    ),
  };
}

/** A zone's further names have no order. */
function cutZoneLine(line: string): { own: string; later: string } {
  const names = line.split('|');
  return {
    own: names.filter((name) => !OTHER_SCRIPTS.test(name)).join('|'),
    later: names.filter((name) => OTHER_SCRIPTS.test(name)).join('|'),
  };
}

/** The names of the tables, cut into those that come with the first letter in a place's field, and those that come later. */
export function cutNames() {
  const { LOCALITIES, BEYOND_THE_LINE } = localities;
  const { LANDMARKS, ZONE_NAMES } = landmarks;
  const parts = {
    LOCALITIES: cut(LOCALITIES),
    LANDMARKS: cut(LANDMARKS),
    ZONE_NAMES: cut(ZONE_NAMES, cutZoneLine),
    BEYOND_THE_LINE: cut({ '': BEYOND_THE_LINE }),
  };
  return {
    localities: {
      ...localities,
      LOCALITIES: parts.LOCALITIES.own,
      BEYOND_THE_LINE: parts.BEYOND_THE_LINE.own[''] ?? '',
    },
    landmarks: { ...landmarks, LANDMARKS: parts.LANDMARKS.own, ZONE_NAMES: parts.ZONE_NAMES.own },
    later: Object.fromEntries(Object.entries(parts).map(([table, { later }]) => [table, later])) satisfies LaterNames,
  };
}

const MODULE = /\/_shared\/places\/(localities|landmarks|later-names)\.ts$/u;

const exported = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/**
 * Takes names in scripts of no page out of the tables that a browser gets: a quarter of all, which most visitors never need
 * (docs/adr/0009-contents-are-cut-by-the-build.md).
 */
export function laterNames(): Plugin {
  return {
    name: 'later-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, module] = MODULE.exec(id) ?? [];
      if (!module) return null;
      const { later, ...tables } = cutNames();
      return module === 'later-names'
        ? exported({ LATER_NAMES: later })
        : exported(tables[module as keyof typeof tables]);
    },
  };
}
