import type { TravellerWords } from './traveller-words.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
const hours = counted('hour', 'hours');
const pickupOf = (car: number | null) => (car === null ? 'Your pick-up' : `The pick-up by car ${car}`);

const priceOfDelay = {
  stays: 'The price stays the same.',
  new_offer:
    'We will send you a new offer for this time. Nothing more is due unless you accept it, and until the pick-up you can cancel free of charge.',
};

export const words: TravellerWords = {
  hello: (name) => `Hello ${name},`,
  thisIs: (brand) => `this is ${brand}.`,
  journey: (route, day, time) => (time ? `${route} on ${day} at ${time}` : `${route} on ${day}`),
  moreRides: (count) => `and ${counted('more ride', 'more rides')(count)}`,
  wayBack: (day, time) => (time ? `and back on ${day} at ${time}` : `and back on ${day}`),
  time: (clock) => clock,
  moment: (day, time) => `${day}, ${time}`,
  israelTime: (moment) => `${moment} (Israel time)`,
  price: (amount) => `${amount}, final, VAT included.`,
  atMost: (amount) =>
    `at most ${amount}. You travel by licensed taxi: the meter runs, and you pay what it shows or this price, whichever is lower.`,
  link: 'Your trip page',
  linkToAnswer: 'Accept, change or decline',
  linkToAccept: (amount) => `View and accept · ${amount}`,
  keepLink: 'Anyone with this link can see and change the trip, so please keep it to yourself.',
  viewLink: 'The page shows when and where you are picked up, and by whom.',
  attached: 'The attached file adds the ride to your calendar.',
  attachedAgain: 'Open the attached file to replace the earlier entry in your calendar.',
  requestReceived: (reference, journey, minutes, rests) => ({
    subject: `We have your request (${reference})`,
    text: [
      `We have received your request: ${journey}.`,
      `You will get our offer in writing within ${minutes} minutes${rests ? ', except on Shabbat and Jewish holidays' : ''}. It will also be on your trip page.`,
    ],
  }),
  heldUntil: (amount, until) => `${amount}, VAT included, held until ${until}`,
  heldPrice: (price) => `Your price: ${price}. We still have to check that a vehicle is available.`,
  whatPageDoes:
    'There you can correct a detail, add a flight number or cancel, without a password. Anyone with this link can see and change the trip, so please keep it to yourself.',
  offer: (reference, journey, amount, price, until) => ({
    subject: `Your price: ${amount} (${reference})`,
    text: [`Your price for ${journey}: ${price}`, `The offer is valid until ${until}.`],
  }),
  offerAgain: (reference, amount, until) => ({
    subject: `Reminder: our offer of ${amount} (${reference})`,
    text: [
      `A reminder: our offer of ${amount} for trip ${reference} is valid until ${until}. You can accept, change or decline it on your trip page.`,
    ],
  }),
  booking: (reference, when) => ({
    subject: `Booked: ${when} (${reference})`,
    text: ['Thank you, your ride is booked. Everything we agreed is on your trip page.'],
  }),
  bookingChanged: (reference, when, what, isPassenger) => ({
    subject: `Changed: ${when} (${reference})`,
    text: [
      ...(what ? [`Changed: ${what}.`] : []),
      isPassenger
        ? 'The details that now apply are on the page of your ride.'
        : `Your booking ${reference} has been changed. The details that now apply are on your trip page.`,
    ],
  }),
  cancelled: (reference, when, fee, phone) => ({
    subject: `Cancelled: ${when ? `${when} (${reference})` : `your request ${reference}`}`,
    text: [
      `${when ? 'Trip' : 'Your request'} ${reference} is cancelled. ${fee}`,
      `If you did not cancel it, please call us: ${phone}`,
    ],
  }),
  cancelledByUs: (reference, when, phone) => ({
    subject: `Cancelled: ${when} (${reference})`,
    text: [
      `We are sorry: we have had to cancel trip ${reference}. You will not be charged, and anything you have already paid will be refunded.`,
      `We will gladly look for another vehicle. Call us: ${phone}`,
    ],
  }),
  nothingDue: 'There is nothing to pay.',
  fee: (free, amount) => `It was cancelled less than ${hours(free)} before the ride, so the fee is ${amount}.`,
  linkAgain: (reference) => ({
    subject: `The link to your trip (${reference})`,
    text: [`Here is the link to your trip ${reference}. If you did not ask for it, you can ignore this message.`],
  }),
  driverDetails: (reference, when) => ({
    subject: `Your driver for ${when} (${reference})`,
    text: [`Here are the details of your driver for ${when}.`],
  }),
  driverChanged: (reference, when) => ({
    subject: `Your driver or car has changed: ${when} (${reference})`,
    text: [`The driver or the car for your ride on ${when} has changed. These are the new details.`],
  }),
  driverOnTheWay: (reference, when, since) => ({
    subject: `Your driver is on the way: ${when} (${reference})`,
    text: [`Your driver set out at ${since}. The pick-up is on ${when}.`],
  }),
  driverWaiting: (reference, when, since) => ({
    subject: `Your driver is waiting for you: ${when} (${reference})`,
    text: [
      `Your driver has been waiting for you since ${since}. If you do not find each other, press “I cannot find my driver” on your trip page.`,
    ],
  }),
  driverLate: (reference, when, at) => ({
    subject: `Your driver is running late: ${when} (${reference})`,
    text: [
      `Your driver is running late and will be with you at about ${at}. We are sorry. If that does not suit you, please call us.`,
    ],
  }),
  driverLine: (name, car, plate) =>
    [`Driver: ${name}.`, car && `Car: ${car}${plate && `, number plate ${plate}`}.`].filter(Boolean).join(' '),
  pickupMoved: (reference, when, price) => ({
    subject: `New pick-up time: ${when} (${reference})`,
    text: [
      ...(price ? [priceOfDelay[price]] : []),
      'If the new time does not suit you, please call us or reply to this message.',
    ],
  }),
  flightMoved: (flight, lands, planned, pickup, car, isPassenger) =>
    `${flight} lands ${lands}${planned ? ` instead of ${planned}` : ''}: ${car === null ? 'your car' : `car ${car}`} is there at ${pickup}${isPassenger ? '' : ', same price'}.`,
  nothingToDo: 'There is nothing you need to do. Free waiting counts from the landing.',
  flightCancelled: (reference, flight, phone, isPassenger) => ({
    subject: `Your flight ${flight} was cancelled (${reference})`,
    text: [
      `We see that flight ${flight} was cancelled.${isPassenger ? '' : ' Nothing is charged for your pick-up.'}`,
      `Once you know your new flight, ${isPassenger ? 'call us' : 'tell us on your trip page or call us'}, and we will arrange the ride anew: ${phone}`,
    ],
  }),
  noShow: (reference, when, { from, until, place, fee, phone }) => ({
    subject: `Nobody came to the pick-up: ${when} (${reference})`,
    text: [
      `Your driver waited from ${from} until ${until} (${place}), and nobody came. ${fee ? `By the terms of your booking, the fee is ${fee}.` : 'Nothing is charged for it.'}`,
      `If that is not what happened, tell us on your trip page or call us: ${phone}`,
    ],
  }),
  noShowMistake: (reference, when) => ({
    subject: `Our mistake: ${when} (${reference})`,
    text: [
      'We wrote that nobody came to your pick-up. That was our mistake, and no fee is charged for it. We apologise.',
    ],
  }),
  extras: {
    parking: () => 'Parking',
    waiting: (minutes) => `Waiting, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} beyond the free time`,
    stop: () => 'An extra stop',
  },
  extraToAgree: (reference, when, { what, price, reason, phone }) => ({
    subject: `Do you agree to ${price} for an extra? ${when} (${reference})`,
    text: [
      `Your ride has cost something besides the price agreed. ${what}: ${price}. ${reason}`,
      `Nothing is added until you agree. Say yes or no on your trip page, or call us: ${phone}`,
    ],
  }),
  movedHour: (day, time, before, car) => `${pickupOf(car)} on ${day} is now at ${time} instead of ${before}.`,
  movedDay: (when, before, car) => `${pickupOf(car)} is now on ${when} instead of ${before}.`,
  colours: { white: 'white', black: 'black', silver: 'silver', grey: 'grey', blue: 'blue', red: 'red' },
  meetingAt: (place) => `Meeting point: ${place}.`,
  driverPhone: (phone) => `Driver’s phone: ${phone}`,
  phoneFrom: (moment) => `The driver’s phone number will be on your trip page from ${moment}.`,
  booked: {
    reference: 'Reference',
    ride: 'Ride',
    from: 'From',
    to: 'To',
    stops: 'Stops',
    when: 'Day and time (Israel time)',
    hour: 'Pick-up',
    meeting: 'Meeting point',
    price: 'Price',
    payment: 'Payment',
    waiting: 'Waiting and delays',
    cancelling: 'Cancelling',
    howToCancel: 'How to cancel',
    business: 'Who we are',
    accepted: 'Accepted by',
    terms: 'Terms',
    there: 'Outbound',
    back: 'Return',
    nth: (nth) => `Ride ${nth}`,
    allRides: 'For all rides',
    vehicles: (count, vehicleClass) => (count === 1 ? vehicleClass : `${count} × ${vehicleClass}`),
    priceValue: (amount, vat) => `${amount}, final, VAT of ${vat} included`,
    atMostValue: (amount, vat) =>
      `at most ${amount}, VAT of ${vat} included. You travel by licensed taxi: the meter runs, and you pay what it shows or this price, whichever is lower.`,
    payWays: {
      card: 'by card',
      cash: 'in cash',
      wallet: 'by mobile wallet',
      link: 'through our payment link',
      transfer: 'by bank transfer',
      invoice: 'by invoice',
    },
    toDriver: (ways) => `to the driver ${ways}`,
    waitingSays: {
      landing: (minutes) =>
        `After a landing, the driver waits ${counted('minute', 'minutes')(minutes)} free of charge, counted from the moment you land.`,
      elsewhere: (minutes, isOnly) =>
        isOnly
          ? `The driver waits ${counted('minute', 'minutes')(minutes)} free of charge from the agreed time.`
          : `At any other pick-up, the driver waits ${counted('minute', 'minutes')(minutes)} free of charge from the agreed time.`,
      delay: (free) => `A flight that lands up to ${hours(free)} late costs you nothing extra.`,
    },
    freeUntil: (moment) => `Free until ${moment}.`,
    lateFee: (amount, percent, first) =>
      `${first ? 'Cancelling costs' : 'After that it costs'} ${amount} (${percent} of the price), never more than the law allows.`,
    howToCancelValue: (email, phone, address) =>
      `On your trip page, on WhatsApp, by email to ${email}, by phone on ${phone}, or by post to ${address}`,
    businessValue: (name, number, address, licence, licenceNumber) =>
      `${name}, company number ${number}, ${address}. ${licence}, no. ${licenceNumber}`,
    acceptedValue: (name, moment) => `${name}, ${moment}`,
    termsValue: (day) => `of ${day}`,
  },
  calendar: {
    title: (dropoff, brand) => `Ride to ${dropoff} – ${brand}`,
    description: (reference, phone) => `Reference ${reference}\nPhone ${phone}`,
  },
};
