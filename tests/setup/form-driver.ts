import type { Locator, Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import type { Locale } from '../../src/i18n/locales.ts';
import { complaintsOf } from './visit.ts';

/** A mobile number as people type it, which no other test uses. */
export const newPhone = (): string => `054${randomInt(2_000_000, 9_999_999)}`;

/** What a test needs to drive one of the public forms in a language. */
export abstract class FormDriver<Words> {
  readonly page: Page;
  readonly locale: Locale;
  readonly words: Words;
  readonly phone = newPhone();
  readonly complaints: readonly string[];

  constructor(page: Page, words: Readonly<Record<Locale, Words>>, locale: Locale) {
    this.page = page;
    this.locale = locale;
    this.words = words[locale];
    this.complaints = complaintsOf(page);
  }

  abstract field(name: string): Locator;
}
