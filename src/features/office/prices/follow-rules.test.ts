import { describe, expect, it } from 'vitest';
import type { PriceContent } from '@/data/prices';
import { pricesOfThreeClasses } from '../../../../tests/fixtures/sample-prices';
import { sourceOf, writtenOut } from './follow-rules';
import { followGroups, followSchema, followValues, mayFollow, withGroup } from './follow-values';
import { faultyCells } from './price-faults';
import { numberAt, withNumber, type PriceCell } from './price-numbers';
import { withoutNumbersOfClass, withZones } from './price-shape';

const all = pricesOfThreeClasses();
const PLACES = new Set([
  'ben-gurion',
  'ben-gurion-1',
  'jerusalem',
  'tel-aviv',
  'haifa',
  'herzliya',
  'kfar-saba',
  'bat-yam',
]);
const list: PriceContent = {
  ...all,
  ...withZones(
    all,
    all.zones.filter(({ id }) => PLACES.has(id)),
  ),
};
const ride = (one: string, other: string, part: PriceCell['part'] = 'day', vehicleClass = 'sedan'): PriceCell => ({
  part,
  vehicleClass,
  one,
  other,
});
const group = (leader: string, plus: string, minutes: string, members: string[]) => ({
  ...followValues(null),
  leader,
  plus,
  minutes,
  members,
});
/** Herzliya and Bat Yam follow Tel Aviv as a ring, Kfar Saba follows Herzliya. */
const ring = withGroup(list, null, group('tel-aviv', '30', '10', ['herzliya', 'bat-yam']));
const rules = withGroup(ring, null, group('herzliya', '20', '5', ['kfar-saba']));
const told = (content: PriceContent, ...cell: Parameters<typeof ride>) => numberAt(writtenOut(content), ride(...cell));
const written = (...cell: Parameters<typeof ride>) => numberAt(list, ride(...cell)) ?? 0;

describe('a number that nobody has written', () => {
  it('is the neighbour’s with what the rule adds, by day, by night and in minutes, over several steps', () => {
    expect(told(rules, 'herzliya', 'haifa')).toBe(written('tel-aviv', 'haifa') + 30);
    expect(told(rules, 'kfar-saba', 'haifa')).toBe(written('tel-aviv', 'haifa') + 50);
    expect(told(rules, 'haifa', 'kfar-saba', 'night')).toBe(written('tel-aviv', 'haifa', 'night') + 50);
    expect(told(rules, 'kfar-saba', 'haifa', 'minutes')).toBe(written('tel-aviv', 'haifa', 'minutes') + 15);
    expect(sourceOf(rules, ride('kfar-saba', 'haifa'))).toEqual({
      by: 'zone',
      ride: { one: 'haifa', other: 'tel-aviv' },
      plus: 50,
    });
  });

  it('of two places that follow one, and of one with its own leader, is from inside that', () => {
    expect(told(rules, 'herzliya', 'bat-yam')).toBe(written('tel-aviv', 'tel-aviv') + 60);
    expect(told(rules, 'herzliya', 'tel-aviv')).toBe(written('tel-aviv', 'tel-aviv') + 30);
    expect(told(rules, 'kfar-saba', 'kfar-saba')).toBe(written('tel-aviv', 'tel-aviv'));
  });

  it('gives way to one that is written, which is what others follow', () => {
    const own = withNumber(rules, ride('herzliya', 'haifa'), 500);
    expect(told(own, 'herzliya', 'haifa')).toBe(500);
    expect(told(own, 'kfar-saba', 'haifa')).toBe(520);
    expect(told(withNumber(own, ride('herzliya', 'haifa'), null), 'kfar-saba', 'haifa')).toBe(
      written('tel-aviv', 'haifa') + 50,
    );
    expect(sourceOf(own, ride('herzliya', 'haifa'))).toBeNull();
    expect(told(withNumber(rules, ride('tel-aviv', 'haifa'), 0), 'kfar-saba', 'haifa')).toBe(0);
  });

  it('of a class is another’s, and of a night its day’s, so many percent more to whole tens', () => {
    const classes = list.classes.map((each) => {
      if (each.id === 'sedan') return { ...each, night: 25 };
      return each.id === 'minivan' ? { ...each, follows: { class: 'sedan', percent: 33 } } : each;
    });
    const draft = withNumber(
      withoutNumbersOfClass({ ...rules, classes }, 'minivan'),
      ride('jerusalem', 'haifa', 'night'),
      null,
    );
    expect(written('jerusalem', 'haifa')).toBe(900);
    expect(told(draft, 'jerusalem', 'haifa', 'night')).toBe(1130);
    expect(told(draft, 'jerusalem', 'haifa', 'day', 'minivan')).toBe(1200);
    expect(told(draft, 'jerusalem', 'haifa', 'night', 'minivan')).toBe(1510);
    expect(sourceOf(draft, ride('jerusalem', 'haifa', 'night'))).toEqual({ by: 'night', percent: 25 });
    expect(sourceOf(draft, ride('jerusalem', 'haifa', 'day', 'minivan'))).toEqual({
      by: 'class',
      id: 'sedan',
      percent: 33,
    });
    expect(writtenOut(draft).classes).toEqual(list.classes);
  });

  it('is a gap where it follows from nothing, and none where it does', () => {
    expect(faultyCells(rules, 'incomplete')).toEqual([]);
    const gap = ['sedan', 'minivan', 'minibus'].reduce(
      (content, id) => withNumber(content, ride('tel-aviv', 'haifa', 'day', id), null),
      rules,
    );
    expect(faultyCells(gap, 'incomplete').map(({ one, other }) => [one, other].toSorted().join(' '))).toContain(
      'haifa kfar-saba',
    );
  });

  it('stands above a night that is written, which is named', () => {
    const night = ride('herzliya', 'haifa', 'night');
    expect(faultyCells(withNumber(rules, night, 100), 'fares_night')).toEqual([
      { ...night, one: 'haifa', other: 'herzliya' },
    ]);
  });
});

describe('places that follow one', () => {
  it('are one group where they follow in the same way', () => {
    expect(followGroups(rules)).toEqual([
      { leader: 'tel-aviv', plus: 30, minutes: 10, members: ['herzliya', 'bat-yam'] },
      { leader: 'herzliya', plus: 20, minutes: 5, members: ['kfar-saba'] },
    ]);
  });

  it('change together; who leaves follows nobody, and nothing that is written gets lost on asking', () => {
    const [first] = followGroups(rules);
    if (!first) throw new Error('no group');
    const other = withGroup(rules, first, { ...followValues(first), plus: '40', members: ['herzliya'], clear: 'no' });
    expect(followGroups(other)[0]).toEqual({ leader: 'tel-aviv', plus: 40, minutes: 10, members: ['herzliya'] });
    const kept = withGroup(list, null, { ...group('tel-aviv', '30', '10', ['haifa']), clear: 'no' });
    expect(numberAt(kept, ride('haifa', 'jerusalem'))).toBe(900);
  });

  it('follow nobody who follows them, and not over many', () => {
    expect(mayFollow(rules, 'kfar-saba').map(({ id }) => id)).not.toContain('tel-aviv');
    expect(mayFollow(rules, 'haifa').map(({ id }) => id)).toContain('tel-aviv');
    const faults = (values: ReturnType<typeof group>) =>
      followSchema(rules, null)
        .safeParse(values)
        .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    expect(faults(group('', 'much', '601', []))).toEqual([
      'leader missing',
      'plus outside\n0–10000',
      'minutes outside\n0–600',
    ]);
    expect(faults(group('tel-aviv', '', '', ['haifa']))).toBeUndefined();
  });
});
