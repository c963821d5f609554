import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { pricesOfThreeClasses } from '../../../../tests/fixtures/sample-prices';
import { classOf, classSchema, classValues } from './class-values';
import { withZones } from './price-shape';
import { followersOf, leadersFor, placeOf, placeSchema, placeValues } from './place-values';

const all = pricesOfThreeClasses();
const list = { ...all, ...withZones(all, all.zones.slice(0, 13)) };
const place = (changes: Record<string, string> = {}) => ({
  ...placeValues(null),
  name_he: 'כפר נוף',
  name_en: 'Kfar Nof',
  name_fr: 'Kfar Nof',
  ...changes,
});
const faults = (schema: z.ZodMiniType, values: object) =>
  Object.fromEntries(
    (z.safeParse(schema, values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('a place', () => {
  it('of the list passes as it is, and comes back the same', () => {
    for (const zone of list.zones) {
      expect(faults(placeSchema(list, zone.id), placeValues(zone)), zone.id).toEqual({});
      expect(placeOf(placeValues(zone), list, zone.id)).toEqual(zone);
    }
  });

  it('of the business’s own gets an id, and its spellings line by line, each once', () => {
    const typed = place({ aliases: ' Nof  \n\nNof\nרמת הנדיב\n', kind: 'area', like: 'haifa', active: 'no' });
    expect(faults(placeSchema(list, undefined), typed)).toEqual({});
    expect(placeOf(typed, list, undefined)).toEqual({
      id: 'kfar-nof',
      kind: 'area',
      name: { he: 'כפר נוף', en: 'Kfar Nof', fr: 'Kfar Nof' },
      aliases: ['Nof', 'רמת הנדיב'],
      like: 'haifa',
      active: false,
    });
  });

  it.each([
    ['a missing name', { name_fr: ' ' }, { name_fr: 'missing' }],
    ['a name of another place', { name_en: 'TEL-AVIV' }, { name_en: 'taken\nTEL-AVIV\ntel-aviv' }],
    ['a spelling of another place', { aliases: 'Nof\nהר  המצדה' }, { aliases: 'taken\nהר המצדה\nmasada' }],
    ['a spelling of signs alone', { aliases: '-- !' }, { aliases: 'unreadable\n-- !' }],
    ['a name that is too long', { name_en: 'Z'.repeat(61) }, { name_en: `long\n${'Z'.repeat(61)}` }],
    ['too many spellings', { aliases: Array.from({ length: 61 }, (_, n) => `Z ${n}`).join('\n') }, { aliases: 'many' }],
  ])('with %s is refused at its field', (_, changes, found) => {
    expect(faults(placeSchema(list, undefined), place(changes))).toEqual(found);
  });

  it('that others are priced like is known, and nobody is priced like one without prices', () => {
    expect(followersOf(list, 'ben-gurion').map(({ id }) => id)).toEqual(['ben-gurion-1']);
    expect(followersOf(list, 'haifa')).toEqual([]);
    expect(followersOf(list, undefined)).toEqual([]);
    expect(leadersFor(list, 'haifa').map(({ id }) => id)).not.toContain('haifa');
    expect(leadersFor(list, 'haifa').map(({ id }) => id)).not.toContain('ben-gurion-1');
  });
});

describe('a class of vehicles', () => {
  const named = list.classes.map((each) => ({ ...each, name: { he: each.id, en: each.id, fr: each.id } }));
  const content = { ...list, classes: named };
  const typed = (changes: Record<string, string> = {}) => ({
    ...classValues(null),
    name_he: 'אוטובוס',
    name_en: 'Coach',
    name_fr: 'Autocar',
    seats: '50',
    bags: '40',
    ...changes,
  });

  it('of the list passes as it is, and comes back the same', () => {
    for (const each of named) {
      expect(faults(classSchema(content, each.id), classValues(each)), each.id).toEqual({});
      expect(classOf(classValues(each), content, each.id)).toEqual(each);
    }
  });

  it('that is new gets an id; an hour may stay on request', () => {
    expect(faults(classSchema(content, undefined), typed())).toEqual({});
    expect(classOf(typed({ licence: 'bus' }), content, undefined)).toEqual({
      id: 'coach',
      name: { he: 'אוטובוס', en: 'Coach', fr: 'Autocar' },
      seats: 50,
      bags: 40,
      licence: 'bus',
      hourly: null,
      event_hourly: null,
      takes: [],
    });
  });

  it.each([
    ['no seats', { seats: '' }, { seats: 'missing' }],
    ['seats that nothing has', { seats: '0' }, { seats: 'outside\n1–60' }],
    ['seats that are too many', { seats: '61' }, { seats: 'outside\n1–60' }],
    ['half a suitcase', { bags: '1.5' }, { bags: 'outside\n0–60' }],
    ['an hour for nothing', { hourly: '0' }, { hourly: 'outside\n1–10000' }],
    ['the name of another class', { name_en: 'minivan' }, { name_en: 'twice\nminivan' }],
  ])('with %s is refused at its field', (_, changes, found) => {
    expect(faults(classSchema(content, undefined), typed(changes))).toEqual(found);
  });
});
