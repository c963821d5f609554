/** Localities, sights and hotels one by one, for whoever suggests them. */
import { ofTables } from './place-tables.ts';
import type { Localized } from '../words/locales.ts';

export interface NamedPlace {
  readonly id: string;
  readonly label: Localized<string>;
  /** As they are written, in any language. */
  readonly names: readonly string[];
}

function placesOf(table: Readonly<Record<string, string>>, kind: string): NamedPlace[] {
  return Object.entries(table).flatMap(([zone, lines]) =>
    lines.split('\n').map((line, nth) => {
      const names = line.replace(/^\*/u, '').split('|');
      const [he = '', en = '', fr = ''] = names;
      const label = { he: he || en, en: en || he, fr: fr || en || he };
      return { id: `${kind}-${zone}-${nth}`, label, names: names.filter((name) => name !== '') };
    }),
  );
}

/** Sights and hotels first, which people look for by their names; then localities, large ones first within each zone. */
export const namedPlaces = ofTables(({ LOCALITIES, LANDMARKS }) => [
  ...placesOf(LANDMARKS, 'landmark'),
  ...placesOf(LOCALITIES, 'town'),
]);
