import { business } from '@/config/business';
import type { FleetContent } from './he';

export const content: FleetContent = {
  meta: {
    title: `Our fleet: Mercedes Sprinter VIP for up to ${business.vehicleSeats}`,
    description: `Four Mercedes Sprinter VIP vehicles: leather seats, rear air conditioning, Wi-Fi, USB, room for luggage. Up to ${business.vehicleSeats} passengers each. With two short films.`,
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
  features: [
    {
      icon: 'users',
      title: `${business.vehicleSeats - 1}–${business.vehicleSeats} passengers`,
      text: 'A whole family or a team in one vehicle.',
    },
    { icon: 'wifi', title: 'Free Wi-Fi', text: 'Tell them at home you’ve landed.' },
    { icon: 'cup', title: 'Refreshments', text: 'A drink and a snack after the flight.' },
    { icon: 'music', title: 'Bluetooth and USB audio', text: 'Your own music, or silence.' },
    { icon: 'shield', title: 'Insured', text: 'All mandatory insurance, on every ride.' },
    { icon: 'sparkle', title: 'Cleaned', text: 'Before every pick-up.' },
  ],
  featuresTitle: 'What is on board',
  vehicle: {
    kicker: 'The vehicle',
    title: 'VIP Sprinter',
    equipment: [
      `Up to ${business.vehicleSeats} passengers`,
      `Room for ${business.luggage.largeSuitcases} large suitcases`,
      'Leather seats',
      'Rear air conditioning',
      'Entertainment',
      'Tinted windows',
      'USB and Wi-Fi',
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
    text: 'Tell us the date, the time and how many of you there are.',
    chatText: 'Hello, I would like to book a ride in the VIP Sprinter.',
  },
};
