import { betweenParts, type SaidFact } from '@shared/facts/said-facts';
import { Fragment } from 'react';
import { phoneIn } from './format';
import { useLocale } from './locale-context';
import type { Locale } from './locales';

/** A line of facts in one text, for where no element can hold its direction. */
export const saidText = (fact: SaidFact, locale: Locale): string =>
  fact.parts.map(({ kind, text }) => (kind === 'phone' ? phoneIn(locale, text) : text)).join(betweenParts(fact));

/** A line of facts: what people wrote keeps its direction and its line breaks. */
export function SaidParts({ fact }: { fact: SaidFact }) {
  const locale = useLocale();
  return fact.parts.map(({ name, kind, text, isLtr }, nth) => (
    <Fragment key={name}>
      {nth > 0 ? betweenParts(fact) : null}
      {isLtr ? (
        <bdi dir="ltr" className="ltr inline-block">
          {kind === 'phone' ? phoneIn(locale, text) : text}
        </bdi>
      ) : (
        <bdi className={kind === 'text' ? 'whitespace-pre-line' : undefined}>{text}</bdi>
      )}
    </Fragment>
  ));
}
