/** Money is whole shekels, kept as agorot, in every language, with VAT (docs/spec/trade.md#prices-and-taxis). */
import type { Locale } from '../words/locales.ts';
import { once } from '../http/once.ts';

const FORMS: Readonly<Record<Locale, (shekels: string) => string>> = {
  // The sign follows the number in the line's direction; the number itself, which may have a minus, does not turn.
  he: (shekels) => `\u2067\u2066${shekels}\u2069\u00A0₪\u2069`,
  // A minus stands before the sign.
  en: (shekels) => `₪${shekels}`.replace('₪-', '-₪'),
  fr: (shekels) => `${shekels.replaceAll(',', '\u202F')}\u00A0₪`,
};

const shekels = once(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }));

/** An amount that is written already, with its sign: "₪199–229", "199–229 ₪". */
export const shekelsIn = (locale: Locale, amount: string): string => FORMS[locale](amount);

/** "₪1,420", in Hebrew isolated from the line's direction, in French "1 420 ₪". @param agorot hundredths of a shekel */
export const formatPrice = (locale: Locale, agorot: number): string =>
  shekelsIn(locale, shekels().format(agorot / 100));
