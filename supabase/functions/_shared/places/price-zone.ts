import type { Localized } from '../words/locales.ts';

/** A zone of a price list: a place that has prices, or is priced like another one. */
export interface PriceZone {
  readonly id: string;
  readonly kind: 'airport' | 'city' | 'area';
  readonly name: Localized<string>;
  /** Other spellings, in any language. */
  readonly aliases: readonly string[];
  /** The site's page about it. */
  readonly destination?: string | undefined;
  /** Priced like this other zone: a suburb, a second terminal. */
  readonly like?: string | undefined;
  /** Of a draft alone: switched off, and left out of what is published. */
  readonly active?: boolean | undefined;
  /** Of a draft alone: what is not written of its rides is as of this other zone's, so many shekels and minutes more. */
  readonly follows?: { readonly zone: string; readonly plus: number; readonly minutes: number } | undefined;
}
