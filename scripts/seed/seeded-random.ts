/** Chance that comes out the same each time: the seed's data are the same on every machine. */
export interface SeededRandom {
  /** At least `from`, at most `to`; whole. */
  whole(from: number, to: number): number;
  /** True in `share` of the cases (0 to 1). */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of the keys, as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
}

/** @param seed any whole number; each names a series of its own. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  // mulberry32, by Tommy Ettinger (public domain).
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    weighted: (weights) => {
      const keys = Object.keys(weights) as (keyof typeof weights)[];
      let rest = next() * keys.reduce((sum, key) => sum + weights[key], 0);
      const found = keys.find((key) => (rest -= weights[key]) < 0) ?? keys.at(-1);
      if (found === undefined) throw new Error('Nothing to choose from');
      return found;
    },
  };
}
