import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'jerusalem',
  meta: {
    title: 'Ben Gurion to Jerusalem: time, fare, the right gate',
    description:
      'Real driving times, what the meter comes to, which Old City gate to ask for, and a first day of sights. Private transfer from Ben Gurion at a fixed price.',
  },
  name: 'Jerusalem',
  tagline: 'The golden city',
  lead: 'The last mile is the slow one. Seven of the Old City’s eight gates are open, so ask to be driven to the one nearest your hotel or your first sight.',
  pictureShows: 'The golden dome above the walls of the Old City, with cypresses in front.',
  chat: 'Hello, I would like a price for a ride to Jerusalem.',
  ride: {
    title: 'Up Route 1, eight hundred metres into the hills',
    paragraphs: [
      'Your driver follows the flight, so a late landing needs no phone call. With the VIP airport transfer you are met in the arrivals hall with a name board. Route 1 runs flat through vineyards as far as Sha’ar HaGai, then climbs past the rusted armoured trucks of the 1948 convoys. The city begins behind the last ridge, and so does the traffic.',
      'Tell us the name of the hotel. For Mount Herzl and the south-west, the Route 16 tunnels avoid the crowded western entrance. For the northern quarters Route 443, which has two checkpoints, may be quicker. Hotels by Jaffa Gate and Mamilla are reached by car. Guesthouses inside the walls are not: the driver stops at the gate and the last stretch is on foot, over stone steps.',
    ],
  },
  sights: {
    title: 'A first day, gate by gate',
    items: [
      {
        name: 'Mount of Olives lookout',
        text: 'Come in the morning, with the sun behind you and the domes lit. Walk down the cemetery path to Gethsemane. The Church of All Nations closes in the middle of the day.',
      },
      {
        name: 'The Old City',
        text: 'Jaffa Gate for the Holy Sepulchre, Lions’ Gate for the start of the Via Dolorosa, Dung Gate for the Western Wall. You can get out at one and be collected at another. The Franciscans walk the Stations every Friday afternoon. The Wall is open day and night.',
      },
      {
        name: 'Yad Vashem',
        text: 'Admission is booked ahead, and children under ten are not admitted to the history museum. Plan nothing for the hour after it. Closed on Saturdays and Jewish holidays.',
      },
      {
        name: 'Israel Museum',
        text: 'The Dead Sea Scrolls, and a model of the city as it stood before the year 70: see it before the real stones. On Tuesdays it opens only in the afternoon.',
      },
      {
        name: 'Mahane Yehuda market',
        text: 'Best on a weekday before noon. On Friday morning the whole city shops here, and by mid-afternoon the shutters are down until Sunday.',
      },
    ],
  },
  tips: {
    title: 'What visitors wish they had known',
    items: [
      {
        term: 'Temple Mount',
        text: 'Non-Muslim visitors enter only by the Mughrabi ramp beside the Western Wall, Sunday to Thursday, in short windows that move with the season. Bring a passport.',
      },
      {
        term: 'Shabbat',
        text: `From Friday afternoon shops, trains and buses stop almost completely.{if rest_city| If you land on a Saturday, plan to leave the airport after dark.|} ${fridayLanding('en', 'jerusalem')}`,
      },
      {
        term: 'Dress',
        text: 'Shoulders and knees covered for every holy place. Flat soles: the paving has been polished for centuries.',
      },
      {
        term: 'Bethlehem',
        text: 'It lies in Area A, which Israeli citizens may not enter. Ask us before you plan on it and we will tell you how far we can take you.',
      },
      {
        term: 'Weather',
        text: 'It is several degrees cooler than the coast. January can bring snow, and a jumper is useful even on an August evening.',
      },
      {
        term: 'What to combine',
        text: 'Ein Karem for the churches of John the Baptist, Abu Ghosh for hummus beside a Crusader church. Both lie a short way off Route 1.',
      },
    ],
  },
};
