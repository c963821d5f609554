/** What the runners write about the tests of a step, each in a JSON of its own. */

export type Runner = 'vitest' | 'playwright' | 'faults';

export interface Counts {
  passed: number;
  failed: number;
  /** Names of the tests that vitest left out. */
  skipped: readonly string[];
  /** Names of the tests that failed and passed when they were tried again. */
  secondTries: readonly string[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { file: string; title: string; tests: readonly { status: string }[] }[];
}

interface Report extends PlaywrightSuite {
  /** vitest */
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: readonly { assertionResults: readonly { status: string; title: string }[] }[];
  /** faults */
  passed?: number;
  failed?: number;
  /** playwright */
  stats?: { expected: number; unexpected: number; flaky: number };
}

const skippedOf = ({ testResults = [] }: Report): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .map(({ title }) => title);

const secondTriesOf = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(secondTriesOf),
];

/**
 * Reads what a runner has written; nothing has run where that is empty.
 * @param isStrict a test that needed a second try has failed
 */
export function readReport(runner: Runner, json: string, isStrict: boolean): Counts {
  const report = JSON.parse(json) as Report;
  const none = { skipped: [], secondTries: [] };
  if (runner === 'faults') return { ...none, passed: report.passed ?? 0, failed: report.failed ?? 0 };
  if (runner === 'vitest') {
    const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report;
    return { ...none, passed, failed, skipped: skippedOf(report) };
  }
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  const counts = isStrict
    ? { passed: expected, failed: unexpected + flaky }
    : { passed: expected + flaky, failed: unexpected };
  return { ...none, ...counts, secondTries: secondTriesOf(report) };
}
