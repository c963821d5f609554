import type { TravellerWords } from './traveller-words.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
const hours = counted('hour', 'hours');

export const words: TravellerWords = {
  hello: (name) => `Hello ${name},`,
  thisIs: (brand) => `this is ${brand}.`,
  journey: (route, day, time) => (time ? `${route} on ${day} at ${time}` : `${route} on ${day}`),
  moreRides: (count) => `and ${counted('more ride', 'more rides')(count)}`,
  time: (clock) => clock,
  moment: (day, time) => `${day}, ${time}`,
  israelTime: (moment) => `${moment} (Israel time)`,
  price: (amount) => `${amount}, final, VAT included.`,
  atMost: (amount) => `at most ${amount}. The driver runs the meter and you pay the lower of the two.`,
  link: 'Your trip page',
  linkToAnswer: 'Accept, change or decline',
  keepLink: 'Whoever holds the link can see and change the trip, so keep it to yourself.',
  attached: 'The file attached puts the ride into your calendar.',
  requestReceived: (reference, journey, minutes) => ({
    subject: `We have your request (${reference})`,
    text: [
      `We have your request: ${journey}.`,
      `The final price will reach you in writing, on working days usually within ${minutes} minutes, and will stand on your trip page.`,
    ],
  }),
  whatPageDoes:
    'There you can correct a detail, add a flight number or cancel. You need no password. Whoever holds the link can see and change the trip, so keep it to yourself.',
  offer: (reference, journey, amount, price, until) => ({
    subject: `Your price: ${amount} (${reference})`,
    text: [`Your price for ${journey}: ${price}`, `The offer holds until ${until}.`],
  }),
  offerAgain: (reference, amount, until) => ({
    subject: `Our offer for trip ${reference} holds until ${until}`,
    text: [
      `Our offer for trip ${reference} (${amount}) holds until ${until}. If your plans have changed, tell us on your trip page.`,
    ],
  }),
  booking: (reference, when) => ({
    subject: `Booked: ${when} (${reference})`,
    text: ['Your ride is booked.'],
  }),
  bookingChanged: (reference, when) => ({
    subject: `Changed: ${when} (${reference})`,
    text: [`Your booking ${reference} has been changed.`],
  }),
  cancelled: (reference, when, fee, phone) => ({
    subject: `Cancelled: ${when ? `${when} (${reference})` : `your request ${reference}`}`,
    text: [
      `${when ? 'Trip' : 'Your request'} ${reference} is cancelled. ${fee}`,
      `If this was not your wish, call us: ${phone}`,
    ],
  }),
  cancelledByUs: (reference, when, phone) => ({
    subject: `Cancelled: ${when} (${reference})`,
    text: [
      `We are sorry: we have had to cancel trip ${reference}. Nothing is charged.`,
      `If you have any questions, call us: ${phone}`,
    ],
  }),
  nothingDue: 'Nothing is charged.',
  fee: (free, amount) => `It was less than ${hours(free)} before the ride; the fee is ${amount}.`,
  linkAgain: (reference) => ({
    subject: `The link to your trip (${reference})`,
    text: [`Here is the link to your trip ${reference}. If you did not ask for it, there is nothing to do.`],
  }),
  booked: {
    reference: 'Reference',
    ride: 'Ride',
    from: 'From',
    to: 'To',
    stops: 'Stops',
    when: 'Day and time (Israel time)',
    people: 'Passengers and luggage',
    flight: 'Flight',
    price: 'Price',
    payment: 'Payment',
    waiting: 'Waiting and delays',
    cancelling: 'Cancelling',
    howToCancel: 'How to cancel',
    business: 'Who we are',
    accepted: 'Accepted by',
    terms: 'Terms',
    ofRide: (name, nth) => `${name}, ride ${nth}`,
    vehicleClasses: { sedan: 'saloon', minivan: 'minivan', minibus: 'minibus' },
    vehicles: (count, vehicleClass) => (count === 1 ? vehicleClass : `${count} × ${vehicleClass}`),
    seats: {
      infant: counted('infant seat', 'infant seats'),
      child: counted('child seat', 'child seats'),
      booster: counted('booster seat', 'booster seats'),
    },
    peopleValue: (passengers, luggage) =>
      `${counted('passenger', 'passengers')(passengers)}, ${counted('suitcase', 'suitcases')(luggage)}`,
    priceValue: (amount, vat) => `${amount}, final, VAT of ${vat} included`,
    atMostValue: (amount, vat) =>
      `at most ${amount}, VAT of ${vat} included; the driver runs the meter and you pay the lower of the two`,
    payWays: {
      card: 'by card',
      cash: 'in cash',
      wallet: 'by phone wallet',
      link: 'through our payment link',
      transfer: 'by bank transfer',
      invoice: 'on invoice',
    },
    toDriver: (ways) => `to the driver ${ways}`,
    waitingValue: (minutes, free) =>
      `The driver waits ${counted('minute', 'minutes')(minutes)} free of charge from the agreed time. A flight up to ${hours(free)} late costs nothing extra.`,
    freeUntil: (moment) => `Free until ${moment}.`,
    lateFee: (amount, percent, first) =>
      `${first ? 'Cancelling costs' : 'After that'} ${amount} (${percent} of the price), never more than the law allows.`,
    howToCancelValue: (email, phone, address) =>
      `On your trip page, by email to ${email}, by phone on ${phone}, or by post to ${address}`,
    businessValue: (name, number, address, licence, licenceNumber) =>
      `${name}, registration number ${number}, ${address}; ${licence}, no. ${licenceNumber}`,
    acceptedValue: (name, moment) => `${name}, ${moment}`,
    termsValue: (day) => `of ${day}`,
  },
  calendar: {
    title: (dropoff, brand) => `Ride to ${dropoff} – ${brand}`,
    description: (reference, phone) => `Reference ${reference}\nPhone ${phone}`,
  },
};
