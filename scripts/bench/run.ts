/** `npm run bench [-- name …]`: runs all benchmarks, or those named, and prints their figures beside the targets. */
import type { Row } from './benchmark.ts';
import { BENCHMARKS } from './registry.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  console.error(
    `No benchmark called ${unknown.join(', ')}. There are: ${BENCHMARKS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

const round = (value: number): number => Number(value.toPrecision(value >= 1000 ? 4 : 3));

const line = ({ measure, value, unit, target, met }: Row) => ({
  measure,
  value: `${round(value)} ${unit}`,
  target: target ?? '',
  met: met === undefined ? '' : met ? 'yes' : 'NO',
});

let missed = 0;
for (const benchmark of BENCHMARKS) {
  if (names.length > 0 && !names.includes(benchmark.name)) continue;
  console.info(`${benchmark.name}: ${benchmark.about} …`);
  const rows = await benchmark.run();
  console.table(rows.map(line));
  missed += rows.filter(({ met }) => met === false).length;
}
if (missed > 0) process.exitCode = 1;
