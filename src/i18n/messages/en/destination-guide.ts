import type { DestinationGuideMessages } from '../he/destination-guide';

export const messages: DestinationGuideMessages = {
  card: {
    title: (name) => `Ben Gurion – ${name}`,
    doorToDoor: 'Private transfer, door to door',
    included: [
      'Final price with VAT, night rate and road tolls',
      'A flight delay of up to {hours free_delay_hours} costs nothing extra',
      'Free cancellation up to {hours free_until_hours} before',
    ],
    capacity: (seats) => `Up to ${seats} passengers with their luggage`,
    roundTrip: '{if round_trip_percent|{round_trip_percent}% off when you book both airport rides|}',
  },
  itinerariesTitle: 'Day routes that pass here',
  fare: {
    title: 'What a taxi meter shows',
    clear: 'By day on a clear road (tariff A)',
    rush: 'By day at rush hour (tariff A)',
    night: 'At night, and on Shabbat by day (tariff B)',
    late: 'Thursday, Friday and Saturday nights (tariff C)',
    reported: 'What passengers report paying',
    source: (since) =>
      `Computed from the distance, the driving time and the state tariff of ${since}, the latest we found (it may have risen since), with the airport fee and without tolls.`,
    sourceName: 'Check the fare',
    ours: 'Our own price is for the whole vehicle: night rate, tolls, VAT, {minutes landing_waiting_minutes} of waiting from the landing and a flight delay of up to {hours free_delay_hours} are in it. You have it in writing before you travel.',
  },
  callTitle: (name) => `Ben Gurion – ${name}: your price, in writing`,
  callText:
    'Send the date, the flight number and how many of you there are. We reply with a final price in writing, and then you decide.',
  nearby: 'Where to go from here',
};
