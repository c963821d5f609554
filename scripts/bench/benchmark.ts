/** One figure of a benchmark. */
export interface Row {
  measure: string;
  /** NaN where it could not be measured. */
  value: number;
  /** "ms", "requests/s", "kB" … */
  unit: string;
  /** What was promised, in words: "< 150 ms". Absent where the figure is for information. */
  target?: string;
  /** Whether the target is met; a figure that could not be measured meets none. */
  met?: boolean;
}

/** What `npm run bench -- <group>` runs together. */
export const GROUPS = ['pages', 'backend'] as const;

export interface Benchmark {
  /** What `npm run bench -- <name>` calls it. */
  name: string;
  group: (typeof GROUPS)[number];
  about: string;
  /** Starts all it needs and stops it again. */
  run(): Promise<Row[]>;
}

/** A figure that may reach a limit and not pass it. */
export const atMost = (measure: string, value: number, limit: number, unit: string): Row => ({
  measure,
  value,
  unit,
  target: `≤ ${limit} ${unit}`,
  met: value <= limit,
});

/** A figure that must reach a limit. */
export const atLeast = (measure: string, value: number, limit: number, unit: string): Row => ({
  measure,
  value,
  unit,
  target: `≥ ${limit} ${unit}`,
  met: value >= limit,
});

/** A figure for information. */
export const noted = (measure: string, value: number, unit: string): Row => ({ measure, value, unit });

/** @param share from 0 to 1: 0.99 gives the value that 99 of 100 stay at or below; NaN of no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The middle value; of an even number of values the lower one of the middle. NaN of no values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/**
 * What a measurement comes to on a machine that does other things too, which only ever adds time: the lower quartile (of
 * five values the second). NaN of no values.
 */
export const undisturbed = (values: readonly number[]): number => percentile(values.filter(Number.isFinite), 0.25);

/** A measurement and its floor, taken at the same time or one right after the other. */
export interface Pair {
  value: number;
  floor: number;
}

/**
 * How many times its floor a measurement is: the geometric mean of the pairs, so that a disturbed floor weighs as much as a
 * disturbed value. The noise is its standard error. NaN of less than two pairs.
 */
export function ratio(pairs: readonly Pair[]): { times: number; noise: number } {
  const logs = pairs.map(({ value, floor }) => Math.log(value / floor)).filter(Number.isFinite);
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const times = Math.exp(mean);
  return { times: logs.length > 1 ? times : Number.NaN, noise: times * Math.sqrt(variance / logs.length) };
}

/** A ratio that may reach a limit: it has passed it once it is further above than its noise. */
export const ratioAtMost = (measure: string, pairs: readonly Pair[], limit: number, unit: string): Row => {
  const { times, noise } = ratio(pairs);
  return {
    measure: `${measure} (± ${noise.toFixed(2)}, ${pairs.length} pairs)`,
    value: times,
    unit,
    target: `≤ ${limit} ${unit}, within the noise`,
    met: times - noise <= limit,
  };
};
