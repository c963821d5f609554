import { existsSync, readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of 10 ms. */
const TICK_MS = 10;

/** Whether this system tells what a process has used. */
export const hasProcessFigures = existsSync('/proc/self/stat');

/** Milliseconds of processor time that these processes have used so far; one that has ended counts as 0. */
export function cpuTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) * TICK_MS;
}

function ticksOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const stat = readFileSync(file, 'utf8');
  // The name of the program stands in parentheses and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** Milliseconds that one thread's process has been on a processor so far, exact to a microsecond; NaN where it is not told. */
export function runTime(pid: number): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : Number.NaN;
}

/** Memory that a process holds, in megabytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}
