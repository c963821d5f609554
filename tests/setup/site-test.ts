import { expect, test as base } from '@playwright/test';
import { randomInt } from 'node:crypto';

/** Headers of a visitor of its own, with the limits of its own address. */
export const ownAddress = () => ({ 'x-client-ip': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/** The `test` of every browser test: whatever it opens or presses, the Content-Security-Policy must not be violated. */
export const test = base.extend<{ policyViolations: Violation[] }>({
  policyViolations: [
    async ({ context }, use) => {
      const violations: Violation[] = [];
      await context.exposeBinding('reportViolation', ({ page }, directive: string, blocked: string) => {
        violations.push({ directive, blocked, page: page.url() });
      });
      await context.addInitScript(() => {
        const { reportViolation } = window as unknown as { reportViolation: (...words: string[]) => void };
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          reportViolation(violatedDirective, blockedURI || sample),
        );
      });
      await use(violations);
      expect(violations, 'violations of the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
});
