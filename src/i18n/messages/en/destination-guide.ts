import type { DestinationGuideMessages } from '../he/destination-guide';

export const messages: DestinationGuideMessages = {
  card: {
    title: (name) => `Ben Gurion – ${name}`,
    doorToDoor: 'Private transfer, door to door',
    included: (delayHours, cancellationHours, seats, discount) => [
      'Final price with VAT, night rate and road tolls',
      `A flight delay of up to ${delayHours} hours adds nothing`,
      `Free cancellation up to ${cancellationHours} hours before`,
      `Up to ${seats} passengers with their luggage`,
      `${discount}% off a round trip to the airport`,
    ],
  },
  itinerariesTitle: 'Day routes that pass here',
  fare: {
    title: 'What the taxi meter comes to',
    metered: 'On the meter, by day, clear road',
    realistic: 'What people end up paying, with traffic and extras',
    night: (percent) => `The night tariff is about ${percent}% higher,`,
    weekend: 'and from Friday evening to Saturday evening. Meter rates are revised from time to time.',
    ours: 'Our price is fixed in writing before you travel, the same by day and by night.',
  },
  callTitle: (name) => `Ben Gurion – ${name}: your price, in writing`,
  callText:
    'Send the date, the flight number and how many of you there are. The final price comes back within minutes.',
  nearby: 'Where to go from here',
};
