import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { FleetContent } from './he';

export const content: FleetContent = {
  meta: {
    title: `Our fleet: Mercedes Sprinter VIP for up to ${business.vehicleSeats}`,
    description: `Four Mercedes Sprinter VIP vehicles, up to ${business.vehicleSeats} passengers in each: plan of the seats, leather, Wi-Fi, how many suitcases fit and what to tell us.`,
    keywords: [
      'Mercedes Sprinter VIP Israel',
      `van for ${business.vehicleSeats} passengers`,
      'luxury minivan transfer',
      'transfer fleet',
    ],
  },
  name: 'Fleet',
  title: 'Four Sprinters, all quiet inside',
  lead: `Each is a Mercedes Sprinter VIP for up to ${business.vehicleSeats} passengers and ${business.luggage.largeSuitcases} large suitcases.`,
  pictureShows: 'Rows of leather seats, with the hills passing in the windows.',
  features: [
    {
      icon: 'users',
      title: `Up to ${business.vehicleSeats} passengers`,
      text: 'A whole family or a team in one vehicle.',
    },
    { icon: 'wifi', title: 'Free Wi-Fi', text: 'Message home before you leave the airport.' },
    { icon: 'cup', title: 'Refreshments', text: 'A drink and a snack after the flight.' },
    { icon: 'music', title: 'Bluetooth and USB audio', text: 'Your own music, or silence.' },
    { icon: 'shield', title: 'Insured', text: 'All mandatory insurance, on every ride.' },
    { icon: 'sparkle', title: 'Cleaned', text: 'Before every pick-up.' },
  ],
  featuresTitle: 'What is on board',
  vehicle: {
    kicker: 'Inside the vehicle',
    title: 'VIP Sprinter',
    places: [
      { name: 'The driver.', text: 'In front, on the left.' },
      { name: 'Sliding door.', text: 'On the pavement side. There is a step at the door.' },
      { name: 'The aisle.', text: 'From the door to the last row.' },
      { name: 'Your seats.', text: `${business.vehicleSeats} leather seats, all facing forward.` },
      { name: 'Child seats.', text: 'They are fitted on the marked seats.' },
      { name: 'Luggage.', text: `${business.luggage.largeSuitcases} large suitcases, behind the last row.` },
    ],
    note: 'A diagram, not to scale.',
    equipment: ['Rear air conditioning', 'Tinted windows', 'Music over Bluetooth', 'USB and Wi-Fi'],
  },
  group: {
    title: 'Passengers and suitcases',
    caption: 'Vehicles and large suitcases by the size of the group',
    columns: { people: 'Passengers', vehicles: 'Vehicles', suitcases: 'Large suitcases, up to' },
    unit: 'passengers',
    note: `More suitcases, or more than {most_passengers} people? Write it in the request: our reply tells you how many vehicles you need, and the final price for all of them.`,
  },
  before: {
    title: 'What to tell us beforehand',
    items: [
      { term: 'Children', text: terms.childSeats },
      {
        term: 'A wheelchair, a walking frame, a pushchair',
        text: 'If it folds, it travels with the luggage, and the driver helps you in and out. There is no lift or ramp. Tell us, and before you book we will say whether the vehicle suits you.',
      },
      {
        term: 'Skis, a surfboard, a cello',
        text: 'Tell us how many, and how long they are. They take the place of suitcases, and our reply will tell you whether one vehicle is enough.',
      },
      { term: 'A guide dog', text: 'It travels with you at no extra charge.' },
      {
        term: 'Your flight number',
        text: 'The driver tracks the flight and leaves in time for the actual landing.',
      },
    ],
  },
  films: {
    title: 'Have a look inside',
    unsupported: 'Your browser does not play videos.',
    download: 'Download the film',
    road: {
      title: 'On the road, from day to night',
      text: 'A silent animation: the van drives past hills and palms, the sun goes down, the headlights come on.',
    },
    cabin: {
      title: 'In the cabin',
      text: 'A silent animation: rows of leather seats, the landscape passing in the windows, the reading lamps coming on.',
    },
  },
  action: {
    title: 'A vehicle ready when you land',
    text: 'Tell us the date, the time and how many of you there are, and we reply with a final price.',
    chatText: 'Hello, I would like to book a ride in the VIP Sprinter.',
  },
};
