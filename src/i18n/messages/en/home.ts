import type { HomeMessages } from '../he/home';

export const messages: HomeMessages = {
  video: {
    kicker: 'See it first',
    title: 'Look inside before you get in',
    text: (seats) =>
      `A Mercedes Sprinter VIP for up to ${seats} passengers: leather seats, rear air conditioning, Wi-Fi, USB sockets, and room for everyone’s suitcases.`,
    action: 'Talk to us',
    play: 'Play the film',
    player: (name) => `Film: a ride with ${name}`,
    unsupported: 'Your browser does not play this film.',
  },
  services: {
    kicker: 'What we do',
    title: 'One price for each trip, agreed before you set off',
    lead: 'From a single airport pick-up to a whole day in the Galilee. You choose the route, we drive, door to door.',
    groups: {
      name: 'Groups of up to {most_passengers}',
      line: 'Several vans, one booking, everyone there together',
    },
  },
  testimonials: {
    kicker: 'In their words',
    title: 'What passengers say after the ride',
    business: 'Travelling for work',
    personal: 'Travelling for pleasure',
  },
  why: {
    kicker: 'Why us',
    title: 'Private, punctual and agreed in writing',
    price: {
      title: 'The price you’re quoted is the price you pay',
      text: 'Night rate, tolls, help with your bags, waiting for a flight up to {hours free_delay_hours} late and VAT are all included.',
    },
    waiting: {
      title: 'We know when you land',
      text: 'A delay of up to {hours free_delay_hours} costs nothing, and the driver waits {minutes landing_waiting_minutes} free of charge from the moment you land. At any other pick-up: {minutes free_waiting_minutes} from the agreed time.',
    },
    changes: {
      title: 'Plans are allowed to change',
      text: `Cancel free of charge up to {hours free_until_hours} before the ride. Change the address or the time up to {hours change_hours} before, the flight number until the pick-up.`,
    },
    rest: {
      title: 'You know at once whether we drive',
      text: 'We do not drive on Shabbat or Jewish holidays. As you choose the day, the site tells you when we close and when we are back, and offers the nearest hours.',
    },
    payWith: 'Pay with',
    card: 'Credit card',
    cash: 'Cash',
  },
  prebook: {
    kicker: 'Why book ahead',
    title: 'The taxi queue is for people who did not book',
    figure: 'minutes in the taxi queue at Ben Gurion when several flights land together',
    walk: {
      title: 'You walk past the queue',
      text: 'You come out, and your driver already knows that you have landed.',
    },
    price: {
      title: 'You know the price before take-off',
      text: (from, percent, latePercent, late) =>
        `After ${from} the meter runs about ${percent}% higher. The rise is about ${latePercent}% from ${late.thursday} on Thursday, ${late.friday} on Friday and ${late.saturday} on Saturday. Your price stays as agreed.`,
    },
    size: {
      title: 'Room for all of you',
      text: (seats, suitcases, group) =>
        `Up to ${seats} passengers and ${suitcases} large suitcases in one Sprinter, groups of up to ${group} in several.`,
    },
    answer: {
      title: 'A person answers',
      text: 'Write on WhatsApp and hear back within {minutes reply_minutes}, day and night, {if rest_city|six days a week|every day of the year}.',
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
        text: 'Where from, where to, when, how many people and bags.',
        time: '1–2 minutes',
      },
      {
        title: 'Confirm and pay',
        text: 'The final price comes in writing. You accept it, then pay the driver or through our link.',
        time: '1–2 minutes',
      },
      {
        title: 'Your driver arrives',
        text: 'They track your flight and come to the agreed meeting point.',
        time: 'At the agreed time',
      },
    ],
  },
  promo: {
    title: 'Need a ride both ways?',
    text: 'off the total when you book both airport rides together.',
    action: 'Book a round trip',
  },
  destinations: {
    kicker: 'Where to',
    title: 'The airport is only where it starts',
    lead: 'We drive all over Israel. These fifteen places have a page of their own: the road, the right entrance and what to see.',
    others: 'More destinations',
    plan: 'Another address? Plan your trip',
  },
  reviews: { title: 'Written from the back seat' },
  videoReviews: {
    title: 'Video reviews',
    soonLine: 'More exciting video reviews coming soon!',
    soonTitle: 'Video reviews will be available soon',
    watch: 'Video reviews, soon',
    watchOne: (name) => `Watch ${name}’s review`,
    noLink: 'This video is not online yet.',
  },
  maps: {
    title: 'Our rating on Google',
    count: (reviews) => `from ${reviews} reviews`,
    readAll: 'All reviews on Google',
    owner: 'Owner',
  },
  blog: {
    kicker: 'Before you fly',
    title: 'Worth reading on the way',
    hot: 'Hot',
    viewAll: 'All articles',
    viewAllLine: 'Fares, terminals, routes, and tips from the road',
  },
  sample: 'Sample',
  inAll: (cards) => `${cards} in all`,
  rated: (rating) => `${rating} out of 5 stars`,
};
