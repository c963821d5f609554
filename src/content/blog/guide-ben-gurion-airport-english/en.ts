import { facts } from '../../facts';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { arrivalsPlan } from '../arrivals-plan';
import { queue } from '../figures.en';
import { LANDING_TO_CAR } from '../shabbat-times';
import { sourceLines } from '../sources.en';

export const article: ArticleTexts = {
  title: 'Landing at Ben Gurion: the way out of Terminal 3, step by step',
  excerpt:
    'ETA-IL before you board, then passport control, the belt and customs, and a numbered plan of the hall: where the name boards are, and where taxi, train, bus and hire car leave.',
  tags: ['arrivals', 'airport'],
  meta: {
    title: 'Landing at Ben Gurion: the way out, step by step',
    description:
      'An arrival at Ben Gurion minute by minute: ETA-IL, border control, the belt, customs, and a plan of Terminal 3 with taxi rank, train, buses and car hire.',
    keywords: ['Ben Gurion arrivals guide', 'Terminal 3 pick-up', 'ETA-IL', 'meet driver Ben Gurion'],
  },
  body: [
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Before you board: ETA-IL',
      text: [
        'Since 1 January 2025 visitors who need no visa (among them those with British, American, Canadian, Australian and EU passports) need an approved travel authorisation, ',
        { strong: 'ETA-IL' },
        '. It costs ₪25 per person, is valid for two years or until the passport expires, and allows stays of up to 90 days. Apply at least 72 hours before you land, only on the official site, israel-entry.piba.gov.il. Israelis do not need it.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you are an Israeli citizen with another nationality, check the rule before you travel. By the last announcement we found, you could enter on the foreign passport until 30 September 2026. We could not confirm what applies after that.',
    },
    {
      kind: 'table',
      caption: 'An arrival, with a clock beside it',
      columns: ['Minutes after landing', 'Where you are', 'What you do'],
      rows: [
        ['0–10', 'Still in your seat', 'Phone on, data on'],
        ['10–20', 'The corridor', 'Walk briskly: the whole aircraft is heading for the same queue'],
        ['20–45', 'Passport control', 'Passport, two questions, a slip of paper'],
        ['40–60', 'Baggage hall', 'Belt number on the screens. Count your suitcases'],
        ['45–65', 'Customs', 'Green channel with nothing to declare, otherwise red'],
        ['50–70', 'Arrivals hall', 'Your name board, or the signs: train, taxi, bus, car hire'],
      ],
    },
    {
      kind: 'paragraph',
      text: `With hand luggage twenty minutes can be enough. With a suitcase it is about ${facts.landingToHall.minutes} minutes to the arrivals hall, and for a family we plan ${LANDING_TO_CAR} minutes from touching down to the car leaving.`,
    },
    { kind: 'heading', level: 2, id: 'plan', text: 'The plan of Terminal 3' },
    ...arrivalsPlan('en'),
    { kind: 'heading', level: 2, id: 'which-terminal', text: 'Which terminal?' },
    {
      kind: 'paragraph',
      text: 'Flights from abroad come out at Terminal 3, including those of airlines that take off from Terminal 1. Flights within Israel are another matter: those from Eilat normally land at Terminal 1, but use Terminal 3 when it closes, as it did in October 2025. Go by your ticket. A free shuttle bus connects the two. If you are being met, send the flight number and your driver will see the terminal.',
    },
    { kind: 'heading', level: 2, id: 'border', text: 'Passport control' },
    {
      kind: 'paragraph',
      text: 'Foreign passports are no longer stamped. You get a small printed slip with your photograph, your border pass. Hotels ask for it, so keep it in the passport until you fly home. The officer may ask why you have come, where you are staying and who you know. Short, true answers are quickest: “Holiday. Jerusalem, then the Dead Sea.” Have the name of the first hotel ready.',
    },
    { kind: 'heading', level: 2, id: 'belt', text: 'The baggage hall' },
    {
      kind: 'list',
      items: [
        'Trolleys are free. Toilets and the lost-luggage desk are here too.',
        'Change the nappy, put in the SIM card and repack now: there is no way back after customs.',
        [
          'If a suitcase is missing, report it ',
          { strong: 'before' },
          ' you go out, take the reference number and message your driver.',
        ],
        'With everything on the trolley, write “coming out” to the person meeting you. The flight board shows that you have landed. Only you know that you have your luggage.',
      ],
    },
    { kind: 'heading', level: 2, id: 'hall', text: 'The arrivals hall' },
    {
      kind: 'paragraph',
      text: 'The doors open on families with balloons. Keep walking until you are clear of the doorway, because the next trolley is right behind you.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Your driver. ' },
          'With our VIP airport transfer the driver stands at the barrier with your name on a board. With the airport transfer you write that you have your luggage, and the driver comes to the agreed pick-up point.',
        ],
        [
          { strong: 'The taxi rank. ' },
          `Outside on level G, with a dispatcher. Gett has run it since winning the airport’s tender in 2023, and the driver has to use the meter. When several flights land together people report waiting ${queue} minutes. Every taxi from the airport has to take cards.`,
        ],
        [
          { strong: 'The train. ' },
          'Level S, reached by escalator from across the road. Tel Aviv and Jerusalem are direct. No trains on Shabbat.',
        ],
        [{ strong: 'Buses. ' }, 'Level 2, outside gate 23. You cannot pay the driver in cash.'],
        [{ strong: 'Car hire. ' }, 'Counters on level 1. Allow time for the forms and for finding the car.'],
      ],
    },
    { kind: 'heading', level: 2, id: 'touts', text: 'Offers inside the hall' },
    {
      kind: 'paragraph',
      text: 'The only places where a taxi may pick you up are the rank on level G and, for taxis that were booked before, the bays at gate 23. Someone who offers a ride inside the hall is breaking that rule.',
    },
    {
      kind: 'table',
      caption: 'What you may hear, and what it means',
      columns: ['You hear', 'It means'],
      rows: [
        ['“Taxi? No waiting.”', 'A car in the car park, without a meter and perhaps without a licence to carry you'],
        ['“Same price as outside.”', 'You cannot compare it once you are in the car'],
        ['“The train is not working today.”', 'Look at the board. It does happen during works'],
        ['“Are you Mr …? I am your driver.”', 'Ask which name and which hotel. Your own driver knows both'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'An unlicensed ride has no meter and no receipt, and its insurance may not cover you as a paying passenger. “No, thank you” is enough. Other costly habits are in ',
        { text: 'ten taxi mistakes', to: '/blog/common-taxi-mistakes' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'finding-each-other', text: 'Finding your driver' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Before the flight: save the driver’s or company’s number, and give them a number of yours that works abroad. WhatsApp over the airport’s Wi-Fi is fine.',
        'After landing there is nothing to do. The driver sees the flight on the board.',
        'At the belt, with the last suitcase: “coming out”.',
        'In the hall, read the boards from one end of the barrier to the other. Names get shortened: “Fam. Weiss” may be you.',
        'If you have not found each other after five minutes, stand still and call.',
      ],
    },
    {
      kind: 'paragraph',
      text: `${terms.flightDelay} ${terms.waiting}`,
    },
    { kind: 'heading', level: 2, id: 'money', text: 'Money and a SIM card' },
    {
      kind: 'paragraph',
      text: [
        'Cards and phone wallets work nearly everywhere, so a small amount of cash for markets and tips is plenty. The exchange desks at the airport are convenient, but the rate is poor. Buy an eSIM at home, because you will need data: hotels, drivers and guides in Israel all use WhatsApp. What the meter comes to for fifteen towns is in ',
        { text: 'the fare guide', to: '/blog/taxi-cost-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'friday', text: 'If you land on a Friday or Saturday' },
    {
      kind: 'paragraph',
      text: [
        'Trains and most buses stop on Friday afternoon and start again on Saturday night, {if rest_city|and we do not drive on Shabbat|while we drive on Shabbat, too}. The taxi rank works through Shabbat at the higher tariffs. The latest landing on a Friday for six towns, month by month, is in ',
        { text: 'the guide to fifteen places', to: '/blog/transportation-from-ben-gurion-airport-guide' },
        '.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Before you land, and on the way out',
      items: [
        'ETA-IL approved, and the passport it was approved for',
        'Flight number and first address, also on paper',
        'Driver’s or company’s number saved, roaming or eSIM switched on before landing',
        'Border slip in the passport',
        'Suitcases counted before customs',
        '“Coming out” sent from the belt',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Anyone meeting you can watch the landing on ',
        { text: 'our arrivals board', to: '/flights' },
        '. For the choice between train, bus, taxi and car see ',
        { text: 'six ways out of the airport', to: '/blog/ben-gurion-transport-guide' },
        '. To be met at the barrier, book the ',
        { text: 'VIP airport transfer', to: '/vip-airport-transport' },
        '. If meeting at the car is enough, the ',
        { text: 'airport transfer', to: '/airport-taxi' },
        ' is the one to book.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      items: sourceLines(
        'etaCost',
        'etaHours',
        'etaIsraelis',
        'dualNationals',
        'taxiStops',
        'levels',
        'buses',
        'trolleys',
        'terminalOne',
        'eilatAtThree',
        'allArriveAtThree',
        'gett',
        'queueHour',
        'cards',
      ),
    },
  ],
};
