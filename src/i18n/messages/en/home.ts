import type { HomeMessages } from '../he/home';

export const messages: HomeMessages = {
  video: {
    kicker: 'See it first',
    title: 'Look inside before you get in',
    text: (seats) =>
      `A Mercedes Sprinter VIP for up to ${seats} passengers: leather seats, rear air conditioning, Wi-Fi, a USB socket, and room for everybody’s suitcases.`,
    action: 'Talk to us',
    play: 'Play the film',
    player: (name) => `Film: a ride with ${name}`,
    unsupported: 'Your browser does not play this film.',
  },
  services: {
    kicker: 'What we do',
    title: 'One driver, one car and one price for every trip',
    lead: 'From a single airport pick-up to a whole day in the Galilee. You choose the route; we take care of everything between the two doors.',
    groups: {
      name: (people) => `Groups of up to ${people}`,
      line: 'Several vans, one booking, everyone there together',
    },
  },
  testimonials: {
    kicker: 'In their words',
    title: 'What people say once the door has closed',
    business: 'Travelling for work',
    personal: 'Travelling for themselves',
  },
  why: {
    kicker: 'Why us',
    title: 'Private, precise and no small print',
    price: {
      title: 'The price you got is the price',
      text: 'Night rate, toll roads, help with the bags and waiting for a late flight are in it already, and so is VAT.',
    },
    waiting: {
      title: 'Someone is there when you walk out',
      text: (hours, minutes) =>
        `We follow your flight. A delay of up to ${hours} hours costs nothing, and the driver waits ${minutes} minutes for you.`,
    },
    changes: {
      title: 'Plans are allowed to change',
      text: (cancelHours, changeHours) =>
        `Cancel free of charge up to ${cancelHours} hours before the ride. Change it up to ${changeHours} hours before.`,
    },
    payWith: 'Pay with',
    card: 'Credit card',
    cash: 'Cash',
  },
  prebook: {
    kicker: 'Why book ahead',
    title: 'The taxi queue is for people who did not book',
    figure: 'minutes is what the taxi queue at Ben Gurion takes at busy hours',
    walk: {
      title: 'You walk past the queue',
      text: 'When you come out of the terminal, your driver is already there.',
    },
    price: {
      title: 'You know the price before take-off',
      text: (from, to, percent) =>
        `Between ${from} and ${to} the meter runs about ${percent}% higher. Your price stays as agreed.`,
    },
    size: {
      title: 'The car fits your party',
      text: (seats, people) =>
        `Up to ${seats} passengers and their suitcases in one Sprinter, and groups of up to ${people}.`,
    },
    answer: {
      title: 'Somebody answers',
      text: 'Write on WhatsApp and hear back within minutes, 24 hours a day, six days a week.',
    },
  },
  steps: {
    kicker: 'How to book',
    title: 'Four steps and you are on the road',
    items: [
      {
        title: 'Choose how to reach us',
        text: 'WhatsApp, telephone, or the request form on this page.',
        time: 'Immediate',
      },
      {
        title: 'Tell us about the trip',
        text: 'From where, to where, when, how many people and bags.',
        time: '1–2 minutes',
      },
      { title: 'Confirm and pay', text: 'You get a final price in writing, and approve it.', time: '1–2 minutes' },
      {
        title: 'Your driver arrives',
        text: 'He follows your flight and waits for you on time.',
        time: 'At the scheduled time',
      },
    ],
  },
  promo: {
    title: 'Flying both ways?',
    text: 'That comes off the total price of the ride to the airport and back.',
    action: 'Book a round trip',
  },
  destinations: {
    kicker: 'Where to',
    title: 'The airport is only where it starts',
    lead: 'We drive all over Israel. These fifteen places have a page of their own: the way there, and what waits at the end of it.',
    others: 'More destinations',
    plan: 'Another address? Plan your trip',
  },
  reviews: { kicker: 'Passenger reviews', title: 'Written from the back seat' },
  videoReviews: {
    kicker: 'On camera',
    title: 'Passengers tell it on video',
    soonLine: 'More exciting video reviews coming soon!',
    soonTitle: 'Video reviews will be available soon',
    watch: 'Watch the video reviews',
    watchOne: (name) => `Watch ${name}’s review`,
    noLink: 'This video is not online yet.',
  },
  maps: {
    kicker: 'Maps reviews',
    title: 'Find us by the stars',
    count: (reviews) => `from ${reviews} reviews`,
    readAll: 'All reviews on Maps',
    owner: 'Owner',
  },
  blog: {
    kicker: 'Before you fly',
    title: 'Worth reading on the way',
    hot: 'Hot',
    viewAll: 'All articles',
    viewAllLine: 'Fares, terminals, routes, and tips from the road',
  },
  rated: (rating) => `${rating} out of 5 stars`,
};
