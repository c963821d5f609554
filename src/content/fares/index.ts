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
export const fares: Partial<Record<DestinationSlug, Fare>> = {
  'tel-aviv': { metered: [160, 180], realistic: [200, 280] },
  jerusalem: { metered: [280, 320], realistic: [350, 450] },
  haifa: { metered: [550, 600], realistic: [650, 800] },
};

/** The meter's dearer hours; it runs from Friday evening to Saturday evening as well. */
export const nightTariff = { percent: 25, from: '21:00', to: '05:29' } as const;
