import type { ArticleBodyMessages } from '../he/article-body';

export const messages: ArticleBodyMessages = {
  contents: 'In this article',
  callTitle: 'Flying soon?',
  callText: 'Send your flight number and your address in Israel, and we reply with a final price.',
  chat: (title) => `Hello, I have read “${title}” and would like to book a ride.`,
  fares: {
    to: 'To',
    clear: 'Day, clear road (A)',
    rush: 'Day, rush hour (A)',
    night: 'Night (B)',
    late: 'Weekend night (C)',
    tariffs: (b, c, night, friday) =>
      `The meter’s own figures, with the airport fee and without tolls. Tariff B (${night}, from ${friday} on Friday, and Shabbat by day) is about ${b}% higher, tariff C about ${c}%.`,
    lateNights: (thursday, friday, saturday, day) =>
      `Tariff C runs until ${day}: from ${thursday} on Thursday, from ${friday} on Friday, from ${saturday} on Saturday.`,
    source: (since, read) =>
      `Computed from our own distances and driving times by the tariff of ${since}, the latest we found (read on ${read}). Prices change every April, so today’s may be higher: check the calculator before you ride.`,
    sourceName: 'Taxi fare calculator',
    reported: 'Passengers and guidebooks report paying more than the meter’s figures:',
  },
  related: 'Read next',
  neighbours: 'Neighbouring articles',
  newer: 'Next article',
  older: 'Previous article',
};
