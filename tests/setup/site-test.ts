import { expect, test as base } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { cookieAnswer } from './cookie-choice.ts';
import { isNight } from './night.ts';

/** An address that nobody has (RFC 2544), and that counts as one from outside. */
export const newIp = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Headers of a visitor of its own, with the limits of its own address. */
export const ownAddress = () => ({ 'x-client-ip': newIp() });

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

export interface OfEveryTest {
  /** Whether the visitor has answered the question about cookies on an earlier visit. */
  hasAnsweredCookies: boolean;
  earlierVisit: void;
  policyViolations: Violation[];
}

/** The `test` of every browser test: whatever it opens or presses, the Content-Security-Policy must not be violated. */
export const test = base.extend<OfEveryTest>({
  hasAnsweredCookies: [true, { option: true }],
  // Put there by the page itself: for a `storageState` Playwright opens a page more before each test.
  earlierVisit: [
    async ({ context, baseURL, hasAnsweredCookies }, use) => {
      if (hasAnsweredCookies)
        await context.addInitScript(
          ({ origin, kept }) => {
            if (location.origin !== origin) return;
            for (const { name, value } of kept)
              if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
          },
          { origin: new URL(baseURL ?? '').origin, kept: cookieAnswer() },
        );
      await use();
    },
    { auto: true },
  ],
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

/** A test of what is rare, or checked without a browser too: it waits for the night. */
export const nightTest = isNight ? test : test.skip;
