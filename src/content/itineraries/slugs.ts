/** The three itineraries, as their URLs name them. */
export const itinerarySlugs = ['galilee-kinneret', 'coastal-time-journey', 'jerusalem-dead-sea'] as const;
export type ItinerarySlug = (typeof itinerarySlugs)[number];

/** Each itinerary's drawing: a file of `src/art/routes` without its ending. */
export const itineraryPictures = {
  'galilee-kinneret': 'galilee',
  'coastal-time-journey': 'caesarea',
  'jerusalem-dead-sea': 'judean-desert',
} as const satisfies Record<ItinerarySlug, string>;
