import { Worker } from 'node:worker_threads';

/** Milliseconds between two signs of life, and between two looks at them. */
const BEAT_MS = 1_000;
/** Seconds without a sign of life after which the process counts as stuck; no work of the site keeps its thread for so long. */
const LONGEST_SILENCE_S = 60;

/** Looks from a thread of its own: the one it watches cannot. Counts looks, not hours, so that a machine may sleep. */
const GUARD = `
  const { workerData } = require('node:worker_threads');
  const beats = new Int32Array(workerData.beats);
  let seen = -1;
  let silent = 0;
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    silent = now === seen ? silent + 1 : 0;
    seen = now;
    if (silent < workerData.looks) return;
    require('node:fs').writeSync(2, workerData.line + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, workerData.beatMs);
`;

/**
 * Ends the process when its thread is stuck. The embedded database works in it, and after a full disk it may go round in
 * circles for ever: ended, a supervisor starts it again, and nothing that was acknowledged is lost.
 * @param line what is printed then.
 * @returns what stops the watch.
 */
export function watchThread(line: string, beatMs = BEAT_MS, looks = (LONGEST_SILENCE_S * 1000) / BEAT_MS): () => void {
  const beats = new SharedArrayBuffer(4);
  const counter = new Int32Array(beats);
  const beat = setInterval(() => Atomics.add(counter, 0, 1), beatMs);
  beat.unref();
  const guard = new Worker(GUARD, { eval: true, execArgv: [], workerData: { beats, beatMs, looks, line } });
  guard.unref();
  return () => {
    clearInterval(beat);
    void guard.terminate();
  };
}
