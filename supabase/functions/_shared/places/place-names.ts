/** Names that are an address by themselves, however short they are: those of the best known places, and of any locality. */
import { foldPlace } from './fold-place.ts';
import { KNOWN_PLACES } from './known-places.ts';
import { SHORT_NAMES } from './localities.ts';
import { ofTables } from './place-tables.ts';

/** Airports and abbreviations of towns as people write them: shorter than an address, and no list of localities has them. */
const ABBREVIATIONS = 'נתבג TLV LOD ETM ת״א ב״ש פ״ת ר״ג י-ם JLM'.split(' ');

/** Folded names; made when the first one is looked for. */
const knownNames = ofTables(({ LOCALITIES, LANDMARKS, BEYOND_THE_LINE }): ReadonlySet<string> => {
  const tables = [...Object.values(LOCALITIES), ...Object.values(LANDMARKS), ...Object.values(BEYOND_THE_LINE)];
  const names = [
    ...Object.values(KNOWN_PLACES).flatMap((each) => Object.values(each)),
    ...ABBREVIATIONS,
    ...[...tables, SHORT_NAMES].flatMap((table) => table.split(/[|\n*]/u)),
  ];
  return new Set(names.map(foldPlace).filter((name) => name !== ''));
});

/** Whether a text is the name of such a place or of any locality, in any language. */
export function isKnownPlace(text: string): boolean {
  return knownNames().has(foldPlace(text));
}
