import { business } from '@/config/business';
import { company } from '../../terms/company.en';
import { terms } from '../../terms/sentences.en';
import type { AboutContent } from './he';

export const content: AboutContent = {
  meta: {
    title: `Who we are: private drivers in Israel since ${business.foundedYear}`,
    description: `Four Sprinters, regular drivers and a price agreed in advance: how ${business.name.en} works, and what you can expect before you book a ride with us.`,
    keywords: [`about ${business.name.en}`, 'private driver company Israel', 'VIP transfer company'],
  },
  name: 'About',
  title: 'Someone is waiting for you',
  lead: `Since ${business.foundedYear} we have been meeting people at Ben Gurion and driving them anywhere in the country. Before you get in, you know who is driving, what it costs and when you leave.`,
  figuresTitle: 'In figures',
  sample: 'Sample',
  figures: { customers: 'customers', rides: 'rides', punctuality: 'on time', rating: 'average rating' },
  partsTitle: 'How we work',
  parts: [
    {
      title: 'One price, in writing',
      text: 'It is agreed before the ride and doesn’t change on the way. Night rate, tolls and help with your bags are included.',
    },
    {
      title: 'The driver follows your flight',
      text: `They know when you have actually landed. A delay of up to ${business.freeDelayHours} hours costs you nothing.`,
    },
    {
      title: `One vehicle, up to ${business.vehicleSeats} people`,
      text: `A Mercedes Sprinter with leather seats and room for ${business.luggage.largeSuitcases} large suitcases. A group of up to ${business.maximumGroup}? We send several vehicles, and you talk to one person.`,
    },
    {
      title: 'Six days a week',
      text: 'Day and night, except Shabbat and Jewish holidays. Flying at 02:00 on Sunday, a few hours after Shabbat? We’ll be there.',
    },
    { title: 'How long the driver waits', text: terms.waiting },
    { title: 'When something goes wrong', text: `${terms.lateDriver} ${terms.complaints}` },
  ],
  notTitle: 'What you will not get from us',
  not: [
    'A meter',
    'A surcharge for suitcases',
    'A driver who approaches you in the hall uninvited',
    'A surprise when you pay',
  ],
  companyTitle: 'The company',
  company,
  action: {
    title: 'Where to?',
    text: 'Tell us from where, to where and when. We reply with a final price.',
    chatText: 'Hello, I read about you on your site and would like to ask about a ride.',
  },
};
