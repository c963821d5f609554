import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { fare, night, queue } from '../figures.en';

export const article: ArticleTexts = {
  title: 'From the jet bridge to the car, without a wrong turn',
  excerpt: 'Which door to take, where to stand, and whom not to answer when a taxi is offered indoors.',
  tags: ['arrivals', 'airport'],
  meta: {
    title: 'Landing at Ben Gurion: the way out, step by step',
    description:
      'An arrival at Ben Gurion Airport minute by minute: border control, the belt, customs, the hall, and how to find your driver, the train or the official taxi rank.',
    keywords: ['Ben Gurion arrivals guide', 'Terminal 3 pickup', 'Tel Aviv airport arrival', 'meet driver Ben Gurion'],
  },
  body: [
    {
      kind: 'callout',
      tone: 'tip',
      title: 'Three rules for the first hour',
      text: [
        { strong: 'Keep the slip of paper' },
        ' that border control gives you. ',
        { strong: 'Do not leave the baggage hall' },
        ' before you have everything: there is no way back in. ',
        { strong: 'Nobody official sells rides indoors.' },
        ' A driver with your name on a board is yours; a man with a quiet “taxi?” is not.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Ben Gurion is a simple airport that feels complicated because everybody in it is in a hurry. There is one stream of people and it flows one way. Below is that stream with a clock beside it. The times are for an ordinary day; holiday eves and the early morning, when the wide-bodies come in together, are slower.',
    },
    {
      kind: 'table',
      caption: 'An arrival, with a clock beside it',
      columns: ['Minutes after landing', 'Where you are', 'What you do'],
      rows: [
        ['0–10', 'Still in your seat', 'Phone on, data on. Nothing to write to anybody yet'],
        ['10–20', 'The long corridor', 'Walk. This is the only queue you can overtake on foot'],
        ['20–45', 'Border control', 'Passport, two questions, a slip of paper'],
        ['40–60', 'Baggage hall', 'Belt number on the screens; count the pieces twice'],
        ['45–65', 'Customs', 'Green channel with nothing to declare, red with something'],
        ['50–70', 'Arrivals hall', 'Find your board, or your sign: train, taxi, car hire'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'With hand luggage only, on a quiet Tuesday, all of this can be done in half an hour. With four cases and a pushchair at 05:00 in August, allow an hour and a half and be pleased if you were wrong.',
    },
    { kind: 'heading', level: 2, id: 'which-terminal', text: 'First: which terminal?' },
    {
      kind: 'paragraph',
      text: 'Terminal 3 is the large one, and arrivals from abroad normally come out there. Terminal 1 serves domestic flights and some low-cost airlines; which ones, and in which direction, changes with the season. The terminals are a drive apart, not a walk; a shuttle bus connects them. So read the ticket, and if you are being met, send the flight number and not the word “airport”. From a flight number a driver can see the terminal. From “the airport, around three” he can see nothing.',
    },
    { kind: 'heading', level: 2, id: 'border', text: 'Border control: shorter than its reputation' },
    {
      kind: 'paragraph',
      text: 'Foreign passports are not stamped any more. You get a small printed slip with your photograph, and it is worth more than it looks: hotels ask for it, and so may anybody who has to see that you are here as a visitor. Put it in the passport and leave it there until you fly home. Whether you need an electronic travel authorisation or a visa before boarding depends on your passport; check that with the official source long before the flight, because the airline will check it at the gate.',
    },
    {
      kind: 'paragraph',
      text: 'The officer may ask why you came, where you will sleep and whom you know. These are not traps. Short true answers are the fastest ones: “Holiday. Jerusalem, then the Dead Sea. Nobody.” Have the name of the first hotel ready, and if you booked a driver, the booking is a decent answer too.',
    },
    { kind: 'heading', level: 2, id: 'belt', text: 'The belt, and the thing people forget' },
    {
      kind: 'paragraph',
      text: 'The baggage hall is the last place with a toilet without a queue, trolleys and a wall to lean on. Use all three. Change a nappy here, put the SIM card in here, take the jacket off here. Once you are through customs the doors close behind you.',
    },
    {
      kind: 'paragraph',
      text: [
        'If a case is missing, report it at the airline’s counter ',
        { strong: 'before' },
        ' you go out, and take the reference number with you. Then write one line to whoever is meeting you. A driver who knows that you are standing at the counter waits differently from one who only knows that the flight landed an hour ago.',
      ],
    },
    { kind: 'heading', level: 2, id: 'hall', text: 'The hall: four signs and a crowd' },
    {
      kind: 'paragraph',
      text: 'The doors open, and suddenly there are balloons. Israelis meet their people at the barrier with the whole family, so the first ten metres are somebody else’s party. Walk through it. Do not stop in the doorway; every second traveller does, and every third is hit by a trolley.',
    },
    {
      kind: 'figure',
      picture: 'blog/taxi-queue',
      alt: 'A driver with a name board stands in a pool of light beside a van; behind him the line of taxis.',
      caption: 'Outdoors it is either the rank or the car you booked. There is no third kind.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Your driver. ' },
          'With a VIP transfer he stands at the barrier with the board. With an airport taxi you write that you are coming out, and he tells you where the car stands. The message with the details says which of the two it is.',
        ],
        [
          { strong: 'The train. ' },
          'The station lies under Terminal 3; follow the signs down. Tel Aviv and Jerusalem directly, the rest with a change. Not on Shabbat, and with gaps at night.',
        ],
        [
          { strong: 'The taxi rank. ' },
          `Outside, signposted, with a dispatcher. ${queue} minutes when several flights land together.`,
        ],
        [
          { strong: 'Car hire. ' },
          'Counters in the terminal, cars elsewhere. Allow for the form, the shuttle and the inspection of scratches.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'touts', text: 'Whom not to answer' },
    {
      kind: 'paragraph',
      text: 'He is well dressed, he speaks your language, and he is walking beside you rather than standing behind a desk. He says one of four things:',
    },
    {
      kind: 'table',
      caption: 'What you hear indoors, and what it means',
      columns: ['He says', 'It means'],
      rows: [
        ['“Taxi? No waiting.”', 'A car in the car park, without a meter and perhaps without a licence to carry you'],
        ['“Same price as outside.”', 'You will not be outside to compare'],
        ['“The train is not working today.”', 'Look at the board yourself. Sometimes it is true'],
        ['“Are you Mr …? I am your driver.”', 'Let him say the name first. Yours knows it, and the hotel too'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Not every one of them is a villain, but an unlicensed ride has no meter, no receipt and, what matters more, possibly no insurance that covers you as a paying passenger. “No, thank you”, without breaking step, is enough. What such a ride tends to cost stands in ',
        { text: 'the list of mistakes people pay for', to: '/blog/common-taxi-mistakes' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'finding-each-other', text: 'Finding each other, if somebody is meeting you' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Before the flight: save the number of the driver or the company, and send them a number of yours that works abroad. WhatsApp over the airport’s Wi-Fi is fine.',
        'After landing: nothing. The driver has the flight on the board and knows that you are down.',
        'At the belt, when the last piece is on the trolley: “coming out”. Two words, and the best-timed message of the day.',
        'In the hall: read the boards slowly from one end of the barrier to the other. Names get shortened; “Fam. Weiss” may be you.',
        'Not there within five minutes? Stay where you are and call. Two people looking for each other while walking meet later than one who stands still.',
      ],
    },
    {
      kind: 'paragraph',
      text: `With us the clock is on your side. ${terms.flightDelay} ${terms.waiting} The meeting time is set with you in such a way that passport control and belt are already counted in, so those ${business.freeWaitingMinutes} minutes begin where other people’s patience ends.`,
    },
    { kind: 'heading', level: 2, id: 'money', text: 'Money and a SIM card, in that order of unimportance' },
    {
      kind: 'paragraph',
      text: `Cards work nearly everywhere in Israel, phones with a wallet too. A little cash is useful for markets, for tips to a guide and for a taxi whose card reader has chosen this evening to rest. The exchange desk at the airport is convenient and charges for being so; change a small amount or use a cash machine. If you do take a taxi from the rank, reckon with the rush-hour fare: ${fare.telAviv.rush} to Tel Aviv, ${fare.jerusalem.rush} to Jerusalem, and about ${night.percent} more on the meter after ${night.from}.`,
    },
    {
      kind: 'paragraph',
      text: 'A SIM or eSIM bought at home is cheaper than one bought while tired. You need it less for calls than for navigation and for WhatsApp, on which this country runs: drivers, guesthouses, dentists, the man who rents out kayaks.',
    },
    { kind: 'heading', level: 2, id: 'friday', text: 'If the calendar says Friday or Saturday' },
    {
      kind: 'paragraph',
      text: [
        'From Friday afternoon trains and most buses stop, and so do we, until Shabbat ends on Saturday night. Candle lighting moves with the season: around four in December, after seven in June. A landing at 14:00 on a Friday is comfortable in summer and a race in winter. Ask before you buy the ticket; ',
        { text: 'we will tell you plainly', to: '/contact' },
        ' whether the drive fits in. If it does not, the rank outside works through Shabbat at the dearer tariff.',
      ],
    },
    {
      kind: 'checklist',
      title: 'On one sheet, for the pocket',
      items: [
        'Flight number and first address, written down, not only in the cloud',
        'Driver’s or company’s number saved; roaming or eSIM switched on before landing',
        'Border slip in the passport',
        'Pieces of luggage counted before the customs door',
        '“Coming out” sent from the belt',
        'No ride accepted indoors',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Whoever is fetching you can watch the landing on the ',
        { text: 'board of arrivals', to: '/flights' },
        '. If you want the board with your name, look at the ',
        { text: 'VIP airport transfer', to: '/vip-airport-transport' },
        '; if a car at the kerb is enough, the ',
        { text: 'airport taxi', to: '/airport-taxi' },
        ' is the shorter page. And if you have not decided between rails and road, ',
        { text: 'this guide weighs them', to: '/blog/ben-gurion-transport-guide' },
        '.',
      ],
    },
  ],
};
