import { describe, expect, it } from 'vitest';
import { commandsFor, isPath } from './test-files.ts';

describe('npm test -- <file>', () => {
  it.each([
    ['src/lib/dates.test.ts', 'vitest run src/lib/dates.test.ts'],
    ['./src/ui/button.test.tsx', 'vitest run src/ui/button.test.tsx'],
    ['tests/integration/backup.test.ts', 'vitest run tests/integration/backup.test.ts'],
    ['tests/contracts', 'vitest run tests/contracts'],
    ['tests/e2e/home.spec.ts', 'playwright test tests/e2e/home.spec.ts'],
    ['tests\\e2e\\home.spec.ts', 'playwright test tests/e2e/home.spec.ts'],
    ['tests/faults/run.ts', 'tsx tests/faults/run.ts --kinds short'],
    ['src/lib/dates.ts', 'vitest related --run --passWithNoTests --project=unit --project=dom* src/lib/dates.ts'],
  ])('%s is run by the right runner', (file, command) => {
    expect(commandsFor([file]).map((words) => words.join(' '))).toEqual([command]);
  });

  it('takes several at once, the browser last', () => {
    const files = ['tests/e2e/home.spec.ts', 'src/lib/csv.test.ts', 'src/lib/dates.test.ts'];
    expect(commandsFor(files).map(([program]) => program)).toEqual(['vitest', 'playwright']);
  });

  it('tells files from steps', () => {
    expect(['unit', 'dead-code', 'e2e', 'src/lib', 'home.spec.ts'].map(isPath)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
