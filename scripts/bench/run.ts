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

const round = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);

const line = (benchmark: string, { measure, value, unit, target, met }: Row) => ({
  benchmark,
  measure,
  value: `${round(value)} ${unit}`,
  target: target ?? '',
  met: met === undefined ? '' : met ? 'yes' : 'NO',
});

const lines: ReturnType<typeof line>[] = [];
for (const benchmark of BENCHMARKS) {
  if (names.length > 0 && !names.includes(benchmark.name)) continue;
  console.info(`${benchmark.name}: ${benchmark.about} …`);
  for (const row of await benchmark.run()) lines.push(line(benchmark.name, row));
}
console.table(lines);
if (lines.some(({ met }) => met === 'NO')) process.exitCode = 1;
