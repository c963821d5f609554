import { business } from '@/config/business';
import type { DestinationSlug } from '../destinations/slugs';

/** From–to in shekels. */
type FareRange = readonly [from: number, to: number];

/** What a metered taxi from Ben Gurion costs by day (specification, content section 1). */
export interface Fare {
  /** What the meter shows on a clear road. */
  readonly metered: FareRange;
  /** What is paid once traffic, bags and the airport's fee are in. */
  readonly realistic: FareRange;
}

/** Only these three places: elsewhere the site states no fare but a fixed price in writing. */
type FareSlug = 'tel-aviv' | 'jerusalem' | 'haifa';

export const fares: Record<FareSlug, Fare> & Partial<Record<DestinationSlug, Fare>> = {
  'tel-aviv': { metered: [160, 180], realistic: [200, 280] },
  jerusalem: { metered: [280, 320], realistic: [350, 450] },
  haifa: { metered: [550, 600], realistic: [650, 800] },
};

/** The meter's dearer hours; it runs from Friday evening to Saturday evening as well. */
export const nightTariff = {
  percent: business.meteredTaxi.nightPercent,
  from: business.meteredTaxi.nightFrom,
  to: business.meteredTaxi.nightTo,
} as const;

/** What a taxi that sets out from the airport adds to its meter. */
export const airportFee = 5;

/** One ride worked out: from the airport to a hotel in Tel Aviv by night (specification, content section 9). */
export const nightExample = {
  meter: [170, 200],
  surcharge: [43, 50],
  /** Meter, surcharge and the airport's fee. */
  total: [218, 255],
  /** The same ride at a fixed price, agreed before the flight. */
  fixed: [220, 280],
} as const satisfies Record<string, FareRange>;
