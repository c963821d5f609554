import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { fare, night, queue } from '../figures.en';

export const article: ArticleTexts = {
  title: 'Ben Gurion in twenty-one tips, sorted by the hour you need them',
  excerpt:
    'At the terminal door three hours before the flight, no ride accepted indoors, “coming out” written from the belt. Those are three; the other eighteen are sorted by the hour you need them.',
  tags: ['airport', 'arrivals'],
  meta: {
    title: 'Ben Gurion Airport: 21 tips for flying in and out',
    description:
      'Twenty-one practical tips for Ben Gurion Airport: when to leave, which terminal, security questions, Fridays and Saturdays, landing at night, meeting a driver.',
    keywords: ['Ben Gurion airport tips', 'TLV departure three hours', 'Ben Gurion security', 'Terminal 1 or 3'],
  },
  body: [
    {
      kind: 'checklist',
      title: 'Flying today? Seven lines to tick',
      items: [
        'Terminal read from the ticket: 1 or 3',
        'At the terminal door three hours before an international flight',
        'Ride booked, and for the right date if it leaves after midnight',
        'Checked in online; passports in one hand, not in four bags',
        'Nobody else’s parcel in the luggage',
        'Border slip from the arrival still in the passport',
        'Power bank in the cabin bag, water bottle empty',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The rest can be read in the car. The tips stand in the order in which you will need them.',
    },
    { kind: 'heading', level: 2, id: 'evening-before', text: 'The evening before you fly out' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Count backwards, and from the right end. ' },
          'Take-off minus three hours is when you stand at the door of the terminal, not when you look for your shoes. Before that comes the drive at that hour of that weekday. On Sunday mornings the roads to the airport are full before seven.',
        ],
        [
          { strong: 'Read the terminal. ' },
          'Most flights abroad leave from Terminal 3. Some low-cost and all domestic ones may use Terminal 1, and that changes with the season. They are a shuttle ride apart, which is short, unless you have twelve minutes.',
        ],
        [
          { strong: 'Book the ride the day before. ' },
          'A taxi at 03:30 is a hope. Give the hour at which you want to be there, not the one at which you want to leave, and let whoever drives do the subtraction.',
        ],
        [
          { strong: 'Mind midnight. ' },
          'A flight at 00:55 on the 8th means leaving home on the 7th. It is the commonest wrong booking there is.',
        ],
        [
          { strong: 'Pack your own bag. ' },
          'You will be asked whether you did. If a cousin gave you a parcel for another cousin, open it and look; then say so when they ask.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'departures', text: 'In the departures hall' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'The questions come first. ' },
          'Before check-in somebody young and polite asks where you were, with whom, and who packed. It is a conversation, not an accusation. Short true answers; no jokes about the subject, not even good ones.',
        ],
        [
          { strong: 'Different stickers mean different queues. ' },
          'Some people are asked more and searched longer. It takes the time it takes, which is what the third hour is for.',
        ],
        [
          { strong: 'Dead Sea mud is a liquid. ' },
          'So are hummus, tahini and date honey. Into the suitcase with them, in a bag, in another bag.',
        ],
        [
          { strong: 'Passport control may want to see the slip. ' },
          'The little paper from your arrival. If it is lost you will not be kept in the country, but you will stand in a different queue for a while.',
        ],
        [
          { strong: 'VAT refund? Go there before you check the goods in. ' },
          'The counter may want to see what you bought. Rules and limits change, so read them beforehand, and add a quarter of an hour.',
        ],
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'The hour that nobody believes in',
      text: 'Three hours feels absurd until the one morning in ten on which it was exactly enough: holiday eve, August, four wide-bodies between five and seven. On the nine others you have coffee and a window. It is a good exchange.',
    },
    { kind: 'heading', level: 2, id: 'landing', text: 'Landing' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Walk briskly to border control. ' },
          'Three hundred people left the same aircraft. The corridor is long, and the queue is made of those who were faster.',
        ],
        [
          { strong: 'Have the first address ready. ' },
          'For the officer, for the driver and for yourself. A picture on the phone will do, in Hebrew letters if you have them.',
        ],
        [
          { strong: 'Use the baggage hall. ' },
          'Toilets, trolleys, quiet. Outside customs it is louder, and you cannot come back.',
        ],
        [
          { strong: 'Write at the belt, not on the runway. ' },
          'Whoever fetches you sees on the board that you have landed. What they cannot see is whether your case has. “Coming out” is the useful message.',
        ],
        [
          { strong: 'Missing case: report before customs. ' },
          'The counter is inside. Take the reference number and tell the driver that you will be late; then nobody leaves.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'getting-away', text: 'Getting away' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'No rides indoors. ' },
          'Whoever offers you one in the hall is not the rank. The rank is outside, with a dispatcher and a meter.',
        ],
        [
          { strong: 'Know the second figure. ' },
          `On a clear road the meter shows ${fare.telAviv.metered} to Tel Aviv and ${fare.jerusalem.metered} to Jerusalem; in the rush, ${fare.telAviv.rush} and ${fare.jerusalem.rush}.`,
        ],
        [
          { strong: 'Look at the clock. ' },
          `From ${night.from} to ${night.to} the meter is about ${night.percent} dearer, on Thursday, Friday and Saturday nights about ${night.latePercent}. If it is 20:45 and the cases are there, walk faster.`,
        ],
        [
          { strong: 'By day, alone, with one case: take the train. ' },
          'It leaves from under Terminal 3. Keep the ticket; you need it to get out at the other end.',
        ],
        [
          { strong: 'With children, order the seats with the ride. ' },
          'Ages, not “small”. In the queue outside there are no seats, and at two in the morning no discussion about them.',
        ],
        [{ strong: 'Arrange the way back while you still like your driver. ' }, terms.roundTrip],
      ],
    },
    { kind: 'heading', level: 2, id: 'friday-saturday', text: 'Friday, Saturday and the eves of holidays' },
    {
      kind: 'paragraph',
      text: 'The airport itself works on Shabbat, though some airlines do not fly and some counters stay shut. What stops is the way to it and from it. The week looks like this from the kerb:',
    },
    {
      kind: 'table',
      caption: 'What runs when',
      columns: ['When', 'Train', 'Taxi rank', 'Booked car'],
      rows: [
        ['Sunday to Thursday, day', 'Yes', 'Yes', 'Yes'],
        ['Sunday to Thursday, night', 'Gaps; check', 'Yes, night tariff', 'Yes, same price'],
        ['Friday morning', 'Yes', 'Yes', 'Yes'],
        ['Friday afternoon', 'Ends early', 'Yes', 'Until Shabbat draws near; ask'],
        ['Friday evening to Saturday evening', 'No', 'Yes, dearer tariff', 'No, we rest'],
        ['Saturday night', 'Starts late', 'Yes, long queue', 'From the hour we tell you'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'A flight on Saturday afternoon is therefore a matter of two answers: which taxi will come, and is it ordered? Hotels near the airport or in Tel Aviv order one for you on Friday if you ask. If you are staying with family who keep Shabbat, move to such a hotel on Friday. It is not the most festive evening, but nobody has to get up and drive you.',
    },
    { kind: 'heading', level: 2, id: 'night', text: 'If you land between midnight and five' },
    {
      kind: 'paragraph',
      text: `At that hour the airport is at its best and its worst. Border control is quick, or three aircraft came at once. The rank outside is empty, or it has ${queue} minutes of people in it. You cannot know which, and that is the case for deciding beforehand. A car booked with the flight number costs the same at three in the morning as at three in the afternoon. ${terms.flightDelay} Otherwise reckon with the night figure, ${fare.telAviv.night} to Tel Aviv or ${fare.telAviv.late} around Shabbat, and take a jacket: it is cool outside, even in May.`,
    },
    { kind: 'heading', level: 2, id: 'not', text: 'What you need not worry about' },
    {
      kind: 'list',
      items: [
        'Hebrew. Every sign is in English too, and so is nearly everybody behind a counter.',
        'Exchanging money before you leave the hall. Cards do for the first day.',
        'A stamp in the passport. There is none, only the slip.',
        'Asking soldiers for the way. They are nineteen and glad of the change.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'For an arrival step by step read ',
        { text: 'from the jet bridge to the car', to: '/blog/guide-ben-gurion-airport-english' },
        '; for the choice between rail and road, ',
        { text: 'the six ways out', to: '/blog/ben-gurion-transport-guide' },
        '. Today’s landings are on ',
        { text: 'the board', to: '/flights' },
        '. And if you would like the subtraction, the midnight and the meter to be somebody else’s business: ',
        { text: 'the airport taxi', to: '/airport-taxi' },
        ', both ways.',
      ],
    },
  ],
};
