import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { fare, night } from '../figures.en';

export const article: ArticleTexts = {
  title: 'Uber enters Israel: what it means for your ride, and what to ask',
  excerpt:
    'Before you board, set the app to Ben Gurion and your landing hour and see what it offers; here that has long meant licensed taxis. Six questions that stay right whatever the law says next month.',
  tags: ['regulations', 'taxi-fares'],
  meta: {
    title: 'Uber in Israel: what travellers should know in 2026',
    description:
      'Does Uber work in Israel? How taxi apps and private-driver rides differ here, what to check in the app before you land, and when app, taxi or booked car is best.',
    keywords: ['Uber Israel', 'Uber Tel Aviv airport', 'taxi app Israel', 'ride hailing Israel 2026'],
  },
  body: [
    {
      kind: 'callout',
      tone: 'tip',
      title: 'If you land today',
      text: [
        'Open the app ',
        { strong: 'before you board' },
        ', set the pick-up to Ben Gurion and the hour to your landing, and see what it offers: nothing, a licensed taxi, or a private car. Believe the app and not an article, this one included. And have a plan B that does not need data: the official rank, the train, or a car booked ahead.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Few sentences are typed into a phone at Ben Gurion as often as “does Uber work here”. The question has had different answers over the years, and the newspapers announce a new one regularly. We run a transport business, so we read those announcements with more than curiosity. This is our attempt to separate what has long been true from what may be different by the time you read it.',
    },
    { kind: 'heading', level: 2, id: 'long-true', text: 'What has long been true' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Carrying passengers for money takes a licence. ' },
          'Ride-hailing by private drivers in their own cars, the thing that made Uber a verb elsewhere, has long not been permitted in Israel.',
        ],
        [
          { strong: 'Taxi apps are another matter. ' },
          'Apps that call a licensed taxi work well here, and Israelis use them daily. What comes is a taxi with a roof sign, a meter and a driver with a taxi licence; the app replaces the whistle, not the law.',
        ],
        [
          { strong: 'A name in the app store proves little. ' },
          'An international app can be present in a country and offer there only part of what it offers at home, for instance taxis alone.',
        ],
        [
          { strong: 'Headlines run ahead. ' },
          'Opening the market has been announced, opposed, drafted and announced again. Between a headline and a car at the kerb lie a law, rules, licences and insurance. As of 2026 the only safe statement is: check the app and the date of what you read.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'three-cars', text: 'Three cars that look alike on a screen' },
    {
      kind: 'paragraph',
      text: 'On a phone they are all a small car that creeps towards you. At the kerb they are three different things, and the difference shows when something goes wrong.',
    },
    {
      kind: 'table',
      caption: 'What may come when you press the button',
      columns: ['Question', 'Licensed taxi by app', 'Private driver by app', 'Booked car'],
      rows: [
        ['Who drives', 'A taxi driver', 'A private person, where the law allows it', 'A company’s driver'],
        ['Price', 'Meter, or a figure in the app', 'Set by the app; rises with demand', 'Fixed when you book'],
        ['When you learn it', 'At the end, or as an estimate', 'Before, for that minute', 'Before the flight'],
        [
          'At 02:00, three flights down',
          `Tariff B, about ${night.percent} more`,
          'Demand pricing, if somebody is there',
          'The price of last week',
        ],
        ['Your flight is late', 'You order later', 'You order later, at the later price', 'The driver comes later'],
        ['Eight people, nine cases', 'Two or three cars', 'The same', 'One van'],
        ['Shabbat', 'Yes', 'Probably', 'Not with us'],
        ['Who answers afterwards', 'The app, the operator', 'The app', 'A person with a telephone'],
      ],
    },
    { kind: 'heading', level: 2, id: 'would-change', text: 'What would change with private drivers' },
    {
      kind: 'paragraph',
      text: 'Let us be fair to the thing we compete with. More drivers mean shorter waits in the places where taxis are thin: a suburb at midnight, a village in the Sharon, a Saturday. A price shown before you get in is better than a meter that ticks, and we should know, since we live off that idea. And a driver with a rating has a reason to be polite on a Tuesday. If private ride-hailing comes to stay, ordinary rides in town will probably get easier, and the taxi trade will have to answer. That is good for people who ride.',
    },
    {
      kind: 'paragraph',
      text: 'At the airport it is less clear. An airport is the place where demand comes in lumps of three hundred people. Prices that follow demand follow it upwards at exactly the minute in which you, too, come out of the door. And Ben Gurion has its own rules for who may stop where, for how long. In other countries, too, the airport has often been the last place to be settled and the first to be argued about.',
    },
    { kind: 'heading', level: 2, id: 'six-questions', text: 'Six questions that stay right' },
    {
      kind: 'paragraph',
      text: 'Laws change; these do not. Put them to any app, any driver, and to us.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'Is this car licensed to carry me for money? ' },
          'A taxi shows it on its roof and on the dashboard. For anything else, the app or the company must be able to say under which licence it drives.',
        ],
        [
          { strong: 'Am I insured as a paying passenger? ' },
          'This is the real question behind the licence. A private policy may not cover a ride that was paid for. “Of course” is not an answer; a sentence in the terms is.',
        ],
        [
          { strong: 'Is the figure a price or an estimate? ' },
          'Look for the small word. If it is an estimate, ask what moves it: time, tolls, another route, demand.',
        ],
        [
          { strong: 'Where exactly does it pick up? ' },
          'At the airport “my location” is a hall on several floors. A pick-up point has a floor, a door and a number.',
        ],
        [
          { strong: 'What happens if I am late? ' },
          'Apps count minutes from the driver’s arrival, not from your suitcase’s. Know how many you have.',
        ],
        [
          { strong: 'Whom do I call? ' },
          'For the telephone on the back seat, the child seat that did not come, the charge you do not understand. A form is not a whom.',
        ],
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Not everything that says “app” is one',
      text: 'The oldest trick adapts quickly. A man in the hall who tells you that he is “from the app” and that you should cancel the order and pay him directly is from nowhere. Compare plate, name and picture with the screen, and get in only if all three agree. If you cancel at his wish, you are travelling with a stranger, without a record, in a car nobody knows you entered.',
    },
    { kind: 'heading', level: 2, id: 'which', text: 'So which, for what?' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'In town, by day or in the evening: ' },
          'an app that calls a taxi. Quick, traceable, and no Hebrew needed. Nothing we offer is better for four kilometres.',
        ],
        [
          { strong: 'From the airport, alone, by day: ' },
          `the train, or a taxi. By meter you pay ${fare.telAviv.metered} to Tel Aviv on a clear road, ${fare.telAviv.rush} in the rush.`,
        ],
        [
          { strong: 'From the airport at night, with family or luggage: ' },
          'a booked car. Not because apps are bad, but because that is the hour at which you want nothing to depend on how many cars are free.',
        ],
        [
          { strong: 'To the airport at four in the morning: ' },
          'booked the day before, whoever drives. An app can show no cars. It is nobody’s fault, and the plane leaves all the same.',
        ],
        [
          { strong: 'Two hours into the desert: ' },
          'a booked car. Finding a ride to Masada by app may succeed. Finding one back is the adventure.',
        ],
        [{ strong: 'On Shabbat: ' }, 'a taxi, by app or from the rank. We rest.'],
      ],
    },
    { kind: 'heading', level: 2, id: 'watch', text: 'What to watch for in the news' },
    {
      kind: 'paragraph',
      text: 'If you read that Uber “has entered”, look for four facts in the article. Does it speak of private drivers or of taxis? Has it been passed, or has somebody announced it? Does it say anything about the airport? And since when, in which cities? A text without these four is about politics, not about transport. A pilot in Tel Aviv does not help you in Tiberias, and a law that takes effect next year does not pick you up on Thursday.',
    },
    {
      kind: 'checklist',
      title: 'Before you rely on an app in Israel',
      items: [
        'App installed, payment card accepted and phone number verified at home, where the SMS arrives',
        'Tried with the real pick-up and the real hour: which kinds of car appear?',
        'Roaming or eSIM active on landing, battery above a third',
        'Child seats: can the app order them? If not, book elsewhere',
        'Plan B with a telephone number on paper',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'What we think of it? Competition that shows its price beforehand is welcome; it is how we work ourselves. ',
        `${terms.fixedPrice} ${terms.hours} `,
        'If that fits your hour, the ',
        { text: 'airport taxi', to: '/airport-taxi' },
        ' and the ',
        { text: 'rides between towns', to: '/nationwide-transport' },
        ' are the plain pages. For what a metered ride comes to, see ',
        { text: 'the cost guide', to: '/blog/taxi-cost-guide' },
        ', and for the tricks that are older than any app, ',
        { text: 'the ten mistakes', to: '/blog/common-taxi-mistakes' },
        '. Questions that are not answered there: ',
        { text: 'ask us', to: '/faq' },
        '.',
      ],
    },
  ],
};
