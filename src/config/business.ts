/**
 * The business behind the site: the names, numbers and claims that pages state. What differs per deployment can be
 * set in `.env` (see `.env.example`); names, phones and mail below are placeholders, plainly fictional. What it
 * promises of its rides is set in the back office (supabase/functions/_shared/facts/promises.ts).
 */
import { businessSettings } from '@shared/facts/business-settings';
import type { Localized } from '@shared/words/locales';

const settings = import.meta.env as Record<string, string | undefined>;
const setting = (name: string, fallback: string) => settings[name] || fallback;

/** Shared with the mails that the edge functions write. */
const shared = businessSettings((name) => settings[name]);
const { name, shortName } = shared;

export const business = {
  ...shared,
  /** Who signs the articles of the blog. */
  author: {
    he: setting('VITE_BLOG_AUTHOR_HE', `צוות ${shortName.he}`),
    en: setting('VITE_BLOG_AUTHOR_EN', `The ${shortName.en} team`),
    fr: setting('VITE_BLOG_AUTHOR_FR', `L’équipe ${shortName.fr}`),
  } satisfies Localized<string>,
  /** Who answers requests, as About introduces them; a sample until the owner names the person. */
  answering: {
    name: { he: 'נועה לוי', en: 'Noa Levi', fr: 'Noa Lévi' } satisfies Localized<string>,
    role: {
      he: 'בקשות והזמנות',
      en: 'Requests and bookings',
      fr: 'Demandes et réservations',
    } satisfies Localized<string>,
    sample: true,
  },
  /** The number whose WhatsApp answers questions on the pages FAQ and About, E.164. */
  whatsappInfo: setting('VITE_BUSINESS_WHATSAPP_INFO', '+972545550144'),
  /** Opened by the quote button; empty means the request form. */
  quoteUrl: setting('VITE_QUOTE_URL', ''),
  /** YouTube id of the film on the home page; empty means our own film. */
  homeVideoId: setting('VITE_HOME_VIDEO_ID', ''),
  /** The business's reviews on the maps service. */
  mapsReviewsUrl: setting(
    'VITE_MAPS_REVIEWS_URL',
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name.en} Israel`)}`,
  ),
  /** Pages of the business elsewhere; what is empty is not shown. */
  social: {
    facebook: setting('VITE_FACEBOOK_URL', 'https://www.facebook.com/tamar.vip.example'),
    instagram: setting('VITE_INSTAGRAM_URL', 'https://www.instagram.com/tamar.vip.example'),
    tiktok: setting('VITE_TIKTOK_URL', 'https://www.tiktok.com/@tamar.vip.example'),
    linkedin: setting('VITE_LINKEDIN_URL', 'https://www.linkedin.com/company/tamar-vip-example'),
  },
  foundedYear: 2020,
  rating: { value: 4.9, count: 27, sample: true },
  statistics: { customers: 5000, rides: 8000, punctualityPercent: 99.9, sample: true },
  /**
   * Claims that texts make in words and nobody has proved yet: the launch check lists each, with the pages that
   * make it, until its line says `confirm: false`. The words it looks for stand in scripts/launch-check/claims.ts.
   */
  claims: {
    /** Since when the business exists, `foundedYear`. */
    founded: { confirm: true },
    /** Four Mercedes Sprinters. */
    fleet: { confirm: true },
    /** Leather, Wi-Fi, refreshments. */
    equipment: { confirm: true },
    /** Regular drivers, always the same. */
    regularDrivers: { confirm: true },
    /** What the vehicles have for passengers with a disability. */
    accessibility: { confirm: true },
    /** Child seats are in the price. */
    childSeats: { confirm: true },
    /** Every mandatory insurance. */
    insurance: { confirm: true },
    /**
     * What every offer binds the business to: its promises, which the settings of the back office hold
     * (supabase/functions/_shared/facts/promises.ts).
     */
    offerTerms: { confirm: true },
    /** Terms, privacy policy and statement of accessibility, read by a lawyer. */
    legalTexts: { confirm: true },
  },
  vehicleSeats: 8,
  /**
   * Inside a vehicle: in each row of seats, front to back, how many stand on the driver's side of the aisle and how many on
   * the door's; and the rows, counted from one, that take child seats. All seats together are `vehicleSeats`.
   */
  cabin: {
    rows: [
      [2, 0],
      [2, 1],
      [2, 1],
    ] as readonly (readonly [number, number])[],
    childSeatRows: [2] as readonly number[],
    confirm: true,
  },
  /** Large suitcases that fit while every seat is taken. */
  luggage: { largeSuitcases: 8, confirm: true },
  /** Day when the site opened, "YYYY-MM-DD": no article says that it was published earlier. */
  siteOpened: { day: '2026-11-22', confirm: true },
  /** Minutes in the taxi queue at Ben Gurion when several flights land together. */
  taxiQueue: { minutes: [30, 60], confirm: true },
  /** Mobile wallets that drivers take, besides credit cards and cash. */
  wallets: ['Apple Pay', 'Google Pay'],
  /** Days within which a deletion request is handled, and an access request answered (Israeli privacy law). */
  deletionDays: 45,
  accessDays: 30,
  /** Longest time each kind of data is kept; the database deletes what is older (migration retention). */
  retention: {
    bookingYears: 7,
    contactYears: 3,
    messageMonths: 12,
    technicalCookieMonths: 12,
    visitMonths: 12,
    securityMonths: 12,
    consentYears: 7,
  },
  /** Days after which a stored choice on cookies is asked for again. */
  consentDays: 30,
  /** "yes" once the owner has had the privacy law's requirements checked: the panel then says "compliant". */
  privacyCompliant: setting('VITE_PRIVACY_COMPLIANT', '') === 'yes',
  /** Day of the privacy policy's last change, "YYYY-MM-DD"; the version that consents are recorded with. */
  privacyPolicyDate: '2026-11-22',
} as const;
