interface PagePart {
  /** Source of its code. */
  code: string;
  /** Groups of its texts. */
  messages: readonly string[];
  /** The page is made for it. */
  isMain?: true;
}

/** The short start of a request: fetched with the page's code, its first key waits for one round less. */
const TRIP_START: PagePart = {
  code: 'src/features/site/trip-request/start/start-form.tsx',
  messages: ['trip-start', 'trip-request'],
};
/** Parts whose code is wanted with the page's own, by the registry's name of the page. */
export const PAGE_PARTS: Readonly<Record<string, PagePart>> = {
  'plan-your-trip': {
    code: 'src/features/site/trip-request/trip/trip-request-form.tsx',
    messages: ['trip-request'],
    isMain: true,
  },
  contact: {
    code: 'src/features/site/trip-request/contact/contact-section-body.tsx',
    messages: ['contact'],
    isMain: true,
  },
  home: TRIP_START,
  destination: TRIP_START,
  service: TRIP_START,
  itinerary: TRIP_START,
};
