/** One figure of a benchmark, as `npm run bench` prints it. */
export interface Row {
  /** What was measured. */
  measure: string;
  /** The figure with its unit. */
  value: string;
  /** What it should be, with its unit. */
  target?: string;
  /** Whether the target was reached. */
  met?: boolean;
}

/** A group of figures that is measured together: `npm run bench -- <name>`. */
export interface Benchmark {
  name: string;
  run(): Promise<Row[]>;
}
