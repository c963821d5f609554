/**
 * `npm run bench [-- name … group …] [--json file] [--localities file]`: runs all benchmarks, or those named, and prints their figures beside
 * the targets. Ends with 1 where a target is missed or a figure could not be measured.
 */
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { GROUPS, type Benchmark, type Row } from './benchmark.ts';
import { BENCHMARKS } from './registry.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // The file of localities is read by places.ts.
  options: { json: { type: 'string' }, localities: { type: 'string' } },
});
const isNamed = ({ name, group }: Benchmark): boolean => positionals.includes(name) || positionals.includes(group);
const known: readonly string[] = [...GROUPS, ...BENCHMARKS.map(({ name }) => name)];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark called ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(1);
}

/** Counts whole, other figures to three digits. */
const round = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(Math.abs(value) >= 1000 ? 4 : 3));

const line = ({ measure, value, unit, target, met }: Row) => ({
  measure,
  value: Number.isNaN(value) ? 'not measured' : `${round(value)} ${unit}`,
  target: target ?? '',
  met: met === undefined ? '' : met ? 'yes' : 'NO',
});

/** One that fails is a figure that could not be measured; the others are still run. */
async function rowsOf({ name, run }: Benchmark): Promise<Row[]> {
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return [{ measure: name, value: Number.NaN, unit: '', met: false }];
  }
}

try {
  // What else runs on the machine waits, where this user may ask for that; started programs inherit it.
  setPriority(constants.priority.PRIORITY_HIGHEST);
} catch {
  console.warn('Measured at usual priority: other work on this machine shows in the times.');
}

const started = performance.now();
const results: { name: string; seconds: number; rows: Row[] }[] = [];
for (const benchmark of BENCHMARKS) {
  if (positionals.length > 0 && !isNamed(benchmark)) continue;
  console.info(`${benchmark.name}: ${benchmark.about} …`);
  const before = performance.now();
  const rows = await rowsOf(benchmark);
  console.table(rows.map(line));
  results.push({ name: benchmark.name, seconds: Math.round((performance.now() - before) / 1000), rows });
}
const missed = results.flatMap(({ rows }) => rows).filter(({ met }) => met === false);
console.info(
  `${results.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}; ${Math.round((performance.now() - started) / 1000)} s in all. ` +
    (missed.length > 0 ? `Missed: ${missed.length}.` : 'Every target is met.'),
);
if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
if (missed.length > 0) process.exitCode = 1;
