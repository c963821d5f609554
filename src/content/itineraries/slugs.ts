/** The three itineraries, as their URLs name them. */
export const itinerarySlugs = ['galilee-kinneret', 'coastal-time-journey', 'jerusalem-dead-sea'] as const;
export type ItinerarySlug = (typeof itinerarySlugs)[number];
