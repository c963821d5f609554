import type { Benchmark } from './benchmark.ts';
import { boardPaint } from './board-paint.ts';
import { interactions } from './interactions.ts';
import { leadList } from './lead-list.ts';
import { navigation } from './navigation.ts';
import { pageScores } from './page-scores.ts';
import { pageWeight } from './page-weight.ts';
import { price } from './price.ts';
import { rideBoard } from './ride-board.ts';
import { startUp } from './start-up.ts';
import { statistics } from './statistics.ts';
import { submitLead } from './submit-lead.ts';
import { tripDesk } from './trip-desk.ts';

/** Every benchmark, in the order in which they run: lists before what adds visits and rides to their leads. */
export const BENCHMARKS: readonly Benchmark[] = [
  price,
  startUp,
  submitLead,
  tripDesk,
  leadList,
  statistics,
  rideBoard,
  pageWeight,
  pageScores,
  navigation,
  interactions,
  boardPaint,
];
