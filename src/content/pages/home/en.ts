import { business } from '@/config/business';
import type { HomeContent } from './he';

/** A licensed taxi runs its meter. */
const isMetered = business.legal.licenceKind === 'taxi';

export const content: HomeContent = {
  meta: {
    title: 'Private driver and VIP airport transfers in Israel',
    description: `Private drivers to and from Ben Gurion Airport and between all cities in Israel. Fixed price in advance, flight tracking, up to ${business.vehicleSeats} passengers, day and night.`,
    keywords: ['private driver Israel', 'Ben Gurion transfer', 'airport taxi Tel Aviv', 'VIP transfer'],
    share: {
      title: 'You have landed.\nYour driver is here.',
      line: 'Private driver and VIP transfers, all over Israel',
    },
  },
  hero: {
    kicker: 'Private driver · VIP transfers · All of Israel',
    title: ['You have landed.', 'Your driver is here.'],
    lead: `Private transfers to and from Ben Gurion Airport at a price agreed in advance. No taxi queue, ${isMetered ? '' : 'no meter, '}no surprises.`,
    features: [
      'One final price, night rate and road tolls included',
      `We track your flight: up to {hours free_delay_hours} late at no extra cost`,
      `Up to ${business.vehicleSeats} passengers in a vehicle, groups of up to {most_passengers}`,
    ],
    quote: 'Get a quote',
    licensed: 'Licensed, no.',
    restClock: 'Shabbat hours shown as you pick the date',
    ratingStars: (rating) => `${rating} out of 5 stars`,
    ratingCount: (reviews) => `from ${reviews} Google reviews`,
    sample: 'Sample',
  },
  request: {
    title: 'Plan your trip',
    lead: `Five short steps. We reply with a final price within {minutes reply_minutes}{if rest_city|, except on Shabbat and Jewish holidays|}.`,
  },
};
