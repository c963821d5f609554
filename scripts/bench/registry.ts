import type { Benchmark } from './benchmark.ts';
import { boardPaint } from './board-paint.ts';
import { firstTouch } from './first-touch.ts';
import { navigation } from './navigation.ts';
import { office } from './office.ts';
import { pageScores } from './page-scores.ts';
import { places } from './places.ts';
import { prices } from './prices.ts';
import { submitLead } from './submit-lead.ts';

/** Every benchmark, in the order in which they run. */
export const BENCHMARKS: readonly Benchmark[] = [
  places,
  submitLead,
  office,
  pageScores,
  navigation,
  firstTouch,
  boardPaint,
  prices,
];
