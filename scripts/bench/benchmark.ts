/** One figure of a benchmark. */
export interface Row {
  measure: string;
  value: number;
  /** "ms", "requests/s", "KB" … */
  unit: string;
  /** What was promised, in words: "< 150 ms". Absent where the figure is for information. */
  target?: string;
  /** Whether the target is met. */
  met?: boolean;
}

export interface Benchmark {
  /** What `npm run bench -- <name>` calls it. */
  name: string;
  about: string;
  /** Starts all it needs and stops it again. */
  run(): Promise<Row[]>;
}

/** A figure that must stay below a limit. */
export const below = (measure: string, value: number, limit: number, unit: string): Row => ({
  measure,
  value,
  unit,
  target: `< ${limit} ${unit}`,
  met: value < limit,
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

/** @param share from 0 to 1: 0.99 gives the value that 99 of 100 stay at or below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
