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
  pictureShows: 'The driver, phone in hand, waits at night beside the lit van.',
  figuresTitle: 'In figures',
  sample: 'Sample',
  figures: { customers: 'customers', rides: 'rides', punctuality: 'on time', rating: 'average rating' },
  handling: {
    title: 'From your request to the ride',
    name: business.answering.name.en,
    role: business.answering.role.en,
    text: `${business.answering.name.en} reads every request. The answer goes out within {minutes reply_minutes}, day and night{if rest_city|, except on Shabbat and Jewish holidays|}. A complaint is answered within {complaint_days} working days.`,
    steps: [
      {
        who: 'You',
        title: 'You ask',
        text: 'By form, WhatsApp or phone: where from, where to, when, and how many of you.',
      },
      {
        who: business.answering.name.en,
        title: 'A price in writing',
        text: 'A person reads the request and sends you the final price, VAT included.',
      },
      {
        who: 'You',
        title: 'You accept',
        text: 'On your trip page, in a message or by phone. Only then is the ride booked, and the confirmation comes in writing.',
      },
      {
        who: business.answering.name.en,
        title: 'Who is coming',
        text: 'Before the ride we send you the driver’s name, the car and the meeting point.',
      },
      { who: 'The driver', title: 'You meet', text: `${terms.meetingVip} ${terms.meetingTransfer}` },
    ],
  },
  partsTitle: 'How we work',
  parts: [
    {
      title: 'One price, in writing',
      text: 'It is agreed before the ride and doesn’t change on the way. Night rate, tolls and help with your bags are included.',
    },
    {
      title: 'The driver follows your flight',
      text: `They know when you have actually landed. A delay of up to {hours free_delay_hours} costs you nothing.`,
    },
    {
      title: `One vehicle, up to ${business.vehicleSeats} people`,
      text: `A Mercedes Sprinter with leather seats and room for ${business.luggage.largeSuitcases} large suitcases. A group of up to {most_passengers}? We send several vehicles, and you talk to one person.`,
    },
    {
      title: '{if rest_city|Six days a week|Every day of the year}',
      text: 'Day and night, {if rest_city|except Shabbat and Jewish holidays. Flying at 02:00 on Sunday, a few hours after Shabbat|Shabbat and Jewish holidays included. Flying at 02:00 on Sunday}? We’ll be there.',
    },
    { title: 'How long the driver waits', text: terms.waiting },
    { title: 'When something goes wrong', text: terms.lateDriver },
  ],
  notTitle: 'What you will not get from us',
  not: [
    ...(business.legal.licenceKind === 'taxi' ? [] : ['A meter']),
    'A surcharge for suitcases',
    'A driver who approaches you in the hall uninvited',
    'A bot that answers in place of a person',
  ],
  companyTitle: 'The company',
  company,
  action: {
    title: 'Where to?',
    text: 'Tell us where from, where to and when. We reply with a final price.',
    chatText: 'Hello, I read about you on your site and would like to ask about a ride.',
  },
};
