import { describe, expect, it } from 'vitest';
import { readReport } from './test-reports.ts';

const spec = (title: string, ...statuses: string[]) => ({
  file: 'home.spec.ts',
  title,
  tests: statuses.map((status) => ({ status })),
});

/** What Playwright writes: tests stand in files, and in groups within them. */
const BROWSER_TESTS = JSON.stringify({
  suites: [
    {
      specs: [spec('the menu opens', 'expected'), spec('the film plays', 'flaky')],
      suites: [{ specs: [spec('the form is sent', 'expected', 'flaky'), spec('the sheet shuts', 'unexpected')] }],
    },
  ],
  stats: { expected: 2, unexpected: 1, flaky: 2 },
});

describe('a browser test that passed when it was tried again', () => {
  const secondTries = ['home.spec.ts: the film plays', 'home.spec.ts: the form is sent'];

  it('has passed by day, and is named', () => {
    expect(readReport('playwright', BROWSER_TESTS, false)).toEqual({ passed: 4, failed: 1, skipped: [], secondTries });
  });

  it('has failed by night', () => {
    expect(readReport('playwright', BROWSER_TESTS, true)).toEqual({ passed: 2, failed: 3, skipped: [], secondTries });
  });
});

it('names the tests that were left out', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        assertionResults: [
          { status: 'passed', title: 'one' },
          { status: 'pending', title: 'two' },
          { status: 'skipped', title: 'three' },
          { status: 'failed', title: 'four' },
        ],
      },
    ],
  };
  expect(readReport('vitest', JSON.stringify(report), false)).toEqual({
    passed: 1,
    failed: 1,
    skipped: ['two', 'three'],
    secondTries: [],
  });
});

it.each(['vitest', 'playwright', 'faults'] as const)('nothing has run where %s has written nothing', (runner) => {
  expect(readReport(runner, '{}', true)).toEqual({ passed: 0, failed: 0, skipped: [], secondTries: [] });
});
