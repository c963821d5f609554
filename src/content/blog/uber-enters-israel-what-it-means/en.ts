import { companySentence } from '../../terms/company.en';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { night } from '../figures.en';
import { sourceLines } from '../sources.en';

export const article: ArticleTexts = {
  title: 'Uber in Israel: a dated timeline, and which app works today',
  excerpt:
    'No private-driver rides yet: Uber left in the summer of 2023, and a bill to allow them passed a preliminary vote on 21 January 2026. Until it is law, Gett and Yango call licensed taxis. With sources.',
  tags: ['regulations', 'taxi-fares'],
  meta: {
    title: 'Uber in Israel: timeline, law and the apps that work',
    description:
      'Does Uber work in Israel? A dated timeline from 2017 to the 2026 bill, which taxi apps work instead, what you pay with them, and what to check before you land.',
    keywords: ['Uber Israel', 'Uber Tel Aviv airport', 'Gett Israel', 'Yango Israel', 'ride hailing Israel 2026'],
  },
  body: [
    {
      kind: 'callout',
      tone: 'tip',
      title: 'The short answer',
      text: [
        { strong: 'No. ' },
        'As far as we could establish, private drivers may not carry paying passengers in their own cars in Israel. Two apps call a licensed taxi: ',
        { strong: 'Gett' },
        ', which also runs the rank at Ben Gurion, and ',
        { strong: 'Yango' },
        '. A bill that would allow Uber and others passed a preliminary vote in January 2026. It still needed three readings, and we found no report of any.',
      ],
    },
    { kind: 'heading', level: 2, id: 'timeline', text: 'What happened when' },
    {
      kind: 'table',
      caption: 'Uber and the law in Israel',
      columns: ['Date', 'What happened', 'What it meant for passengers'],
      rows: [
        ['2017', 'Uber tries rides by private drivers, until a court stops them', 'No private cars by app'],
        [
          '2022 to summer 2023',
          'Uber works as an app for licensed taxis, then leaves',
          'The Uber app finds no cars in Israel',
        ],
        [
          'September 2023',
          'Gett wins the contract for the rank at Ben Gurion',
          'One operator at the airport rank, for four years',
        ],
        ['16 September 2025', 'The transport minister says she will let Uber in', 'No change'],
        ['18 January 2026', 'A ministerial committee approves two bills', 'Nothing yet'],
        [
          '21 January 2026',
          'The Knesset passes the bill in a preliminary reading, 37 to 2',
          'Nothing yet: committee work and three readings follow',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'For anything newer, search for “Uber bill” and “third reading”. A bill becomes law in Israel after its third reading. Regulations, licences and insurance come after that.',
    },
    { kind: 'heading', level: 2, id: 'bill', text: 'What the bill says' },
    {
      kind: 'list',
      items: [
        'Owners of private cars could carry passengers for money through an app, if they meet conditions that the Ministry of Transport sets: age, driving experience, insurance.',
        'The companies and the drivers would need a licence.',
        'The minister could close areas to the service for reasons of security, traffic or public need. The reports do not say whether the airport would be one.',
        'A fund would compensate taxi owners who give up their licences.',
        'Any app that meets the conditions, Uber or another, could offer rides.',
      ],
    },
    { kind: 'heading', level: 2, id: 'today', text: 'What works today' },
    {
      kind: 'table',
      caption: 'Four ways to order a car',
      columns: ['What', 'Gett', 'Yango', 'The rank at the airport', 'A booked car'],
      rows: [
        ['Who comes', 'A licensed taxi', 'A licensed taxi', 'A licensed taxi', 'A company’s vehicle'],
        ['Price', 'Meter or the app’s offer', 'Meter or the app’s offer', 'Meter', 'Fixed when you book'],
        ['Ordering fee', 'Yes, by the tariff', 'Yes, by the tariff', 'No', 'No'],
        ['When you know the price', 'An estimate first', 'An estimate first', 'At the end', 'Before the flight'],
        [
          'At night',
          `Rate up to ${night.latePercent} higher`,
          `Rate up to ${night.latePercent} higher`,
          `Rate up to ${night.latePercent} higher`,
          'Same price',
        ],
        ['Shabbat', 'Yes', 'Yes', 'Yes', '{if rest_city|Not with us|Yes}'],
        ['Seven people', 'Two cars', 'Two cars', 'Two cars', 'One vehicle'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'In town an app is the better way to get a taxi: you see the route and the driver, pay by card and need no Hebrew. At Ben Gurion an app does not shorten the queue. Gett’s taxis leave from the same rank, on level G, and before the holidays of September 2025 passengers reported waiting two hours there. What the meter comes to for fifteen places is worked out in ',
        { text: 'the fare guide', to: '/blog/taxi-cost-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'set-up', text: 'Setting up an app before you fly' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Install it at home and verify your number while you can still receive the text message.',
        'Add a card, and check that your bank allows payments from Israel.',
        'Enter a pick-up and a destination to see which kinds of car are offered.',
        'Have roaming or an eSIM ready, and land with some battery left.',
        'Taxis rarely carry child seats, and an app may not offer any. If you need one, bring it or book a car that has it.',
        'Have a second plan that needs no data: the rank, the train or a booked car.',
      ],
    },
    { kind: 'heading', level: 2, id: 'six-questions', text: 'Six questions for any app or driver' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'Is the car licensed to carry me for money? ' },
          'A taxi shows it on the roof and the dashboard. Any other car needs a transport licence that the company can name. Ours is on ',
          { text: 'our about page', to: '/about' },
          '.',
        ],
        [
          { strong: 'Am I insured as a paying passenger? ' },
          'A private policy may not cover a ride that was paid for.',
        ],
        [
          { strong: 'Is the figure a price or an estimate? ' },
          'If it is an estimate, ask what moves it: time, tolls, another route, demand.',
        ],
        [{ strong: 'Where exactly is the pick-up? ' }, 'At the airport, ask for the level and the gate.'],
        [
          { strong: 'What if I am late? ' },
          'Apps start counting when the car arrives. Find out how many minutes you have.',
        ],
        [{ strong: 'Who do I call? ' }, 'About a phone left on the back seat, or a charge you do not understand.'],
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: '“I’m from the app”',
      text: 'If someone in the hall says so and asks you to cancel the order and pay cash, walk away. Compare the number plate, the name and the picture with your screen, and get in only if all three match.',
    },
    { kind: 'heading', level: 2, id: 'which', text: 'Which one for which ride' },
    {
      kind: 'table',
      caption: 'Our advice, ride by ride',
      columns: ['The ride', 'Take'],
      rows: [
        ['In town, by day or in the evening', 'A taxi by app'],
        ['From the airport, alone, by day', 'The train, or the rank'],
        ['From the airport at night, with family or luggage', 'A booked car'],
        ['To the airport at four in the morning', 'A car or taxi booked the day before'],
        ['To Masada, Safed or Eilat', 'A booked car: finding a taxi back is the hard part'],
        ['On Shabbat', 'A taxi, by app or from the rank'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'We would compete with Uber, so read this with that in mind. ',
        `${companySentence} ${terms.fixedPrice} `,
        'More about the rides: ',
        { text: 'airport transfer', to: '/airport-taxi' },
        ' and ',
        { text: 'rides between towns', to: '/nationwide-transport' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      items: sourceLines(
        'uberTrial',
        'uberLeft',
        'gett',
        'uberPlan',
        'uberCommittee',
        'uberReading',
        'uberSteps',
        'taxiStops',
        'queueTwoHours',
        'yango',
        'tariff',
      ),
    },
  ],
};
